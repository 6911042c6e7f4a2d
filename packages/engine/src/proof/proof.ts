/**
 * The proof of a finished match, as one file: the promise before the deal, the contributions, and every draw and answer
 * that followed.
 */
import * as z from "zod";
import type { AnswerValue } from "../answer.ts";
import { timeOfRound } from "../beacon.ts";
import type { AddressedEvent } from "../event.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Beginning, Input } from "../input.ts";
import type { Json } from "../json.ts";
import type { Snapshot } from "../snapshot.ts";

const hexOf = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

const seatSchema = z.int().min(0).max(15);

/** A player's contribution: 16 to 64 bytes, in hex. */
const contributionSchema = z.string().regex(/^([0-9a-f]{2}){16,64}$/);

/** A player who sat down, and their seat at the end. */
const joinedSchema = z.strictObject({
  seat: seatSchema,
  player: z.union([z.literal("person"), z.strictObject({ bot: z.string() })]),
  contribution: contributionSchema.nullable(),
});

/** The chain of a public beacon; times in seconds, `genesis` since 1970. */
const chainSchema = z.strictObject({
  chain: hexOf(32),
  publicKey: z.string().regex(/^[0-9a-f]{192}$/),
  genesis: z.int().min(0),
  period: z.int().min(1),
  round: z.int().min(1),
});

/** The last moment that a `Date` can hold, in milliseconds since 1970. */
const END_OF_TIME = 8.64e15;

/** The round that was mixed in, or the one that did not come in time. */
const beaconSchema = z
  .union([chainSchema.extend({ signature: hexOf(48) }), chainSchema.extend({ missed: z.literal(true) })])
  .refine((beacon) => timeOfRound(beacon, beacon.round) <= END_OF_TIME);

/** A draw: the position in the key stream before it, its bound, and the number below the bound. */
const drawSchema = z.tuple([
  z
    .int()
    .min(0)
    .max(2 ** 36),
  z.int().min(1).max(0x1_0000_0000),
  z.int().min(0),
]);

/** The input of a record. The first record of a match has its beginning in place of an input. */
const inputSchema: z.ZodType<Input | Beginning> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("begin"), corrections: z.array(z.string()).exactOptional() }),
  z.strictObject({
    kind: z.literal("answer"),
    seat: seatSchema,
    prompt: z.string(),
    value: z.custom<AnswerValue>(isThere),
    by: z.enum(["player", "bot", "standing-order", "deadline"]),
  }),
  z.strictObject({ kind: z.literal("settings"), seat: seatSchema, settings: z.custom<Json>(isThere) }),
  z.strictObject({ kind: z.literal("undo"), seat: seatSchema }),
  z.strictObject({ kind: z.literal("resign"), seat: seatSchema }),
  z.strictObject({ kind: z.literal("stand-in"), seat: seatSchema }),
  z.strictObject({ kind: z.literal("postpone") }),
  z.strictObject({ kind: z.literal("restart"), from: z.string(), to: z.string() }),
  z.strictObject({ kind: z.literal("correct"), names: z.array(z.string()).min(1) }),
]);

const recordSchema = z.strictObject({
  seq: z.int().min(1),
  /** Version of the rules that made the record. */
  rules: z.string(),
  /** Missing, like the events, if the reader may not see the answers of others. */
  input: inputSchema.exactOptional(),
  events: z.array(z.custom<AddressedEvent>(isObject)).exactOptional(),
  draws: z.array(drawSchema),
  /** Represents input, events and state in the chain when they are missing. */
  closed: hexOf(32).exactOptional(),
  /** Fingerprint of the state, if this record ended a step and the reader may see it. */
  state: hexOf(32).exactOptional(),
  /**
   * The state when this record ended a step. Only in the last such record before the rules changed, so that the
   * following records can be run again.
   */
  snapshot: z.custom<Snapshot>(isObject).exactOptional(),
});

/** How a match ended. */
const outcomeSchema = z.strictObject({
  reason: z.string(),
  placements: z.array(z.int().min(1)),
  stats: z.array(z.record(z.string(), z.number())).exactOptional(),
});

/** The number of docs/fair-dealing.md's recipe. */
export const RECIPE = 2;

export const proofSchema = z.strictObject({
  format: z.literal("consigliere-proof/2"),
  /** The recipe for the key and everything that follows from it: no other is known. */
  recipe: z.literal(RECIPE),
  match: z.string(),
  game: z.string(),
  options: z.unknown(),
  /** Whether those at the table were to see everything when the match is over. */
  openAtEnd: z.boolean(),
  /** 32 bytes, shown when the match is over. */
  secret: hexOf(32),
  commitment: hexOf(32),
  /** ISO time when the last player had sat down. The beacon's round comes after it. */
  startedAt: z.iso.datetime(),
  seatOrder: z.enum(["random", "chosen"]),
  /** In the order of joining. */
  joined: z.array(joinedSchema).min(1),
  /** Null: the match has none. */
  beacon: beaconSchema.nullable(),
  /** Opens the closed parts in the chain. Missing where the answers are missing, and for matches without a chain. */
  salt: hexOf(32).exactOptional(),
  records: z.array(recordSchema).min(1),
  /** Missing where the answers are. */
  outcome: outcomeSchema.exactOptional(),
  /** Fingerprint of all the rest: tells a damaged file from a false one. */
  print: hexOf(32),
});

export type Proof = z.infer<typeof proofSchema>;
export type ProofRecord = z.infer<typeof recordSchema>;

/** `proof` with its fingerprint. */
export function printed(proof: Omit<Proof, "print">): Proof {
  return { ...proof, print: fingerprint(proof) };
}

function isThere(value: unknown): boolean {
  return value !== undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
