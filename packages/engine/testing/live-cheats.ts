/**
 * Lies of a server that cheats while the match runs. It keeps a consistent chain over what it did, so its players' devices
 * were shown the heads of that chain. Each lie is tried in a whole match.
 */
import { levelOf, temperamentOf } from "../src/bot-id.ts";
import { matchKey, mixtureOf } from "../src/fairness.ts";
import { fingerprint } from "../src/fingerprint.ts";
import { DEFAULT_LEVEL, type Game } from "../src/game.ts";
import { canonicalJson, copyJson } from "../src/json.ts";
import { Run } from "../src/kernel.ts";
import { type Proof, type ProofRecord, printed } from "../src/proof/proof.ts";
import type { Snapshot } from "../src/snapshot.ts";
import type { Forgery } from "./forgeries.ts";
import {
  closedProof,
  type Moment,
  type Played,
  type ProvenSetup,
  provenMatch,
  receiptsOf,
  recordOf,
} from "./proven-match.ts";
import { seededSecret } from "./seeded-key.ts";
import { IS_THOROUGH } from "./thorough.ts";

export interface LiveCheat extends Forgery {
  /** How a check must end. */
  readonly verdict: "broken" | "unchecked";
  /** Whether it is broken even for somebody who does not know the rules. */
  readonly isPlain: boolean;
}

/** Matches of a lying server, whose secret and bots are those of `plan`. */
export function liveCheatsOf(game: Game, plan: ProvenSetup): LiveCheat[] {
  const honest = provenMatch(game, plan).proof;
  return [
    ...restarts(game, plan),
    ...alteredSnapshots(game, plan, honest),
    ...omissions(honest),
    ...swappedSecrets(game, plan, honest),
    ...otherBots(game, plan),
    ...falseFiles(honest),
  ];
}

const cheat = (
  name: string,
  proof: Proof,
  { told = proof, ...more }: Partial<Pick<LiveCheat, "verdict" | "isPlain">> & { told?: Proof } = {},
): LiveCheat => ({ name, proof, receipts: receiptsOf(told), verdict: "broken", isPlain: false, ...more });

/** The proof after the server changed it, with a fingerprint that fits. */
function changed({ print: _, ...proof }: Proof, change: Partial<Proof>): Proof {
  return printed({ ...proof, ...change });
}

/** The server goes on from a made-up state, as if the rules had been corrected. */
function restarts(game: Game, plan: ProvenSetup): LiveCheat[] {
  return Object.entries(MADE_UP).flatMap(([lie, statesFor]) => {
    const restart = (from: string) => {
      const { proof, at, snapshot } = playedOn(game, plan, statesFor, restartedFrom(from));
      const claim = (end: Partial<ProofRecord>, next: Partial<ProofRecord> = {}) => {
        const claims = { [at - 1]: end, [at]: next };
        return changed(proof, { records: proof.records.map((record, i) => ({ ...record, ...claims[i] })) });
      };
      return { proof, claim, snapshot, state: fingerprint(snapshot) };
    };
    const same = restart(game.meta.version);
    const { claim, snapshot, state } = same;
    const other = restart("0");
    const old = { ...other.snapshot, rules: "0" };
    const plain = { isPlain: true };
    return [
      cheat(`restart, ${lie}`, claim({ snapshot }), plain),
      cheat(`restart, ${lie}, in the chain`, claim({ snapshot, state }), plain),
      cheat(`restart, ${lie}, unseen`, same.proof, plain),
      cheat(`restart, ${lie}, as a delay`, claim({ snapshot, state }, { input: { kind: "postpone" } })),
      cheat(
        `restart, ${lie}, from rules that were never there`,
        other.claim({ snapshot: other.snapshot, state: other.state }),
        plain,
      ),
      // The server says that other rules were in force for just one record, which nobody can run again.
      cheat(
        `restart, ${lie}, after a record of other rules`,
        other.claim({ rules: "0", snapshot: old, state: fingerprint(old) }),
        { verdict: "unchecked" },
      ),
    ];
  });
}

/** The server changes the stored state, and goes on as if nothing had been. */
function alteredSnapshots(game: Game, plan: ProvenSetup, honest: Proof): LiveCheat[] {
  return Object.entries(MADE_UP).map(([lie, statesFor]) => {
    const { proof } = playedOn(game, plan, statesFor, resumed, (made) => !isSamePlay(made, honest));
    return cheat(`snapshot altered, ${lie}`, proof);
  });
}

