/** Plays a whole match as the server would, and makes its proof and its players' receipts. */

import { type BeaconChain, roundForStart, timeOfRound } from "../src/beacon.ts";
import { randomnessOf } from "../src/beacon-signature.ts";
import { botRandom, commitmentOf, matchKey, mixtureOf, seatOrderOf } from "../src/fairness.ts";
import { fingerprint } from "../src/fingerprint.ts";
import { defaultBot, type Game } from "../src/game.ts";
import { type AnswerInput, beginningWith, type Input } from "../src/input.ts";
import { type Applied, type MatchSetup, Run } from "../src/kernel.ts";
import { randomAnswer } from "../src/legal-answers.ts";
import { closedPart, headAfter } from "../src/proof/chain.ts";
import { type Proof, type ProofRecord, printed, RECIPE } from "../src/proof/proof.ts";
import type { Receipt } from "../src/proof/receipt.ts";
import { type Random, seededRandom } from "../src/random.ts";
import { at, seatsOf } from "../src/seat.ts";
import type { Snapshot } from "../src/snapshot.ts";
import { awaited, standingAnswers } from "./playout.ts";
import { seededSecret } from "./seeded-key.ts";

type Player = Proof["joined"][number]["player"];

export interface ProvenSetup {
  readonly seed: string;
  /** In the order of joining. */
  readonly players: readonly Player[];
  readonly options?: unknown;
  readonly seatOrder?: Proof["seatOrder"];
  readonly startedAt?: string;
  /** A beacon and its signatures. Without it, the match has none. */
  readonly beacon?: { readonly chain: BeaconChain; sign(round: number): string };
  /** The rules change after this number of records. The unfinished step continues, or is asked again. */
  readonly newRules?: { readonly after: number; readonly asksAgain: boolean };
  /** The corrections by which it goes from the start. Default: all of the game. */
  readonly corrections?: readonly string[];
  /** Something other than an answer that comes next; null: the next answer comes. */
  readonly interrupt?: (run: Run, random: Random) => Input | null;
  /** A server that lies while it plays: from what, and with which records, it goes on; null: as it is. */
  readonly meddle?: (moment: Moment) => Played | null;
}

/** The records so far, and the match that they led to. */
export interface Played {
  readonly run: Run;
  readonly records: readonly ProofRecord[];
}

export interface Moment extends Played {
  readonly setup: MatchSetup;
}

interface ProvenMatch {
  readonly proof: Proof;
  /** One of each person, in the order of joining. */
  readonly receipts: readonly Receipt[];
}

/** The version of the rules before they changed. */
const OLD_RULES = "0";

const STARTED_AT = "2026-03-01T20:00:00.000Z";

/** Plays a match to its end: people take any legal answer, bots choose. */
export function provenMatch(game: Game, plan: ProvenSetup): ProvenMatch {
  const secret = seededSecret(plan.seed);
  const contributions = plan.players.map((player, place) =>
    player === "person" ? seededSecret(`${plan.seed} of ${place}`) : null,
  );
  const startedAt = plan.startedAt ?? STARTED_AT;
  const beacon = beaconOf(plan, startedAt);
  const key = matchKey(secret, mixtureOf(contributions, beacon?.mixed ?? null));
  const order =
    plan.seatOrder === "chosen" ? seatsOf(plan.players.length) : seatOrderOf(key, plan.players.length);
  const joined = plan.players.map((player, place) => ({
    seat: order.indexOf(place),
    player,
    contribution: at(contributions, place),
  }));
  const salt = seededSecret(`salt of ${plan.seed}`);
  const { records, run } = playRecords(game, plan, { key, joined });
  const proof = printed({
    format: "consigliere-proof/2",
    recipe: RECIPE,
    match: `match-${plan.seed}`,
    game: game.meta.id,
    options: plan.options ?? {},
    openAtEnd: true,
    secret,
    commitment: commitmentOf(secret),
    startedAt,
    seatOrder: plan.seatOrder ?? "random",
    joined,
    beacon: beacon?.told ?? null,
    salt,
    records,
    ...(run.outcome === null ? {} : { outcome: JSON.parse(JSON.stringify(run.outcome)) }),
  });
  return { proof, receipts: receiptsOf(proof) };
}

function beaconOf({ beacon, players }: ProvenSetup, startedAt: string) {
  if (beacon === undefined) return null;
  const { chain, publicKey, genesis, period } = beacon.chain;
  const people = players.filter((player) => player === "person").length;
  const round = roundForStart(beacon.chain, Date.parse(startedAt), people);
  const signature = beacon.sign(round);
  const randomness = randomnessOf(beacon.chain, round, signature);
  if (randomness === null) throw new Error(`the beacon does not sign round ${round}`);
  return {
    mixed: { chain, round, randomness },
    told: { chain, publicKey, genesis, period, round, signature },
  };
}

/** The head of the chain after each record. */
function headsOf({ commitment, salt = "", records }: Proof): string[] {
  const heads: string[] = [];
  for (const record of records) {
    const { seq, input, events, state = null } = record;
    const closed = record.closed ?? closedPart(salt, { seq, input, events, state });
    heads.push(headAfter(heads.at(-1) ?? commitment, record, closed));
  }
  return heads;
}

/**
 * The receipts on each person's device. Each contributed a minute before the start, saw the start at once, and looked
 * at the table a few times, the last time at the end.
 */
