/**
 * Deploying while matches run, and taking it back: the functions of two versions over the same table. The old
 * side is this version, or what OLD_FUNCTIONS holds (`npm run rehearse -- --from <ref>`).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@consigliere/contract/endpoints";
import { keepsCommitment } from "@consigliere/engine/fairness";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buildVariant, correctedRules, newerRecords } from "./assembly/variant.ts";
import type { Cloud } from "./cloud.ts";
import {
  askedPlayer,
  enterAsGuest,
  type Player,
  playIntoAWindow,
  playToTheEnd,
  startMatch,
} from "./player.ts";
import { call } from "./sources/table.ts";
import { faultsIn, useCloud } from "./use-cloud.ts";

const the = useCloud();
const old = () => process.env["OLD_FUNCTIONS"] ?? join(inject("assembly"), "functions");

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "variants-"));
  await Promise.all([
    buildVariant(join(folder, "corrected"), correctedRules),
    buildVariant(join(folder, "newer"), newerRecords),
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Item = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that is stored of a match, read past all code. */
async function itemsOf({ endpoint, table }: Cloud, matchId: string): Promise<Item[]> {
  const { Items } = await call(endpoint, "Query", {
    TableName: table.tableName,
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": { S: `MATCH#${matchId}` } },
  });
  return Items as unknown as Item[];
}

const recordsOf = async (cloud: Cloud, id: string) =>
  (await itemsOf(cloud, id)).filter(({ sk }) => sk?.["S"]?.startsWith("R#"));

const logOf = async (player: Player, id: string) =>
  (await player.client.call(endpoints.readLog, { params: { id }, query: { limit: 100 } })).events;

it("a corrected rule meets running matches and is taken back again, and nothing is lost or told twice", async () => {
  const { cloud } = the;
  await cloud.deploy(old());
  const address = "reader@rollout.test";
  const { reader, friend, id: waiting } = await askedPlayer(cloud, address);
  // Long enough not to be over before the rule is taken back.
  const started = await startMatch([reader, friend], { options: { mobSize: 9 } });
  await cloud.source.drain();
  // Answers given now stay in the stream.
  const unfinished = await playIntoAWindow({ reader, friend, id: started });
  const ids = [waiting, unfinished];
  const history = async () => Promise.all(ids.map((id) => recordsOf(cloud, id)));
  const logs = async () => Promise.all(ids.flatMap((id) => [logOf(reader, id), logOf(friend, id)]));
  const [recordsBefore, logsBefore] = [await history(), await logs()];
  const mailsBefore = cloud.ses.sent.length;

  await cloud.deploy(join(folder, "corrected"));
  await cloud.pass(180);
  const told = await reader.view(unfinished);
  expect(told.table?.prompts.some(({ topic }) => topic.startsWith("counter-"))).toBe(false);
  const restarted = (await logOf(reader, unfinished)).map(({ event }) => event);
  expect(restarted).toContainEqual(
    expect.objectContaining({ type: "step-restarted", to: expect.stringMatching(/\.corrected$/) }),
  );
  expect(await logOf(friend, unfinished)).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ type: "step-restarted" }) }),
  );
  await cloud.pass(180);
  const mails = cloud.ses.sent.slice(mailsBefore).filter(({ to }) => to.includes(address));
  expect(mails.length).toBeGreaterThan(0);
  expect(new Set(mails.map(({ raw }) => raw.split("\r\n\r\n").slice(1).join())).size).toBe(mails.length);

  // A turn under the new rules, left unfinished in the middle where it can be.
  for (const player of [friend, reader, friend]) for (const id of ids) await player.answerNow(id);

  await cloud.deploy(old());
  for (const id of ids) {
    const last = await playToTheEnd(cloud, [reader, friend], id);
    expect(last.match.status).toBe("over");
    const proof = await reader.client.call(endpoints.readProof, { params: { id } });
    expect(keepsCommitment(proof.secret, proof.commitment)).toBe(true);
  }
  await cloud.pass(180);
  await cloud.pass(3600);

  const after = await history();
  for (const [index, records] of after.entries()) {
    expect(records.slice(0, recordsBefore[index]?.length)).toEqual(recordsBefore[index]);
    const places = records.map(({ sk }) => Number(sk?.["S"]?.slice(2)));
    expect(places).toEqual(places.map((_, place) => place + 1));
    const answers = records.flatMap(({ answerId }) => answerId?.["S"] ?? []);
    expect(new Set(answers).size).toBe(answers.length);
  }
  const versions = after[1]?.map(({ rulesVersion }) => rulesVersion?.["S"]) ?? [];
  const [first, second, ...rest] = versions.filter((version, place) => version !== versions[place - 1]);
  expect(second).toMatch(/\.corrected$/);
  expect(rest).toEqual([first]);
  for (const [index, log] of (await logs()).entries()) {
    const before = logsBefore[index] ?? [];
    expect(log.filter(({ n }) => before.some((event) => event.n === n))).toEqual(
      before.filter(({ n }) => log.some((event) => event.n === n)),
    );
  }
  const { rows } = await reader.client.call(endpoints.readDashboard, {});
  expect(ids.map((id) => rows.find(({ matchId }) => matchId === id)?.status)).toEqual(["over", "over"]);
  const ends = cloud.ses.sent.filter(
    ({ to, raw }) => to.includes(address) && ids.some((id) => raw.includes(id)),
  );
  expect(new Set(ends.map(({ raw }) => raw.split("\r\n\r\n").slice(1).join())).size).toBe(ends.length);
  expect(cloud.streamFailures).toEqual([]);
  // The service reports that a step was asked again, and nothing else.
  expect(faultsIn(cloud).filter((line) => !line.includes("step asked again"))).toEqual([]);
});

it("old code that meets a newer shape refuses it and changes nothing, and the new code goes on", async () => {
  const { cloud } = the;
  await cloud.deploy(old());
  const ann = await enterAsGuest(cloud, "Ann");
  const ben = await enterAsGuest(cloud, "Ben");
  const [id, untouched] = [
    await startMatch([ann, ben], { options: { mobSize: 5 } }),
    await startMatch([ann, ben], { options: { mobSize: 5 } }),
  ];
  await cloud.source.drain();

  await cloud.deploy(join(folder, "newer"));
  const answerOnce = async (match: string) => (await ann.answerNow(match)) || (await ben.answerNow(match));
  expect(await answerOnce(id)).toBe(true);
  const stored = await itemsOf(cloud, id);

  await cloud.deploy(old());
  const logged = cloud.logs.length;
  await expect(ann.view(id)).rejects.toThrow("server/failed");
  await expect(ann.answerNow(id)).rejects.toThrow("server/failed");
  expect(
    cloud.logs.slice(logged).some((line) => /record has shape \d+, this code knows \d+/.test(line)),
  ).toBe(true);
  expect(await itemsOf(cloud, id)).toEqual(stored);
  expect(await answerOnce(untouched)).toBe(true);
  await cloud.source.drain();
  expect(await itemsOf(cloud, id)).toEqual(stored);
  expect(cloud.streamFailures.length).toBeGreaterThan(0);

  await cloud.deploy(join(folder, "newer"));
  expect(await answerOnce(id)).toBe(true);
  expect(await answerOnce(untouched)).toBe(true);
  const last = await playToTheEnd(cloud, [ann, ben], id);
  expect(last.match.status).toBe("over");
  const { rows } = await ben.client.call(endpoints.readDashboard, {});
  const statusOf = (match: string) => rows.find(({ matchId }) => matchId === match)?.status;
  expect([id, untouched].map(statusOf)).toEqual(["over", "playing"]);
});
