/** What is to be checked, sorted from files in any order. */
import { type Receipt, readReceipt } from "@consigliere/contract/receipt";

export interface CaseFile {
  /** The text of the proof; null before there is one. */
  readonly proof: string | null;
  /** Its name as a file; null for the one that the house sent. */
  readonly name: string | null;
  readonly receipts: readonly Receipt[];
}

export const NOTHING: CaseFile = { proof: null, name: null, receipts: [] };

/** The case with a file put to it: a receipt beside those that are there, anything else as the proof. */
export function withFile(before: CaseFile, name: string, text: string): CaseFile {
  const receipt = readReceipt(text);
  if (receipt === null) return { ...before, proof: text, name };
  return { ...before, receipts: [...before.receipts.filter((one) => !isSame(one, receipt)), receipt] };
}

/** The match that a proof is of, as far as that can be read; the checker says what is wrong with it. */
export function matchOf(proof: string): string | null {
  try {
    const { match } = JSON.parse(proof) as { match?: unknown };
    return typeof match === "string" ? match : null;
  } catch {
    return null;
  }
}

function isSame(one: Receipt, other: Receipt): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
