/** Records of a match whose settings are written as they once were agree with what is made of them again. */
import type { Game } from "@consigliere/engine/game";
import { type Applied, Run } from "@consigliere/engine/kernel";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { familyBusiness } from "@consigliere/games/family-business/game";
import { BEGIN, type Entry, recordOf, standingNow } from "@consigliere/service/match/record";
import type { MatchRecord } from "@consigliere/store/matches";
import { expect, it } from "vitest";
import { verifyRecords } from "../../src/operate/verify-records.ts";

const game = familyBusiness as unknown as Game;
const setup = { seatCount: 2, options: { firstDealer: 0 }, key: seededKey("old settings") };
const OLD = [{ trigger: "contract-on-me", response: "pass" }];

interface OldSnapshot {
  readonly settings: readonly object[];
}

/** The record with the settings in its snapshot as they were written once. */
function asOnce(record: MatchRecord, standingOrders: readonly object[]): MatchRecord {
  const snapshot = record.snapshot as unknown as OldSnapshot | undefined;
  if (snapshot === undefined) return record;
  const settings = snapshot.settings.map((one, seat) => ({
    sacrificeOrder: (one as { sacrificeOrder: number[] }).sacrificeOrder,
    standingOrders: seat === 1 ? standingOrders : [],
  }));
  return { ...record, snapshot: { ...snapshot, settings } as never };
}

it("settings in a snapshot and in an input", () => {
  const records: MatchRecord[] = [];
  const at = new Date(0);
  const enter = (run: Run, entry: Entry, applied: Applied) => {
    const standing = standingNow(run, {
      meta: { seats: [] },
      pace: game.meta.pace(game.meta.options.parse({})),
      earlier: [],
      now: at,
    });
    const source = { matchId: "m", seq: records.length + 1, at, randomAt: 0, standing };
    records.push(recordOf(entry, applied, run, source));
  };
  const { run, opening } = Run.begin(game, setup);
  enter(run, { input: BEGIN }, opening);
  const settings = { standingOrders: OLD, sacrificeOrder: [] };
  const change = { kind: "settings", seat: 1, settings } as const;
  enter(run, { input: change }, run.apply(change));
  for (const seat of [0, 1]) {
    const { id } = run.prompts(seat)[0] ?? { id: "" };
    const wish = { kind: "answer", seat, prompt: id, value: [], by: "player" } as const;
    enter(run, { input: wish }, run.apply(wish));
  }
  expect(records.filter(({ snapshot }) => snapshot !== undefined).length).toBeGreaterThan(1);
  const [first, ...later] = records as [MatchRecord, ...MatchRecord[]];
  const once = [asOnce(first, []), ...later.map((record) => asOnce(record, OLD))];
  expect(verifyRecords(game, setup, once)).toMatchObject({ agreed: 4, difference: null });
  const other = [asOnce(first, []), ...later.map((record) => asOnce(record, []))];
  expect(verifyRecords(game, setup, other).difference).toMatchObject({ what: "snapshot" });
});
