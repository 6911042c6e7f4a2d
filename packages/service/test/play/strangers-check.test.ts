/** Fresh matches of each game, played through the service, and checked by a script that shares no code with us. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { timeOfRound } from "@consigliere/engine/beacon";
import { checkProof } from "@consigliere/engine/check-proof";
import { verdictOf } from "@consigliere/engine/finding";
import type { Game } from "@consigliere/engine/game";
import { type Proof, printed } from "@consigliere/engine/proof";
import type { Receipt } from "@consigliere/engine/receipt";
import { IS_THOROUGH } from "@consigliere/engine/testing/thorough";
import { games } from "@consigliere/games/registry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contribute } from "../../src/lobby/contribute.ts";
import { tryGame } from "../../src/lobby/try-game.ts";
import { readProof } from "../../src/play/proof.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { testBeacon } from "../../testing/beacon.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startIn } from "../../testing/receipts.ts";

const script = fileURLToPath(new URL("../../../../docs/check_dealing.py", import.meta.url));
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.warn("docs/check_dealing.py is not tried: there is no python3 here");

const folder = mkdtempSync(join(tmpdir(), "consigliere-proofs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const CONTRIBUTION = "5a".repeat(32);

/** A match of one person, who gives up at once, and bots, who play it to its end. */
async function played(game: Game): Promise<{ proof: Proof; receipt: Receipt }> {
  const t = await openContext([game], { beacon: testBeacon() });
  const ann = await t.person("Ann");
  const id = await tryGame(t.context, ann, { game: game.meta.id, seats: 3 });
  const { commitment } = (await viewMatch(t.context, ann.userId, id)).match;
  const at = t.clock.now().toISOString();
  await contribute(t.context, ann.userId, id, { commitment, contribution: CONTRIBUTION });
  const { start } = startIn(await viewMatch(t.context, ann.userId, id), t.clock.now().toISOString());
  await t.pass(60);
  const first = await viewMatch(t.context, ann.userId, id);
  const { deal } = startIn(first, at);
  await resign(t.context, ann.userId, id, { answerId: "resign-1" });
  await untilOver(t, ann.userId, id);
  const last = await viewMatch(t.context, ann.userId, id);
  const proof = await readProof(t.context, ann.userId, id);
  const heads = [first.head ?? "", last.head ?? ""];
  const receipt = { match: id, commitment, contribution: CONTRIBUTION, at, ...(start && { start }), heads };
  return { proof, receipt: { format: "consigliere-receipt/2", ...receipt, ...(deal && { deal }) } };
}

async function untilOver(t: TestContext, userId: string, id: string): Promise<void> {
  for (let hours = 0; hours < 1000; hours++) {
    if ((await viewMatch(t.context, userId, id)).match.status === "over") return;
    await t.pass(3600);
  }
  throw new Error("the match does not end");
}

/** The script's output for a proof and receipts, and its exit code. */
function checked(proof: unknown, receipts: readonly unknown[] = []) {
  const files = [proof, ...receipts].map((content, i) => {
    const path = join(folder, `${i}.json`);
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    return path;
  });
  const { status, stdout, stderr } = spawnSync("python3", [script, ...files], { encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, lines: stdout.trim().split("\n") };
}

/** Between them they draw cards, seats and dice; a match of the others takes longer, and their proofs are checked beside the games. */
const CHECKED = ["crooks", "mafia-dollar"].map((id) => games[id]).filter((game) => game !== undefined);

describe.each(CHECKED)("a fresh match of $meta.id", (game) => {
  let match: Awaited<ReturnType<typeof played>>;
  beforeAll(async () => {
    match = await played(game);
  });

  it("holds before the checker, receipt and all", () => {
    const { proof, receipt } = match;
    const found = [...checkProof(JSON.stringify(proof), { games: [game], receipts: [receipt] })].flatMap(
      (step) => ("found" in step ? [step.found] : []),
    );
    expect(found.filter((one) => verdictOf(one) === "broken")).toEqual([]);
    const codes = found.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["receipt/fits", "choice/none", "draws/follow"]));
    expect(codes).toEqual(expect.arrayContaining(["records/agree", "bots/agree", "outcome/agrees"]));
  });

  it.runIf(hasPython)("holds before the script", () => {
    const { proof, receipt } = match;
    const { status, lines } = checked(proof, [receipt]);
    expect(lines.filter((line) => line.startsWith("BROKEN"))).toEqual([]);
    const draws = proof.records.flatMap((record) => record.draws ?? []).length;
    expect(lines).toContain(
      `holds      ${draws} draws are what the key gives, in order and with none left out`,
    );
    expect(lines).toContain(
      `holds      the first ${proof.records.length} of ${proof.records.length} records are those that the device was shown`,
    );
    expect(status).toBe(2);
  });

  it.runIf(hasPython && (IS_THOROUGH || game === CHECKED[0]))(
    "is found out by the script where spoiled",
    () => {
      const { proof, receipt } = match;
      const [first, ...others] = proof.records;
      const undrawn = proof.records.map(({ draws: _, ...record }) => record);
      const [[at, bound, value] = [0, 1, 0], ...more] = first?.draws ?? [];
      const withDraws = (draws: unknown) => ({ records: [{ ...first, draws }, ...others] });
      const seats = proof.joined.map((one) => ({ ...one, seat: (one.seat + 1) % proof.joined.length }));
      const spoiled: Readonly<Record<string, object>> = {
        secret: { secret: "00".repeat(32) },
        commitment: { commitment: "00".repeat(32) },
        contribution: { joined: proof.joined.map((one) => ({ ...one, contribution: null })) },
        seats: { joined: seats },
        round: { beacon: { ...proof.beacon, round: (proof.beacon?.round ?? 0) + 1 } },
        signature: { beacon: { ...proof.beacon, signature: "00".repeat(48) } },
        value: withDraws([[at, bound, (value + 1) % bound], ...more]),
        missing: withDraws(more),
        bound: withDraws([[at, 2 ** 40, value], ...more]),
        nonsense: { joined: 1 },
        "no draws": { records: undrawn },
        recipe: { recipe: 1 },
      };
      for (const [name, change] of Object.entries(spoiled)) {
        const { print: _, ...rest } = { ...proof, ...change };
        expect(checked(printed(rest as Proof), [receipt]).status, name).toBe(1);
      }
      const round = proof.beacon === null ? 0 : timeOfRound(proof.beacon, proof.beacon.round);
      const late = { ...receipt, at: new Date(round + 3_600_000).toISOString() };
      for (const other of [late, { ...receipt, commitment: "00".repeat(32) }]) {
        expect(checked(proof, [other]).status).toBe(1);
      }
      for (const garbage of ["", "{", "[]", "null", '{"format":"consigliere-proof/2"}']) {
        expect(checked(garbage).status).toBe(1);
      }
    },
  );
});
