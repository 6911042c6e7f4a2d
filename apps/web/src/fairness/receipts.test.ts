import { fingerprint } from "@consigliere/contract/fingerprint";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  contributionTo,
  isOtherCommitment,
  noteDealing,
  receiptOf,
  receiptText,
  withdrawContribution,
} from "./receipts.ts";

const match = "m1";
const commitment = "ab".repeat(32);
const CHAIN = "52".repeat(32);
const other = "cd".repeat(32);

let storage: Map<string, string>;
let isForbidden: boolean;
beforeEach(() => {
  storage = new Map();
  isForbidden = false;
  const guarded = <T>(act: () => T): T => {
    if (isForbidden) throw new Error("forbidden");
    return act();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => guarded(() => storage.get(key) ?? null),
    setItem: (key: string, text: string) => guarded(() => void storage.set(key, text)),
  });
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
    dealing: {
      rules: startedAt === null ? null : "2",
      joined: contributions.map((contribution, seat) => ({
        seat,
        hasContributed: contribution !== null,
        contribution,
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
    const contribution = contributionTo({ match, commitment });
    expect(contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(receiptOf(match)).toEqual({
      format: "consigliere-receipt/2",
      match,
      commitment,
      contribution,
      at: "2026-03-01T12:00:00.000Z",
    });
    expect(contributionTo({ match, commitment })).toBe(contribution);
    expect(contributionTo({ match: "m2", commitment })).not.toBe(contribution);
  });

  it("is not given to another commitment than the one that was shown first", async () => {
    await noteDealing(seen(null, [null, null]));
    expect(contributionTo({ match, commitment: other })).toBeNull();
    expect(isOtherCommitment({ id: match, commitment: other })).toBe(true);
    expect(isOtherCommitment({ id: match, commitment })).toBe(false);
    expect(receiptOf(match)?.commitment).toBe(commitment);
  });

  it("that came too late is not claimed", () => {
    contributionTo({ match, commitment });
    withdrawContribution(match);
    expect(receiptOf(match)).toMatchObject({ commitment, contribution: null });
  });
});

describe("a receipt", () => {
  it("keeps what was mixed in when the match was first seen to have started, and no later story", async () => {
    const mine = contributionTo({ match, commitment });
    await noteDealing(seen("2026-03-01T12:00:05.000Z", [null, mine], 99));
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
    };
    expect(receiptOf(match)?.start).toEqual(start);
    vi.setSystemTime(new Date("2026-03-01T12:01:00Z"));
    await noteDealing({ ...seen("2026-03-01T12:00:05.000Z", [other, mine], 100), table: {} });
    expect(receiptOf(match)?.start).toEqual(start);
    const deal = { seat: 1, rules: "2", options: fingerprint({ rounds: 3 }) };
    expect(receiptOf(match)?.deal).toEqual(deal);
    await noteDealing({
      ...changed(seen("2026-03-01T12:00:05.000Z", [other, mine], 100)),
      viewer: 0,
      table: {},
    });
    expect(receiptOf(match)?.deal).toEqual(deal);
  });

  it("keeps each head of the records that it is shown once, the first ones and the newest", async () => {
    const shown = { ...seen("2026-03-01T12:00:05.000Z", [null, null]), table: {} };
    const head = (n: number) => fingerprint(n);
    for (const n of [0, 0, 1, 0]) await noteDealing({ ...shown, head: head(n) });
    expect(receiptOf(match)?.heads).toEqual([head(0), head(1)]);
    for (let n = 2; n < 150; n++) await noteDealing({ ...shown, head: head(n) });
    const { heads = [] } = receiptOf(match) ?? {};
    expect([heads.length, heads[98], heads[99]]).toEqual([100, head(98), head(149)]);
  });

  it("is a file that can be read again", async () => {
    const receipt = await noteDealing(seen(null, [null]));
    storage.set("consigliere.receipt.m1", receiptText(receipt));
    expect(receiptOf(match)).toEqual(receipt);
  });

  it("lasts as long as the page where the browser forbids its storage", () => {
    isForbidden = true;
    const contribution = contributionTo({ match: "m3", commitment });
    expect(contributionTo({ match: "m3", commitment })).toBe(contribution);
  });

  it("that is damaged is as good as none", () => {
    storage.set("consigliere.receipt.m1", "{");
    expect(receiptOf(match)).toBeNull();
  });
});
