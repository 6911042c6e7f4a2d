import { describe, expect, it } from "vitest";
import { auctionHouse } from "../../testing/auction-house.ts";
import { ownBeacon } from "../../testing/own-beacon.ts";
import { awaited, randomBot, standingAnswers } from "../../testing/playout.ts";
import { closedProof, oneRound, type ProvenSetup, provenMatch } from "../../testing/proven-match.ts";
import { quicknet } from "../beacon.ts";
import { commitmentOf } from "../fairness.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Bot, Game } from "../game.ts";
import { checkProof } from "./check-proof.ts";
import { FINDINGS, type Finding } from "./finding.ts";
import { type Proof, printed } from "./proof.ts";
import type { Receipt } from "./receipt.ts";

/** Round 123 of quicknet, as the League of Entropy published it. */
const ROUND_123 = oneRound(
  quicknet,
  123,
  "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
);

/** Never bids: a bot that differs from the other one. */
const miser: Bot = { choose: (_view, prompt) => prompt.fallback };
const game = { ...auctionHouse, bots: { miser, random: randomBot } } as unknown as Game;

type ProofRecord = Proof["records"][number];
const isDrawing = ({ draws }: ProofRecord) => (draws?.length ?? 0) > 0;

/** A match in which chance decides more than once. */
const plan = Array.from({ length: 100 }, (_, i): ProvenSetup => {
  return { seed: `proof ${i}`, players: ["person", { bot: "random" }, "person"], ...ROUND_123 };
}).find((one) => provenMatch(game, one).proof.records.filter(isDrawing).length > 1) as ProvenSetup;
const { proof, receipts } = provenMatch(game, plan);
const [mine, other] = receipts as [Receipt, Receipt];

function found(checked: unknown, kept: readonly Receipt[] = receipts, games = [game]): Finding[] {
  const text = typeof checked === "string" ? checked : JSON.stringify(checked);
  return [...checkProof(text, { games, receipts: kept })].flatMap((step) =>
    "found" in step ? [step.found] : [],
  );
}

const codes = (checked: unknown, kept?: readonly Receipt[], games?: Game[]) =>
  found(checked, kept, games).map(({ code }) => code);

/** The proof after a forger changed it and renewed its fingerprint. */
function forged(change: Partial<Proof>): Proof {
  const { print: _, ...rest } = { ...proof, ...change };
  return printed(rest);
}

/** The proof with another record in place of the first that `isMeant`. */
function withRecord(
  isMeant: (record: ProofRecord) => boolean,
  change: (record: ProofRecord) => object,
): Proof {
  const at = proof.records.findIndex(isMeant);
  const record = proof.records[at] as ProofRecord;
  return forged({ records: proof.records.with(at, { ...record, ...change(record) }) });
}

const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
const broken = (codes: readonly Finding["code"][]) => codes.filter((code) => FINDINGS[code] === "broken");

describe("the proof of an honest match", () => {
  it("holds in every part, in the order in which one would look", () => {
    expect(codes(proof)).toEqual([
      "commitment/kept",
      "receipt/fits",
      "receipt/fits",
      "chain/kept",
      "beacon/valid",
      "choice/none",
      "seats/drawn",
      "draws/follow",
      "records/agree",
      "bots/agree",
      "outcome/agrees",
    ]);
  });

  it("is checked with progress, record by record", () => {
    const steps = [...checkProof(JSON.stringify(proof), { games: [game], receipts: [] })];
    const progress = steps.flatMap((step) => ("done" in step ? [step.done] : []));
    expect(progress).toEqual(proof.records.map(({ seq }) => seq));
  });

  it("holds when somebody gives up, another runs out of time, and a third has left orders", () => {
    const first = new Set(["resign", "settings"]);
    const busy = provenMatch(game, {
      ...plan,
      interrupt: (run, random) => {
        if (first.delete("resign")) return { kind: "resign", seat: 0 };
        if (first.delete("settings"))
          return { kind: "settings", seat: 1, settings: { neverVeto: true, alwaysTip: true } };
        const [asked] = awaited(run);
        if (asked === undefined || asked.seat !== 2 || random.below(3) > 0 || standingAnswers(run).length > 0)
          return null;
        return { kind: "answer", seat: 2, prompt: asked.id, value: asked.fallback, by: "deadline" };
      },
    });
    const by = new Set(busy.proof.records.map(({ input }) => (input?.kind === "answer" ? input.by : null)));
    expect(by).toEqual(new Set([null, "player", "bot", "deadline", "standing-order"]));
    const told = busy.proof.records.flatMap(({ events }) => events ?? []);
    expect(told.map(({ everyone }) => everyone?.type)).toContain("tipped");
    expect(broken(codes(busy.proof, busy.receipts))).toEqual([]);
  });
});

