import { fingerprint } from "@consigliere/contract/fingerprint";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "../device/storage-stub.ts";
import {
  contributionTo,
  isOtherCommitment,
  noteDealing,
  receiptOf,
  receiptsOf,
  receiptText,
  withdrawContribution,
} from "./receipts.ts";

const match = "m1";
const ann = "ann";
const commitment = "ab".repeat(32);
const CHAIN = "52".repeat(32);
const other = "cd".repeat(32);

let storage: Map<string, string>;
beforeEach(() => {
  storage = stubStorage();
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
});

const seen = (startedAt: string | null, contributions: (string | null)[], round: number | null = null) => ({
  match: {
    id: match,
    commitment,
    startedAt,
    game: "crooks",
    options: { rounds: 3 },
    seatOrder: "random" as const,
    openAtEnd: true,
    seats: contributions.map((_, seat) => ({
      seat,
      ...(seat === 0
        ? { kind: "bot" as const, level: "shark", temperament: "fox" }
        : { kind: "person" as const, level: null }),
    })),
    dealing: {
      rules: startedAt === null ? null : "2",
      joined: contributions.map((contribution, seat) => ({
        seat,
        hasContributed: contribution !== null,
        contribution,
        player: seat === 0 ? { bot: "shark:fox" } : ("person" as const),
      })),
      beacon: round === null ? null : { chain: CHAIN, state: "awaited" as const, round, at: null },
    },
  },
  viewer: 1,
  table: null as unknown,
});

const changed = (one: ReturnType<typeof seen>) => ({
  ...one,
  match: { ...one.match, options: {}, dealing: { ...one.match.dealing, rules: "1" } },
});

describe("a contribution", () => {
  it("is kept with the commitment before anybody gets it, and stays the same", () => {
    const contribution = contributionTo(ann, { match, commitment });
    expect(contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(receiptOf(ann, match)).toEqual({
      format: "consigliere-receipt/2",
      match,
      commitment,
      contribution,
      at: "2026-03-01T12:00:00.000Z",
    });
    expect(contributionTo(ann, { match, commitment })).toBe(contribution);
    expect(contributionTo(ann, { match: "m2", commitment })).not.toBe(contribution);
  });

  it("is not given to another commitment than the one that was shown first", async () => {
    await noteDealing(ann, seen(null, [null, null]));
    expect(contributionTo(ann, { match, commitment: other })).toBeNull();
    expect(isOtherCommitment(ann, { id: match, commitment: other })).toBe(true);
    expect(isOtherCommitment(ann, { id: match, commitment })).toBe(false);
    expect(receiptOf(ann, match)?.commitment).toBe(commitment);
  });

  it("that came too late is not claimed", () => {
    contributionTo(ann, { match, commitment });
    withdrawContribution(ann, match);
    expect(receiptOf(ann, match)).toMatchObject({ commitment, contribution: null });
  });
});

describe("a receipt", () => {
  it("keeps what was mixed in when the match was first seen to have started, and no later story", async () => {
    const mine = contributionTo(ann, { match, commitment });
    await noteDealing(ann, seen("2026-03-01T12:00:05.000Z", [null, mine], 99));
    const start = {
      at: "2026-03-01T12:00:00.000Z",
      recipe: 2,
      game: "crooks",
      startedAt: "2026-03-01T12:00:05.000Z",
      seatOrder: "random",
      openAtEnd: true,
      chain: CHAIN,
      round: 99,
      mixed: fingerprint([null, mine]),
      players: fingerprint([{ bot: "shark:fox" }, "person"]),
    };
    expect(receiptOf(ann, match)?.start).toEqual(start);
    vi.setSystemTime(new Date("2026-03-01T12:01:00Z"));
    await noteDealing(ann, { ...seen("2026-03-01T12:00:05.000Z", [other, mine], 100), table: {} });
    expect(receiptOf(ann, match)?.start).toEqual(start);
    const deal = { seat: 1, rules: "2", options: fingerprint({ rounds: 3 }) };
    expect(receiptOf(ann, match)?.deal).toEqual(deal);
    await noteDealing(ann, {
      ...changed(seen("2026-03-01T12:00:05.000Z", [other, mine], 100)),
      viewer: 0,
      table: {},
    });
    expect(receiptOf(ann, match)?.deal).toEqual(deal);
  });

  it("keeps each head of the records that it is shown once, the first ones and the newest", async () => {
    const shown = { ...seen("2026-03-01T12:00:05.000Z", [null, null]), table: {} };
    const head = (n: number) => fingerprint(n);
    for (const n of [0, 0, 1, 0]) await noteDealing(ann, { ...shown, head: head(n) });
    expect(receiptOf(ann, match)?.heads).toEqual([head(0), head(1)]);
    for (let n = 2; n < 150; n++) await noteDealing(ann, { ...shown, head: head(n) });
    const { heads = [] } = receiptOf(ann, match) ?? {};
    expect([heads.length, heads[98], heads[99]]).toEqual([100, head(98), head(149)]);
  });

  it("does not say who was a bot where the house shows somebody else at the table", async () => {
    for (const other of [
      { kind: "bot", level: "shark" },
      { kind: "bot", level: "easy", temperament: "fox" },
      { kind: "person", level: null },
    ] as const) {
      storage.clear();
      const shown = seen("2026-03-01T12:00:05.000Z", [null, null]);
      const seats = [{ seat: 0, ...other }, ...shown.match.seats.slice(1)];
      const { start } = await noteDealing(ann, { ...shown, match: { ...shown.match, seats } });
      expect(start).toMatchObject({ game: "crooks" });
      expect(start).not.toHaveProperty("players");
    }
  });

  it("belongs to one reader: two who share a browser keep one each, and both are there for a check", async () => {
    const mine = contributionTo(ann, { match, commitment });
    const bobs = contributionTo("bob", { match, commitment });
    expect(bobs).not.toBe(mine);
    const shown = { ...seen("2026-03-01T12:00:05.000Z", [bobs, mine]), table: {} };
    await noteDealing("bob", { ...shown, viewer: 0 });
    await noteDealing(ann, shown);
    await noteDealing(null, { ...shown, viewer: null as never });
    expect(receiptOf(ann, match)).toMatchObject({ contribution: mine, deal: { seat: 1 } });
    expect(receiptOf("bob", match)).toMatchObject({ contribution: bobs, deal: { seat: 0 } });
    expect(receiptsOf(match).map(({ contribution }) => contribution)).toEqual([mine, bobs, null]);
    expect(receiptsOf("1")).toEqual([]);
    expect([contributionTo(undefined, { match, commitment }), receiptOf(undefined, match)]).toEqual([
      null,
      null,
    ]);
  });

  it("is a file that can be read again", async () => {
    const receipt = await noteDealing(ann, seen(null, [null]));
    storage.set("consigliere.receipt.ann.m1", receiptText(receipt));
    expect(receiptOf(ann, match)).toEqual(receipt);
  });

  it("lasts as long as the page where the browser forbids its storage", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    stubStorage({ getItem: forbidden, setItem: forbidden });
    const contribution = contributionTo(ann, { match: "m3", commitment });
    expect(contributionTo(ann, { match: "m3", commitment })).toBe(contribution);
  });

  it("that is damaged is as good as none", () => {
    storage.set("consigliere.receipt.ann.m1", "{");
    expect(receiptOf(ann, match)).toBeNull();
  });
});