export function receiptsOf(proof: Proof): Receipt[] {
  const all = headsOf(proof);
  const heads = [all[0], all[Math.floor(all.length / 2)], all.at(-1)].map(String);
  const mixed = fingerprint(proof.joined.map((one) => one.contribution));
  const start = Date.parse(proof.startedAt);
  return proof.joined
    .filter(({ player }) => player === "person")
    .map(({ seat, contribution }) => ({
      format: "consigliere-receipt/2",
      match: proof.match,
      commitment: proof.commitment,
      contribution,
      at: new Date(start - 60_000).toISOString(),
      start: {
        at: new Date(start + 500).toISOString(),
        recipe: proof.recipe,
        game: proof.game,
        startedAt: proof.startedAt,
        seatOrder: proof.seatOrder,
        openAtEnd: proof.openAtEnd,
        chain: proof.beacon?.chain ?? null,
        round: proof.beacon?.round ?? null,
        mixed,
        players: fingerprint(proof.joined.map(({ player }) => player)),
      },
      deal: { seat, rules: proof.records[0]?.rules ?? "", options: fingerprint(proof.options) },
      heads,
    }));
}

/** The proof for readers who may not see the answers. */
export function closedProof({ print: _, outcome: __, salt = "", ...proof }: Proof): Proof {
  const records = proof.records.map(({ input, events, state = null, snapshot: ___, ...open }) => ({
    ...open,
    closed: closedPart(salt, { seq: open.seq, input, events, state }),
  }));
  return printed({ ...proof, openAtEnd: false, records });
}

interface DealtMatch {
  readonly key: Uint8Array;
  readonly joined: Proof["joined"];
}

function playRecords(game: Game, plan: ProvenSetup, dealt: DealtMatch) {
  const { joined, key } = dealt;
  const setup = { seatCount: joined.length, options: plan.options ?? {}, key };
  const { run: begun, opening } = Run.begin(game, setup, plan.corrections);
  let run = begun;
  let records: readonly ProofRecord[] = [recordOf(game, 1, beginningWith(begun.corrections), opening)];
  const random = seededRandom(`players of ${plan.seed}`);
  while (run.outcome === null) {
    if (records.length === plan.newRules?.after) {
      const saved = underOldRules(records);
      records = saved.records;
      if (plan.newRules.asksAgain) {
        const again = Run.restart(game, setup, { ...saved, from: OLD_RULES });
        run = again.run;
        records = [...records, recordOf(game, records.length + 1, again.input, again.applied)];
      }
    }
    ({ run, records } = plan.meddle?.({ run, records, setup }) ?? { run, records });
    const input = plan.interrupt?.(run, random) ?? nextAnswer(game, run, dealt, random);
    records = [...records, recordOf(game, records.length + 1, input, run.apply(input))];
  }
  return {
    records: records.map((record) => withState(withoutSnapshot(record, records), record.snapshot)),
    run,
  };
}

/** The records as if the earlier version's rules had made them, and the state that they left. */
function underOldRules(records: readonly ProofRecord[]) {
  const old = records.map((record) => ({ ...record, rules: OLD_RULES }));
  const last = old.findLastIndex((record) => record.snapshot !== undefined);
  const inputs = old.slice(last + 1).map((record) => record.input as Input);
  const snapshot = { ...(old[last]?.snapshot as Snapshot), rules: OLD_RULES };
  const kept = old.map((record, index) => (index === last ? { ...record, snapshot } : record));
  const randomAt = old.flatMap(({ draws }) => draws).at(-1)?.[0] ?? -4;
  return { records: kept, snapshot, inputs, randomAt: randomAt + 4, told: snapshot.told };
}

/** States are stored only where other rules continue from them. */
function withoutSnapshot(record: ProofRecord, all: readonly ProofRecord[]): ProofRecord {
  const { snapshot, ...rest } = record;
  const isLast = all.findLast((one) => one.rules === OLD_RULES && one.snapshot !== undefined) === record;
  return isLast && snapshot !== undefined ? record : rest;
}

function withState(record: ProofRecord, snapshot: unknown): ProofRecord {
  return snapshot === undefined ? record : { ...record, state: fingerprint(snapshot) };
}

/** The record of an input and its effects, as in a file. */
export function recordOf(
  game: Game,
  seq: number,
  input: ProofRecord["input"],
  applied: Applied,
): ProofRecord {
  const { events, draws, snapshot } = applied;
  const record = {
    seq,
    rules: game.meta.version,
    input,
    events,
    draws: draws.map(({ at, bound, value }) => [at, bound, value]),
    ...(snapshot === null ? {} : { snapshot }),
  };
  return JSON.parse(JSON.stringify(record));
}

function nextAnswer(game: Game, run: Run, dealt: DealtMatch, random: Random): AnswerInput {
  const [standing] = standingAnswers(run);
  if (standing !== undefined) return standing;
  const { seat } = random.pick(awaited(run));
  const prompt = run.prompts(seat).find((one) => !one.optional);
  if (prompt === undefined) throw new Error(`the match waits for seat ${seat}, which is asked nothing`);
  const answer = { kind: "answer", seat, prompt: prompt.id } as const;
  const player = dealt.joined.find((one) => one.seat === seat)?.player ?? "person";
  const isAway = at(run.control, seat).mode !== "player";
  if (player === "person" && !isAway) {
    return { ...answer, value: randomAnswer(prompt.question, random), by: "player" };
  }
  const bot = player === "person" ? defaultBot(game) : game.bots[player.bot];
  if (bot == null) throw new Error(`${game.meta.id} has no bot for seat ${seat}`);
  const chance = botRandom(dealt.key, seat, prompt.id);
  return { ...answer, value: bot.choose(game.view(run.state, seat), prompt, chance), by: "bot" };
}

/** A beacon that published only one round. Requests for any other fail. */
export function oneRound(chain: BeaconChain, round: number, signature: string) {
  return {
    beacon: { chain, sign: (asked: number) => (asked === round ? signature : "") },
    /** A start that waits for just this round, of a match between several people. */
    startedAt: new Date(timeOfRound(chain, round) - 11_000).toISOString(),
  };
}