describe("a commitment", () => {
  it("that was swapped with its secret is found by whoever has a receipt, and by nobody else", () => {
    const secret = flipped(proof.secret);
    const commitment = commitmentOf(secret);
    const swapped = provenMatch(game, { ...plan, seed: "rigged" }).proof;
    const rigged = forged({ ...swapped, match: proof.match });
    expect(broken(codes(forged({ secret })))).toContain("commitment/broken");
    expect(broken(codes(forged({ secret, commitment })))).toContain("receipt/other-commitment");
    expect(broken(codes(rigged, [mine]))).toContain("receipt/other-commitment");
    expect(broken(codes(rigged, []))).toEqual([]);
    expect(codes(rigged, [])).toContain("receipt/none");
  });
});

describe("a receipt", () => {
  const with_ = (change: Partial<Receipt>) => broken(codes(proof, [{ ...mine, ...change }]));
  const started = (change: Partial<NonNullable<Receipt["start"]>>) =>
    with_({ start: { ...(mine.start as NonNullable<Receipt["start"]>), ...change } });
  const dealt = (change: Partial<NonNullable<Receipt["deal"]>>) =>
    with_({ deal: { ...(mine.deal as NonNullable<Receipt["deal"]>), ...change } });
  const atRound = Date.parse("2023-08-23T15:15:33.000Z");

  it("finds another commitment, contribution, seat, mixture or round", () => {
    expect(with_({ commitment: flipped(mine.commitment) })).toEqual(["receipt/other-commitment"]);
    expect(with_({ contribution: flipped(mine.contribution ?? "") })).toEqual(["receipt/not-mixed-in"]);
    expect(dealt({ seat: 15 })).toEqual(["receipt/other-seat"]);
    expect(started({ mixed: flipped(mine.start?.mixed ?? "") })).toEqual(["receipt/other-mix"]);
    expect(started({ round: 122 })).toEqual(["receipt/other-round"]);
    expect(started({ round: null })).toEqual(["receipt/other-round"]);
  });

  it("of somebody who only saw the commitment fits as such", () => {
    const { start: _, ...seen } = mine;
    expect(codes(proof, [{ ...seen, contribution: null }])).toContain("receipt/same-commitment");
  });

  it("of another match says nothing about this one", () => {
    const foreign = { ...mine, match: "another" };
    expect(codes(proof, [foreign])).toContain("receipt/other-match");
    expect(codes(proof, [foreign])).toContain("choice/open");
  });

  it("finds a contribution that was asked for when the round was known already, but for what clocks differ", () => {
    const late = (seconds: number) =>
      codes(proof, [{ ...mine, at: new Date(atRound + seconds * 1000).toISOString() }]);
    expect(late(-1)).toContain("receipt/fits");
    expect(late(20)).toContain("receipt/clock");
    expect(broken(late(20))).toEqual([]);
    expect(broken(late(3600))).toEqual(["receipt/after-round"]);
  });

  it("finds another recipe, game, start, order of seats, end, beacon, rules or options than were told", () => {
    const terms = [
      started({ recipe: 1 }),
      started({ game: "another" }),
      started({ startedAt: "2023-08-23T15:15:00.000Z" }),
      started({ seatOrder: "chosen" }),
      started({ openAtEnd: false }),
      started({ chain: flipped(quicknet.chain) }),
      started({ players: fingerprint(["person", "person", "person"]) }),
      dealt({ options: flipped(mine.deal?.options ?? "") }),
    ];
    for (const broken of terms) expect(broken).toEqual(["receipt/other-terms"]);
    expect(dealt({ rules: "0" })).toEqual(["receipt/other-rules"]);
  });

  it("that lacks the start, the players or the deal leaves them open", () => {
    const { players: _, ...unnamed } = mine.start as NonNullable<Receipt["start"]>;
    const { start: __, ...unstarted } = mine;
    const { deal: ___, ...undealt } = mine;
    const lacking = (kept: Receipt) =>
      found(proof, [kept]).flatMap(({ code, data }) => (code === "receipt/lacks" ? [data["what"]] : []));
    expect([mine, { ...mine, start: unnamed }, unstarted, undealt].map(lacking)).toEqual([
      [],
      ["players"],
      ["start"],
      ["deal"],
    ]);
    // Another receipt shows it.
    expect(codes(proof, [unstarted, other])).not.toContain("receipt/lacks");
  });

  it("shows that nobody could choose only if everything was seen before the round came out", () => {
    const seenAt = (ms: number) => {
      const start = {
        ...(mine.start as NonNullable<Receipt["start"]>),
        at: new Date(atRound + ms).toISOString(),
      };
      return codes(proof, [{ ...mine, start }]);
    };
    const { start: _, ...unseen } = mine;
    expect(seenAt(-1)).toContain("choice/none");
    expect(seenAt(0)).toContain("choice/open");
    expect(codes(proof, [unseen])).toContain("choice/open");
    // A receipt that does not fit shows nothing.
    expect(codes(proof, [{ ...mine, commitment: flipped(mine.commitment) }])).toContain("choice/open");
    expect(codes(proof, [{ ...mine, commitment: flipped(mine.commitment) }, other])).toContain("choice/none");
  });
});

