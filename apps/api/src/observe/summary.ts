/** The parts of an error that may be logged: no hand, no body, no token, no address. */
export interface ErrorSummary {
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly cause?: ErrorSummary;
}

/** Text that may be a mail address, also percent-encoded. */
const WORD = /[^\s<>"]+/g;

/** Causes of causes that are told. */
const DEEPEST = 4;

/**
 * Name, message and place of an error, nothing else, because errors carry requests, items and answers in other members.
 * Errors of the engine, and the errors of rules that cause them, carry such data in their messages too. Of those only
 * the code is logged; the rest is in the match's records. Mail addresses are struck out, whatever their source.
 */
export function summaryOf(error: unknown): ErrorSummary | undefined {
  return error === undefined ? undefined : summary(error, false, DEEPEST);
}

function summary(error: unknown, isSecret: boolean, depth: number): ErrorSummary {
  if (!(error instanceof Error)) return { name: typeof error, message: "", stack: [] };
  const ofEngine = "detail" in error && "code" in error;
  const hide = isSecret || ofEngine;
  const message = ofEngine ? String(error.code) : hide ? "" : withoutAddresses(error.message);
  return {
    name: error.name,
    message,
    stack: framesOf(error),
    ...(error.cause === undefined || depth === 0 ? {} : { cause: summary(error.cause, hide, depth - 1) }),
  };
}

/**
 * Checks each word on its own: one pattern for whole addresses would take far too long on a long text without spaces.
 */
function withoutAddresses(message: string): string {
  return message.replace(WORD, (word) => (isAddress(word) ? "(address)" : word));
}

function isAddress(word: string): boolean {
  const dot = word.slice(0, -1).lastIndexOf(".");
  return dot > 0 && /.(?:@|%40)./i.test(word.slice(0, dot));
}

/** The lines of a stack below the message. */
function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
