/** What of an error may be logged: no hand, no body, no token, no address. */
export interface ErrorSummary {
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly cause?: ErrorSummary;
}

/** What may be a mail address, percent-encoded as well. */
const WORD = /[^\s<>"]+/g;

/** Causes of causes that are told. */
const DEEPEST = 4;

/**
 * Name, message and where it was thrown, nothing else: errors carry requests, items and answers in members of
 * their own. Errors of the engine carry them in their messages too, and so do the errors of rules that they
 * stem from: of those, only the code is told. The match's records hold what it takes to see the rest. Mail addresses
 * are struck out, wherever an error may have them from.
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

/** A look at each word: one pattern for whole addresses takes for ever over a long text without spaces. */
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