describe("the heads that a device kept", () => {
  const isAnswer = ({ input }: ProofRecord) => input?.kind === "answer";
  const heads = mine.heads ?? [];

  it("find out a record, a version of the rules or a closed part that was rewritten, and a record that was cut off", () => {
    const answer = withRecord(isAnswer, ({ input }) => ({ input: { ...input, prompt: "another" } }));
    const told = withRecord(isAnswer, () => ({ events: [{ everyone: { type: "lie" } }] }));
    const rules = withRecord(isAnswer, () => ({ rules: "9" }));
    const state = withRecord(
      (record) => record.state !== undefined,
      () => ({ state: "00".repeat(32) }),
    );
    const shorter = forged({ records: proof.records.slice(0, -1) });
    const unsalted = forged({ salt: "00".repeat(32) });
    const hidden = closedProof(proof);
    const reclosed = {
      ...hidden,
      records: hidden.records.with(1, { ...hidden.records[1], closed: "00".repeat(32) } as ProofRecord),
    };
    for (const one of [answer, told, rules, state, shorter, unsalted, printed(withoutPrint(reclosed))]) {
      expect(codes(one)).toContain("chain/broken");
    }
  });

  it("are not satisfied by what the house says to stand for answers that it shows", () => {
    const { records } = closedProof(proof);
    const open = proof.records.map((record, i) => ({
      ...record,
      ...(records[i]?.closed && { closed: records[i].closed }),
    }));
    const lying = open.with(1, { ...open[1], events: [] } as (typeof open)[number]);
    const { salt: _, ...unsalted } = forged({ records: lying });
    expect(codes(forged({ records: lying }))).toContain("chain/broken");
    expect(codes(printed(withoutPrint(unsalted)))).toContain("chain/broken");
  });

  it("say how far they reach, and that none is there", () => {
    const early = [{ ...mine, heads: heads.slice(0, 1) }];
    expect(found(proof, early)).toContainEqual({ code: "chain/open", data: { from: 2 } });
    const { heads: _, ...unlooked } = mine;
    expect(codes(proof, [unlooked])).toContain("chain/none");
    expect(codes(proof, [])).not.toContain("chain/none");
  });

  it("cover rules that changed on the way, and what they do not cover is not by older rules", () => {
    const changed = provenMatch(game, { ...plan, newRules: { after: 9, asksAgain: false } });
    expect(broken(codes(changed.proof, changed.receipts))).toEqual([]);
    const lowered = withRecord(isAnswer, () => ({ rules: "0" }));
    expect(codes(lowered, [{ ...mine, heads: heads.slice(0, 1) }])).toContain("receipt/other-rules");
  });

  it("find out a state that was swapped where the rules changed", () => {
    const { proof, receipts } = provenMatch(game, { ...plan, newRules: { after: 9, asksAgain: false } });
    const at = proof.records.findIndex(({ snapshot }) => snapshot !== undefined);
    const record = proof.records[at] as ProofRecord;
    const snapshot = { ...record.snapshot, step: 99 } as NonNullable<ProofRecord["snapshot"]>;
    const swapped = proof.records.with(at, { ...record, snapshot });
    const resealed = proof.records.with(at, { ...record, snapshot, state: fingerprint(snapshot) });
    expect(codes(printed({ ...withoutPrint(proof), records: swapped }), receipts)).toContain(
      "chain/other-state",
    );
    expect(codes(printed({ ...withoutPrint(proof), records: resealed }), receipts)).toContain("chain/broken");
  });
});

