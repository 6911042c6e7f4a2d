import { endpoints } from "@consigliere/contract/endpoints";
import { checkProof } from "@consigliere/engine/check-proof";
import { verdictOf } from "@consigliere/engine/finding";
import { catalogue } from "@consigliere/games/catalogue";
import { games } from "@consigliere/games/registry";
import { expect, it } from "vitest";
import { enterAsGuest, playToTheEnd, startMatch } from "./player.ts";
import { faultsIn, useCloud } from "./use-cloud.ts";

const the = useCloud();

it("guests and a bot play a whole match of Family Business through the distribution", async () => {
  const { cloud } = the;
  const ann = await enterAsGuest(cloud, "Ann");
  const ben = await enterAsGuest(cloud, "Ben");
  const id = await startMatch([ann, ben], { seats: 3, options: { mobSize: 5 } });
  const last = await playToTheEnd(cloud, [ann, ben], id);
  expect(last.match.status).toBe("over");
  expect(last.match.outcome?.placements).toHaveLength(3);
  const { rows } = await ben.client.call(endpoints.readDashboard, {});
  expect(rows).toMatchObject([{ matchId: id, status: "over", myTurn: false }]);
  const proof = await ann.client.call(endpoints.readProof, { params: { id } });
  const checked = [...checkProof(JSON.stringify(proof), { games: Object.values(games), receipts: [] })];
  const found = checked.flatMap((step) => ("found" in step ? [step.found] : []));
  expect(found.filter((one) => verdictOf(one) === "broken")).toEqual([]);
  // Not one that a stranger would know, but a signed round that lay in the future at the start.
  expect(found.map(({ code }) => code)).toContain("beacon/unknown");
  expect(faultsIn(cloud)).toEqual([]);
  expect(cloud.streamFailures).toEqual([]);
});

/** Family Business is played above; the lightest of the others, and the heaviest. */
const PLAYED: readonly string[] = ["crooks", "nothing-personal"];

it.each(catalogue.filter(({ meta }) => PLAYED.includes(meta.id)))(
  "a guest plays a whole match of $meta.id with bots",
  async ({ meta: { id: game, seats }, short }) => {
    const { cloud } = the;
    const ann = await enterAsGuest(cloud, "Ann");
    const id = await startMatch([ann], { game, seats: seats.min, options: short });
    const last = await playToTheEnd(cloud, [ann], id);
    expect(last.match.status).toBe("over");
    expect(faultsIn(cloud)).toEqual([]);
  },
);

it("a function that is started anew in the middle of a match goes on with it", async () => {
  const { cloud } = the;
  const ann = await enterAsGuest(cloud, "Ann");
  const id = await startMatch([ann], { seats: 2, options: { mobSize: 5 } });
  await cloud.source.drain();
  await ann.answerNow(id);
  const before = (await ann.view(id)).table;
  await Promise.all(Object.values(cloud.functions).map((one) => one.recycle()));
  expect((await ann.view(id)).table).toEqual(before);
});

it("logs do not say what was held or signed", async () => {
  const { cloud } = the;
  const ann = await enterAsGuest(cloud, "Ann");
  const id = await startMatch([ann], { seats: 2, options: { mobSize: 5 } });
  await cloud.source.drain();
  await ann.view(id);
  const written = cloud.logs.join("\n");
  const keys = JSON.parse(cloud.parameters.get(cloud.keysParameter) ?? "") as Record<string, unknown>;
  const words = JSON.stringify(keys).match(/"(?:value|privateKey|origin\d+)":"([^"]+)"/g) ?? [];
  const secrets = [...words.map((word) => word.split('"')[3] ?? ""), ...ann.cookies.values()];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(written).not.toMatch(/"(hands?|deck)":/);
});
