/** The files to check, sorted from any order. */
import { type Receipt, readReceipt } from "@consigliere/contract/receipt";

export interface CaseFile {
  /** The text of the proof; null before there is one. */
  readonly proof: string | null;
  /** Its file name; null for the proof that the server sent. */
  readonly name: string | null;
  readonly receipts: readonly Receipt[];
}

export const NOTHING: CaseFile = { proof: null, name: null, receipts: [] };

/** The case with another file added: a receipt joins those already there, anything else is the proof. */
export function withFile(before: CaseFile, name: string, text: string): CaseFile {
  const receipt = readReceipt(text);
  if (receipt === null) return { ...before, proof: text, name };
  return { ...before, receipts: [...before.receipts.filter((one) => !isSame(one, receipt)), receipt] };
}

/** The match of a proof, as far as it can be read. The checker reports any faults. */
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