describe("a player who mixed nothing in", () => {
  it("is counted", () => {
    const joined = proof.joined.map((one) =>
      one.player === "person" ? { ...one, contribution: null } : one,
    );
    expect(found(forged({ joined }))).toContainEqual({ code: "mix/silent", data: { people: 2 } });
  });
});

describe("a beacon", () => {
  const beacon = proof.beacon as Extract<NonNullable<Proof["beacon"]>, { signature: string }>;

  it("that signs something else is found", () => {
    const lies = { ...beacon, signature: ownBeacon("liar").sign(123) };
    expect(codes(forged({ beacon: lies }))).toContain("beacon/forged");
    expect(codes(forged({ beacon: { ...beacon, signature: "00".repeat(48) } }))).toContain("beacon/forged");
  });

  it("of the house's own making is named, however true its signature", () => {
    const own = ownBeacon("own");
    const made = provenMatch(game, { ...plan, startedAt: "2026-01-01T00:00:00.000Z", beacon: own });
    expect(codes(made.proof, made.receipts)).toContain("beacon/unknown");
    expect(broken(codes(made.proof, made.receipts))).toEqual([]);
    // It does not pass under the name of the public beacon either.
    const named = provenMatch(game, {
      ...plan,
      beacon: { ...own, chain: { ...own.chain, chain: quicknet.chain } },
    });
    expect(codes(named.proof, named.receipts)).toContain("beacon/unknown");
  });

  it("is taken at the round that the start waits for, neither earlier nor later", () => {
    const startedAt = new Date(Date.parse(proof.startedAt) - 60_000).toISOString();
    expect(found(forged({ startedAt }))).toContainEqual({
      code: "beacon/other-round",
      data: { round: 103, found: 123 },
    });
  });

  it("that was missed, and one that was never there, leave open who could choose", () => {
    const { signature: _, ...chain } = beacon;
    expect(codes(forged({ beacon: { ...chain, missed: true } }))).toContain("beacon/missed");
    const { beacon: __, ...without } = plan;
    const none = provenMatch(game, without);
    expect(codes(none.proof, none.receipts)).toContain("beacon/none");
    expect(broken(codes(none.proof, none.receipts))).toEqual([]);
  });
});

describe("what follows from the key", () => {
  it("is found when the seats are others", () => {
    const moved = proof.joined.map((one) => ({ ...one, seat: (one.seat + 1) % 3 }));
    const twice = proof.joined.map((one) => ({ ...one, seat: 0 }));
    expect(codes(forged({ joined: moved }))).toContain("seats/differ");
    expect(codes(forged({ joined: twice }))).toContain("seats/differ");
    const chosen = provenMatch(game, { ...plan, seatOrder: "chosen" });
    expect(codes(chosen.proof, chosen.receipts)).toContain("seats/chosen");
  });

  it("is found when a draw is another one, stands elsewhere, or is left out", () => {
    const other = withRecord(isDrawing, ({ draws }) => ({
      draws: draws.map(([at, bound, value]) => [at, bound, (value + 1) % bound]),
    }));
    const later = withRecord(isDrawing, ({ draws }) => ({
      draws: draws.map(([at, bound, value]) => [at + 4, bound, value]),
    }));
    const silent = withRecord(isDrawing, () => ({ draws: [] }));
    for (const changed of [other, later, silent]) expect(codes(changed)).toContain("draws/differ");
  });

  it("needs neither answers nor rules: hidden answers leave the draws to be checked", () => {
    const closed = closedProof(proof);
    const kept = receipts.map((receipt) => withStart(receipt, { openAtEnd: false }));
    expect(codes(closed, kept)).toEqual([
      "commitment/kept",
      "receipt/fits",
      "receipt/fits",
      "chain/kept",
      "beacon/valid",
      "choice/none",
      "seats/drawn",
      "draws/follow",
      "records/hidden",
    ]);
    expect(codes(proof, receipts, [])).toContain("game/unknown");
  });
});

