import { type Keys, originKeys } from "../keys/keys.ts";
import { isAmong } from "../keys/ring-ports.ts";

/** The header in which the edge sends the word that only it knows. */
const EDGE_HEADER = "x-origin-key";

type EventHeaders = Readonly<Record<string, string | undefined>>;

/** The edge's word in an event's headers, in whatever case their names are written; null: none. */
function wordIn(headers: EventHeaders): string | null {
  const found = Object.entries(headers).find(([name]) => name.toLowerCase() === EDGE_HEADER);
  return found?.[1] || null;
}

/** Whether an event came through the edge. If no word is known, every event may come. */
export function isFromEdge(headers: EventHeaders, origins: readonly string[]): boolean {
  return origins.length === 0 || isAmong(wordIn(headers) ?? "", origins);
}

/**
 * Whether these keys know the event's word, if there is one. While a new word is rolled out, the edge has it minutes
 * before every process reads the keys again.
 */
export function isWordKnown(headers: EventHeaders, keys: Keys): boolean {
  const word = wordIn(headers);
  return word === null || isAmong(word, originKeys(keys));
}
