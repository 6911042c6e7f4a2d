/** Ids of prompts: an answer names the decision it makes by one. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "./json.ts";

const BYTES = 12;

/**
 * The content from which a prompt's id is made: its occasion and, last, its question, and nothing else. So a prompt
 * that is still open after somebody else acted keeps its id, and a changed prompt gets another.
 */
export type PromptContent = readonly unknown[];

/** Makes the ids of a match's prompts. */
export type PromptIds = ReturnType<typeof hmac.create>;

/** Made from the match's key. The key is mixed in once for all ids. */
export function promptIdsOf(matchKey: Uint8Array): PromptIds {
  return hmac.create(sha256, hmac(sha256, matchKey, utf8ToBytes("prompt ids")));
}

/** The id of a prompt. Its content names hidden cards, so without the key nobody can tell from an id what was asked. */
export function promptId(ids: PromptIds, content: PromptContent): string {
  const digest = ids
    .clone()
    .update(inUtf8(canonicalJson(content)))
    .digest();
  return bytesToHex(digest.subarray(0, BYTES));
}

const encoder = new TextEncoder();
const page = new Uint8Array(16_384);

/** The bytes of a text, valid until the next text. A separate buffer for each would cost as much as the hash. */
function inUtf8(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, page);
  return read === text.length ? page.subarray(0, written) : encoder.encode(text);
}
