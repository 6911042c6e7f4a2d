import { type Keys, originKeys } from "../keys/keys.ts";
import { isAmong } from "../keys/ring-ports.ts";

/** In it the edge says the word that it alone knows. */
const EDGE_HEADER = "x-origin-key";

type EventHeaders = Readonly<Record<string, string | undefined>>;

/** What an event's headers say of the edge, however their names are written; null: nothing. */
function wordIn(headers: EventHeaders): string | null {
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === EDGE_HEADER);
  return found?.[1] || null;
}

/** Whether something came through the edge. Where nothing is known that it could say, everything may come. */
export function isFromEdge(headers: EventHeaders, origins: readonly string[]): boolean {
  return origins.length === 0 || isAmong(wordIn(headers) ?? "", origins);
}

/**
 * Whether these keys know the word that the event brings, if any: while a new one is rolled out, the edge has it
 * minutes before every process would look for it.
 */
export function isWordKnown(headers: EventHeaders, keys: Keys): boolean {
  const word = wordIn(headers);
  return word === null || isAmong(word, originKeys(keys));
}
