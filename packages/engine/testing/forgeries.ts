/**
 * Forgeries that a server could try with the proof of an honest match. Everybody with the receipts must be able to find
 * each of them.
 */
import { nothingTold } from "../src/event.ts";
import { fingerprint } from "../src/fingerprint.ts";
import { type Proof, type ProofRecord, printed } from "../src/proof/proof.ts";
import type { Receipt } from "../src/proof/receipt.ts";
import type { Snapshot } from "../src/snapshot.ts";

export interface Forgery {
  readonly name: string;
  /** As in a file: some forgeries do not have a proof's shape. */
  readonly proof: object;
  readonly receipts: readonly Receipt[];
}

const isDrawing = ({ draws }: ProofRecord) => draws.length > 0;
const isAnswer = ({ input }: ProofRecord) => input?.kind === "answer";
const isState = ({ state }: ProofRecord) => state !== undefined;
const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

/** Forgeries of an honest proof, with fingerprints that a forger can also make. */
export function forgeriesOf(proof: Proof, receipts: readonly Receipt[]): Forgery[] {
  const { print: _, ...whole } = proof;
  const { records, joined, beacon } = whole;
  const reprinted = (change: object) => printed({ ...whole, ...change } as typeof whole);
  const withRecord = (isMeant: (record: ProofRecord) => boolean, change: (record: ProofRecord) => object) => {
    const at = records.findIndex(isMeant);
    const record = records[at] as ProofRecord;
    return reprinted({ records: records.with(at, { ...record, ...change(record) }) });
  };
  const undrawn = records.map(({ draws: __, ...record }) => record);
  // The server claims that other rules dealt, and continues from a state that it likes better.
  const end = records.findIndex(isState);
  const renamed = records.map((record, at) => (at > end ? record : { ...record, rules: "0" }));
  const state = { ...STATE, rules: "0" };
  const restarted = renamed.with(end, {
    ...(renamed[end] as ProofRecord),
    snapshot: state,
    state: fingerprint(state),
  });
  const { salt: ___, ...unsalted } = whole;
  const tried: Readonly<Record<string, object>> = {
    "all draws dropped": reprinted({ records: undrawn }),
    "one record's draws dropped": withRecord(isDrawing, () => ({ draws: [] })),
    "draws made up": withRecord(isDrawing, ({ draws }) => ({
      draws: draws.map(([at, bound, value]) => [at, bound, (value + 1) % bound]),
    })),
    "recipe lowered": reprinted({ recipe: 1 }),
    "recipe lowered, and the draws dropped": reprinted({ recipe: 1, records: undrawn }),
    "rules renamed from the first record on": reprinted({
      records: records.map((one) => ({ ...one, rules: "9" })),
    }),
    "rules renamed, and the state replaced": reprinted({ records: restarted }),
    "rules renamed on the way": withRecord(isAnswer, () => ({ rules: "9" })),
    "contribution ignored": reprinted({ joined: joined.map((one) => ({ ...one, contribution: null })) }),
    "beacon left out": reprinted({ beacon: null }),
    "another round of the beacon": reprinted({ beacon: beacon && { ...beacon, round: beacon.round + 1 } }),
    "another secret": reprinted({ secret: flipped(whole.secret) }),
    "other options": reprinted({ options: { ...(whole.options as object), another: 1 } }),
    "another start": reprinted({ startedAt: "2023-08-23T15:15:00.000Z" }),
    "answer rewritten": withRecord(isAnswer, ({ input }) => ({ input: { ...input, by: "deadline" } })),
    "event left out": withRecord(
      ({ events = [] }) => events.length > 0,
      ({ events = [] }) => ({ events: events.slice(1) }),
    ),
    "chain left out": printed(unsalted),
    "end left out": reprinted({ records: records.slice(0, -1) }),
  };
  const rewritten = receipts.map((receipt) => ({ ...receipt, heads: [flipped(receipt.heads?.[0] ?? "")] }));
  return [
    ...Object.entries(tried).map(([name, forged]) => ({ name, proof: forged, receipts })),
    { name: "receipt rewritten", proof, receipts: rewritten },
  ];
}

const STATE: Snapshot = {
  rules: "0",
  step: 1,
  state: {},
  randomAt: 0,
  settings: [],
  control: [],
  told: nothingTold(0),
  outcome: null,
};
