import { fingerprint } from "../fingerprint.ts";
import { isRecord } from "../json.ts";
import { type Finding, finding } from "./finding.ts";
import { type Proof, proofSchema, RECIPE } from "./proof.ts";

/** A proof, if the text is one, and the findings about the file. */
interface ReadProof {
  readonly proof: Proof | null;
  readonly findings: readonly Finding[];
}

/** Reads a proof from a file's text. Never throws, whatever the text is. */
export function readProof(text: string): ReadProof {
  const value = parsed(text);
  if (value === undefined) return { proof: null, findings: [finding("file/unreadable")] };
  if (!isRecord(value) || value["format"] !== "consigliere-proof/2") {
    return { proof: null, findings: [finding("file/no-proof")] };
  }
  const { recipe } = value;
  if (recipe !== RECIPE)
    return { proof: null, findings: [finding("recipe/unknown", { recipe: String(recipe) })] };
  const { success, data, error } = proofSchema.safeParse(value);
  if (!success) return { proof: null, findings: [misshapen(error.issues)] };
  const { print, ...rest } = value;
  const made = printOf(rest);
  // Data without a fingerprint has no part that could be used either.
  return { proof: made === null ? null : data, findings: print === made ? [] : [finding("file/damaged")] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function misshapen(issues: readonly { readonly path: readonly PropertyKey[] }[]): Finding {
  return finding("file/misshapen", { place: (issues[0]?.path ?? []).map(String).join(".") });
}

/** Null if the value is nested too deep for this machine. */
function printOf(value: unknown): string | null {
  try {
    return fingerprint(value);
  } catch {
    return null;
  }
}