const withStart = (receipt: Receipt, change: Partial<NonNullable<Receipt["start"]>>): Receipt => ({
  ...receipt,
  start: { ...(receipt.start as NonNullable<Receipt["start"]>), ...change },
});

function withoutPrint({ print: _, ...rest }: Omit<Proof, "outcome">): Omit<Proof, "print"> {
  return rest;
}

describe("the records", () => {
  const isAnswer = (by: string) => (record: ProofRecord) =>
    record.input?.kind === "answer" && record.input.by === by;

  it("must be all there, in order, from the beginning to the end", () => {
    const { records } = proof;
    for (const fewer of [records.slice(1), records.toSpliced(3, 1), records.toReversed()]) {
      expect(broken(codes(forged({ records: fewer })))).toContain("records/out-of-order");
    }
    expect(broken(codes(forged({ records: records.slice(0, -1) })))).toContain("outcome/missing");
    const last = records.at(-1) as ProofRecord;
    const input = { kind: "postpone" } as const;
    const after = [...records, { ...last, seq: last.seq + 1, input, events: [], draws: [] }];
    expect(broken(codes(forged({ records: after })))).toContain("records/refused");
  });

  it("are found when other events are told, or another outcome", () => {
    const told = withRecord(
      ({ events }) => (events?.length ?? 0) > 0,
      () => ({ events: [] }),
    );
    expect(codes(told)).toContain("records/other-events");
    const outcome = { ...(proof.outcome as NonNullable<Proof["outcome"]>), reason: "luck" };
    expect(codes(forged({ outcome }))).toContain("outcome/differs");
  });

  it("are found when an answer is not the bot's own", () => {
    const better = withRecord(
      (record) => isAnswer("bot")(record) && typeof inputOf(record).value === "number",
      (record) => ({ input: { ...inputOf(record), value: (Number(inputOf(record).value) + 1) % 20 } }),
    );
    expect(codes(better)).toContain("records/other-answer");
    const joined = proof.joined.map((one) =>
      one.player === "person" ? one : { ...one, player: { bot: "miser" } },
    );
    expect(codes(forged({ joined }))).toContain("records/other-answer");
    const unknown = proof.joined.map((one) =>
      one.player === "person" ? one : { ...one, player: { bot: "no" } },
    );
    expect(codes(forged({ joined: unknown }))).toContain("records/other-answer");
  });

  it("are found when what is said to be a default or a standing order is none", () => {
    for (const by of ["deadline", "standing-order"]) {
      const posing = withRecord(
        (record) => isAnswer("player")(record) && typeof inputOf(record).value === "object",
        (record) => ({ input: { ...inputOf(record), by } }),
      );
      expect(codes(posing)).toContain("records/other-answer");
    }
  });

  it("name a seat that somebody else has taken on the way", () => {
    const taken = withRecord(isAnswer("bot"), (record) => ({ input: { ...inputOf(record), by: "player" } }));
    expect(codes(taken)).toContain("seats/substituted");
    expect(broken(codes(taken, []))).toEqual([]);
  });

  it("of other rules are named, and the rest is run again from the state that they left", () => {
    for (const asksAgain of [false, true]) {
      const changed = provenMatch(game, { ...plan, newRules: { after: 9, asksAgain } });
      const findings = found(changed.proof, changed.receipts);
      expect(findings).toContainEqual({ code: "records/other-rules", data: { from: 1, to: 9, rules: "0" } });
      const to = game.meta.version;
      expect(findings.filter(({ code }) => code === "records/restarted")).toEqual(
        asksAgain ? [{ code: "records/restarted", data: { seq: 10, from: "0", to } }] : [],
      );
      expect(findings.map(({ code }) => code)).toContain("outcome/agrees");
      expect(broken(findings.map(({ code }) => code))).toEqual([]);
    }
  });

  it("of other rules that left no state end the check, and say so", () => {
    const changed = provenMatch(game, { ...plan, newRules: { after: 9, asksAgain: false } }).proof;
    const records = changed.records.map(({ snapshot: _, ...record }) => record);
    expect(codes(printed({ ...withoutPrint(changed), records }))).toContain("records/cut-off");
  });

  it("of other rules may go on with chance from another place, which is named", () => {
    const { seq } = proof.records.find(isDrawing) as ProofRecord;
    const changed = provenMatch(game, { ...plan, newRules: { after: seq, asksAgain: false } }).proof;
    expect(changed.records.slice(seq).some(isDrawing)).toBe(true);
    const records = changed.records.with(seq - 1, {
      ...(changed.records[seq - 1] as ProofRecord),
      draws: [],
    });
    const findings = codes(printed({ ...withoutPrint(changed), records }));
    expect(findings).toContain("draws/moved");
    expect(findings).not.toContain("draws/differ");
  });
});