/** An answer that was given in the running step, and whose record the server has lost. */
function omissions(honest: Proof): LiveCheat[] {
  const { records } = honest;
  const at = records.findIndex(
    ({ input, state }, i) => input?.kind === "answer" && state === undefined && i < records.length - 2,
  );
  const fewer = records.toSpliced(at, 1);
  const closedUp = fewer.map((record, i) => ({ ...record, seq: i + 1 }));
  return [
    cheat("record left out", changed(honest, { records: fewer }), { isPlain: true }),
    cheat("record left out, and the numbers closed up", changed(honest, { records: closedUp })),
  ];
}

/** From somewhere on, the server draws from another key than the one it has promised. */
function swappedSecrets(game: Game, plan: ProvenSetup, honest: Proof): LiveCheat[] {
  const secret = seededSecret("swapped");
  const contributions = honest.joined.map(({ contribution }) => contribution);
  const key = matchKey(secret, mixtureOf(contributions, null));
  const { records, outcome } = meddled(game, plan, ({ run, setup, records }) =>
    run.inputs.length === 0 ? { run: Run.resume(game, { ...setup, key }, run), records } : null,
  );
  const proof = changed(honest, { records, ...(outcome && { outcome }) });
  const swapped = changed(proof, { secret });
  const isPlain = records.some(
    ({ draws }, i) => canonicalJson(draws) !== canonicalJson(honest.records[i]?.draws),
  );
  return [
    cheat("secret swapped, the promised one shown", proof, { isPlain }),
    cheat("secret swapped, the other one shown", swapped, { told: proof, isPlain: true }),
  ];
}

/**
 * Other bots play than the server has said: of another level, or of another temperament. One of each, unless the run is
 * thorough.
 */
function otherBots(game: Game, plan: ProvenSetup): LiveCheat[] {
  const others = Object.keys(game.bots).filter(
    (id) => id !== DEFAULT_LEVEL && (temperamentOf(id) === null) !== (levelOf(id) === DEFAULT_LEVEL),
  );
  const tried = new Set<boolean>();
  return others.flatMap((id) => {
    const isLevel = temperamentOf(id) === null;
    if (tried.has(isLevel) && !IS_THOROUGH) return [];
    const played = playedBy(game, plan, id);
    if (played === null) return [];
    tried.add(isLevel);
    const { proof, joined } = played;
    const told = changed(proof, { joined });
    return [
      cheat(`${id} plays and is named, ${DEFAULT_LEVEL} was announced`, proof, { told, isPlain: true }),
      cheat(`${id} plays, ${DEFAULT_LEVEL} was announced and is named`, told),
    ];
  });
}

/** A match of the bot `id` in which it chooses otherwise than the plan's, who is `joined`; null: it hardly ever does. */
function playedBy(
  game: Game,
  plan: ProvenSetup,
  id: string,
): { readonly proof: Proof; readonly joined: Proof["joined"] } | null {
  const players = plan.players.map((player) => (player === "person" ? player : { bot: id }));
  for (let tries = 0; tries < 20; tries++) {
    const seed = `${plan.seed} ${tries}`;
    const { joined, records } = provenMatch(game, { ...plan, seed }).proof;
    const { proof } = provenMatch(game, { ...plan, seed, players });
    if (canonicalJson(proof.records) !== canonicalJson(records)) return { proof, joined };
  }
  return null;
}

/** The match was honest, and the file says otherwise. */
function falseFiles(honest: Proof): LiveCheat[] {
  const { joined, records, outcome } = honest;
  const told = honest;
  const plain = { told, isPlain: true };
  const bot = joined.find(({ player }) => player !== "person")?.player ?? "person";
  const asBots = joined.map((one) => ({ ...one, player: bot }));
  const asPeople = joined.map((one) => ({ ...one, player: "person" as const }));
  const nameless = joined.map((one) => (one.player === "person" ? one : { ...one, player: { bot: "none" } }));
  const placements = outcome?.placements.toReversed() ?? [];
  const { outcome: _, print: __, ...endless } = honest;
  const cut = records.slice(0, Math.ceil(records.length / 2));
  const isByBot = ({ input }: ProofRecord) => input?.kind === "answer" && input.by === "bot";
  const byHand = records.map((record) =>
    isByBot(record) ? { ...record, input: { ...record.input, by: "player" } } : record,
  ) as Proof["records"];
  const silent = records.map((record) => ({ ...record, events: [] }));
  const open = { verdict: "unchecked" } as const;
  return [
    cheat("people said to be bots", changed(honest, { joined: asBots }), plain),
    cheat("bots said to be people", changed(honest, { joined: asPeople }), plain),
    cheat("bots of no level", changed(honest, { joined: nameless }), plain),
    cheat("bots played by hand", changed(honest, { records: byHand }), open),
    cheat("nothing told", changed(honest, { records: silent })),
    cheat("false winner", changed(honest, { outcome: { ...outcome, reason: "luck", placements } }), { told }),
    cheat("no winner", printed(endless), plain),
    cheat("cut off at the last look, with an invented end", changed(honest, { records: cut })),
    cheat("answers closed", changed(closedProof(honest), { openAtEnd: true }), { told, ...open }),
  ];
}

