import { type Keys, keySchema } from "@consigliere/api/keys";
import { OpsError, UNUSABLE } from "../failure.ts";

/** The place where the keys document is kept. */
export interface KeyVault {
  /** Its name in sentences. */
  readonly label: string;
  /** @throws OpsError when there is none, or it cannot be used */
  read(): Promise<Keys>;
  write(keys: Keys): Promise<void>;
}

/** The document in `text`. @throws OpsError */
export function parseKeys(label: string, text: string): Keys {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    document = null;
  }
  const parsed = keySchema.safeParse(document);
  if (!parsed.success) throw new OpsError(`${label} does not hold a usable keys document.`, UNUSABLE);
  return parsed.data;
}

/** A vault that is not there. */
export function noVault(why: string): KeyVault {
  const refuse = () => Promise.reject(new OpsError(why, UNUSABLE));
  return { label: "no keys", read: refuse, write: refuse };
}