const inputOf = ({ input }: ProofRecord) => input as Extract<typeof input, { kind: "answer" }>;

describe("a file that is no proof", () => {
  it("and breaks the checker ends with a finding", () => {
    const fragile = {
      ...game,
      get meta(): never {
        throw new Error("broken");
      },
    };
    expect(codes(proof, receipts, [fragile as never]).at(-1)).toBe("check/failed");
  });

  it.each([
    ["nothing", "", "file/unreadable"],
    ["no JSON", "{", "file/unreadable"],
    ["another thing", "[]", "file/no-proof"],
    ["null", "null", "file/no-proof"],
    ["another format", '{"format":"consigliere-proof/1"}', "file/no-proof"],
    ["another recipe", '{"format":"consigliere-proof/2","recipe":1}', "recipe/unknown"],
    ["an empty one", '{"format":"consigliere-proof/2","recipe":2}', "file/misshapen"],
  ])("is told: %s", (_, text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it("names the place that is not as it must be", () => {
    const change = { records: proof.records.with(2, { ...proof.records[2], draws: [[0, 0, 0]] } as never) };
    expect(found({ ...proof, ...change })).toEqual([
      { code: "file/misshapen", data: { place: "records.2.draws.0.1" } },
    ]);
    expect(found({ ...proof, extra: 1 })).toHaveLength(1);
  });

  it("never makes the checker throw, whatever stands in the place of a member", () => {
    // Without a beacon, because its signature takes long to compute each time.
    const { beacon: _, ...rest } = plan;
    const { proof } = provenMatch(game, rest);
    const oddities = [
      null,
      true,
      0,
      -1,
      1.5,
      2 ** 60,
      "",
      "x",
      "00".repeat(32),
      [],
      {},
      [[]],
      { __proto__: 1 },
    ];
    const { round, ...chain } = { ...quicknet, round: 123, missed: true as const };
    const [begin] = proof.records;
    const joined = proof.joined.map((one) => ({ ...one }));
    const parts: readonly (readonly [object, (part: object) => object])[] = [
      [proof, (part) => part],
      [{ ...chain, round }, (beacon) => ({ ...proof, beacon })],
      [begin as object, (record) => ({ ...proof, records: [record, ...proof.records.slice(1)] })],
      [joined[0] as object, (one) => ({ ...proof, joined: [one, ...joined.slice(1)] })],
    ];
    for (const [part, within] of parts) {
      for (const [name, oddity] of Object.keys(part).flatMap((name) =>
        oddities.map((o) => [name, o] as const),
      )) {
        const changed = within({ ...part, [name]: oddity });
        if (JSON.stringify(changed) === JSON.stringify(within(part))) continue;
        expect(broken(codes(changed)), `${name} as ${JSON.stringify(oddity)}`).not.toEqual([]);
      }
    }
    for (const far of [{ genesis: 2 ** 52 }, { period: 2 ** 52 }, { round: 2 ** 52 }]) {
      const { print: _, ...whole } = { ...proof, beacon: { ...chain, round, ...far } };
      expect(found(printed(whole))).toEqual([{ code: "file/misshapen", data: { place: "beacon" } }]);
    }
    const deep = `{"format":"consigliere-proof/2","recipe":2,"options":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
    expect(codes(deep)).toHaveLength(1);
    const nested = JSON.stringify({ ...proof, options: "HERE" }).replace(
      '"HERE"',
      deep.slice(deep.indexOf("["), -1),
    );
    expect(broken(codes(nested))).not.toEqual([]);
  });
});
