/**
 * A player's own device keeps this about a match's start. The server can no longer change it, so the server's later
 * promises and contributions are checked against it. Pages read receipts, so no schema library is loaded for them.
 */
import { isRecord } from "../json.ts";

export interface Receipt {
  readonly format: "consigliere-receipt/2";
  readonly match: string;
  /** The commitment as it was shown before anything was contributed. */
  readonly commitment: string;
  /** This player's contribution; null for somebody who only saw the commitment, on a page or in a mail. */
  readonly contribution: string | null;
  /** ISO time, by the device's clock, just before the contribution was sent. */
  readonly at: string;
  /** The facts that the device saw when it first found the match started. */
  readonly start?: ReceiptOfStart;
  /** The facts that it saw when the first cards were dealt. */
  readonly deal?: ReceiptOfDeal;
  /** Heads of the chain over the records that it was shown, each once (hex). */
  readonly heads?: readonly string[];
}

interface ReceiptOfStart {
  /** ISO time, by the device's clock. */
  readonly at: string;
  /** The number of the recipe for the key. */
  readonly recipe: number;
  readonly game: string;
  /** ISO time of the start, by the server's clock. */
  readonly startedAt: string;
  readonly seatOrder: string;
  readonly openAtEnd: boolean;
  /** Hash of the beacon's chain; null without a beacon. */
  readonly chain: string | null;
  /** The beacon's round for which the deal waits, or waited; null without a beacon. */
  readonly round: number | null;
  /** Fingerprint of the contributions in the order of joining. From now on none may change. */
  readonly mixed: string;
  /**
   * Fingerprint of the players in that order: `"person"`, or `{"bot": id}` with its level and temperament. Absent in
   * older receipts, and where the server told two stories.
   */
  readonly players?: string;
}

interface ReceiptOfDeal {
  /** The player's seat; null for people without one. */
  readonly seat: number | null;
  /** Version of the rules of the first record. */
  readonly rules: string;
  /** Fingerprint of the options. */
  readonly options: string;
}

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string";
const fits =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const isDigest = fits(/^[0-9a-f]{64}$/);
const isTime: Test = (value) =>
  fits(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/)(value) && !Number.isNaN(Date.parse(String(value)));
const within =
  (min: number, max: number): Test =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

/** Whether a value has exactly these members, each of its kind. The members named in `optional` may be absent. */
const hasExactly =
  (members: Readonly<Record<string, Test>>, optional: readonly string[] = []): Test =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(members, name)) &&
    Object.entries(members).every(([name, test]) =>
      Object.hasOwn(value, name) ? test(value[name]) : optional.includes(name),
    );

const isStart = hasExactly(
  {
    at: isTime,
    recipe: within(1, 99),
    game: isText,
    startedAt: isTime,
    seatOrder: isText,
    openAtEnd: (value) => typeof value === "boolean",
    chain: orNull(isDigest),
    round: orNull(within(1, Number.MAX_SAFE_INTEGER)),
    mixed: isDigest,
    players: isDigest,
  },
  ["players"],
);

const isDeal = hasExactly({ seat: orNull(within(0, 15)), rules: isText, options: isDigest });

const isReceipt = hasExactly(
  {
    format: (value) => value === "consigliere-receipt/2",
    match: isText,
    commitment: isDigest,
    contribution: orNull(fits(/^([0-9a-f]{2}){16,64}$/)),
    at: isTime,
    start: isStart,
    deal: isDeal,
    heads: (value) => Array.isArray(value) && value.every(isDigest),
  },
  ["start", "deal", "heads"],
);

/** Reads a receipt from a file's text; null when it is none. Never throws. */
export function readReceipt(text: string): Receipt | null {
  try {
    const value: unknown = JSON.parse(text);
    return isReceipt(value) ? (value as Receipt) : null;
  } catch {
    return null;
  }
}
