import type { Fault } from "@consigliere/service/context";
import type { Config } from "../config.ts";
import { type Keys, keySchema } from "./keys.ts";
import type { Parameter } from "./parameter.ts";

/** Seconds for which a process does not read the keys again. A rotation gives three times as much notice. */
const FRESH_SECONDS = 300;
/** Seconds until the next look when the parameter could not be read. */
const RETRY_SECONDS = 30;

/** Seconds between two extra reads: a caller with made-up keys must not cause a read each time. */
const LOOK_AGAIN_SECONDS = 10;

/** The means to read keys that are not in the environment. */
export interface KeysReading {
  readonly parameter: (name: string) => Parameter;
  readonly report: (fault: Fault) => void;
}

/** Returns the keys. `isOutdated`: something suggests that there are newer ones than the last returned. */
export type CurrentKeys = (isOutdated?: boolean) => Promise<Keys>;

/**
 * The current keys: the same object as long as nothing in them has changed. If they cannot be read a second time, the
 * earlier ones stay valid, and the failure is reported.
 * @throws Error when there are no keys yet and none can be read
 */
export function currentKeys({ keys }: Pick<Config, "keys">, reading: KeysReading): CurrentKeys {
  return "parameter" in keys ? keysOfParameter(keys.parameter, reading) : () => Promise.resolve(keys);
}

function keysOfParameter(name: string, { parameter, report }: KeysReading): CurrentKeys {
  const { read } = parameter(name);
  let known: { readonly text: string; readonly keys: Keys } | undefined;
  let askedAt = 0;
  let nextAt = 0;
  return async (isOutdated = false) => {
    const now = Date.now();
    const isTime = now >= nextAt || (isOutdated && now >= askedAt + LOOK_AGAIN_SECONDS * 1000);
    if (known !== undefined && !isTime) return known.keys;
    askedAt = now;
    try {
      const text = await read();
      if (text === null) throw new Error("The parameter with the keys is missing.");
      if (known?.text !== text) known = { text, keys: keysIn(text) };
      nextAt = now + FRESH_SECONDS * 1000;
    } catch (error) {
      if (known === undefined) throw error;
      nextAt = now + RETRY_SECONDS * 1000;
      report({ what: "the keys could not be read again", where: {}, error });
    }
    return known.keys;
  };
}

/** @throws Error that does not quote the document */
function keysIn(text: string): Keys {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error("The parameter with the keys is not JSON.");
  }
  const { data, error } = keySchema.safeParse(document);
  if (data !== undefined) return data;
  const paths = error.issues.map((issue) => issue.path.join(".") || "document");
  throw new Error(`The keys are not complete: ${[...new Set(paths)].join(", ")}.`);
}