/** Whether events and draws are the same. Answers may differ in any two matches. */
function isSamePlay(one: Proof, other: Proof): boolean {
  const shown = ({ records }: Proof) => canonicalJson(records.map(({ events, draws }) => [events, draws]));
  return shown(one) === shown(other);
}

interface PlayedOn {
  readonly proof: Proof;
  /** The number of records before the lie. */
  readonly at: number;
  readonly snapshot: Snapshot;
}

type GoesOn = (game: Game, moment: Moment, snapshot: Snapshot) => Played;

/** The first match that goes on from a made-up state to its end, and is as wanted. */
function playedOn(
  game: Game,
  plan: ProvenSetup,
  statesFor: (state: unknown, seats: number) => Generator<unknown>,
  goOn: GoesOn,
  isWanted: (proof: Proof) => boolean = () => true,
): PlayedOn {
  for (let from = 3; from < 60; from += 4) {
    for (let choice = 0; choice < 6; choice++) {
      let lie: Omit<PlayedOn, "proof"> | null = null;
      const meddle = (moment: Moment): Played | null => {
        const { run, records, setup } = moment;
        if (lie !== null || records.length < from || run.inputs.length === 0) return null;
        const state = [...statesFor(run.snapshot.state, setup.seatCount)][choice];
        if (state === undefined) return null;
        const snapshot = copyJson({ ...run.snapshot, state });
        lie = { at: records.length, snapshot };
        return goOn(game, moment, snapshot);
      };
      try {
        const { proof } = provenMatch(game, { ...plan, meddle });
        if (lie !== null && isWanted(proof)) return { proof, ...(lie as Omit<PlayedOn, "proof">) };
      } catch {
        // The rules cannot go on from this state.
      }
    }
  }
  throw new Error(`no lie of this kind goes on in ${game.meta.id}`);
}

const restartedFrom =
  (from: string): GoesOn =>
  (game, { run, records, setup }, snapshot) => {
    const { inputs, randomAt, told } = run;
    const again = Run.restart(game, setup, { snapshot, inputs, randomAt, told, from });
    const restart = recordOf(game, records.length + 1, again.input, again.applied);
    return { run: again.run, records: [...records, restart] };
  };

const resumed: GoesOn = (game, { run, records, setup }, snapshot) => ({
  run: Run.resume(game, setup, { snapshot, inputs: run.inputs }),
  records,
});

/** A match in which the server does something once, as soon as it can. */
function meddled(game: Game, plan: ProvenSetup, meddle: NonNullable<ProvenSetup["meddle"]>): Proof {
  let isDone = false;
  return provenMatch(game, {
    ...plan,
    meddle: (moment) => {
      const after = isDone ? null : meddle(moment);
      isDone ||= after !== null;
      return after;
    },
  }).proof;
}

/** States that a server may like better. */
const MADE_UP = { "the deck reversed": reversedLists, "hands changed": changedSeats };

/** The state with one of its lists reversed, the longest first. */
function* reversedLists(state: unknown): Generator<unknown> {
  const lists = [...listsIn(state)].filter(({ list }) => list.length > 2);
  for (const { path, list } of lists.toSorted((a, b) => b.list.length - a.list.length)) {
    yield withAt(state, path, list.toReversed());
  }
}

/** The state with the first two seats changed in one of its lists with an item for each seat. */
function* changedSeats(state: unknown, seats: number): Generator<unknown> {
  for (const { path, list } of listsIn(state)) {
    const [first, second, ...rest] = list;
    if (list.length !== seats || typeof first !== "object") continue;
    if (canonicalJson(first) !== canonicalJson(second)) yield withAt(state, path, [second, first, ...rest]);
  }
}

type Path = readonly string[];

function* listsIn(value: unknown, path: Path = []): Generator<{ path: Path; list: readonly unknown[] }> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) yield { path, list: value };
  for (const [name, part] of Object.entries(value)) yield* listsIn(part, [...path, name]);
}

function withAt(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part;
  const parts = value as Record<string, unknown>;
  const inner = withAt(parts[name], rest, part);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...parts, [name]: inner };
}
