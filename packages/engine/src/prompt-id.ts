/** Ids of prompts: an answer names the decision it makes by one. */

import { hexToBytes } from "@noble/hashes/utils.js";
import { keyedHash } from "#hashes";
import { canonicalJson } from "./json.ts";
import type { QuestionData } from "./question.ts";

/** Digits, of four bits each. */
const LENGTH = 24;

/** Makes the ids of a match's prompts. */
export type PromptIds = ReturnType<typeof keyedHash>;

/** Made from the match's key. */
export function promptIdsOf(matchKey: Uint8Array): PromptIds {
  return keyedHash(hexToBytes(keyedHash(matchKey)("prompt ids")));
}

/**
 * The id of a prompt, made from its occasion and its question and nothing else. So a prompt that is still open after
 * somebody else acted keeps its id, and a changed prompt gets another. The content names hidden cards: without the key
 * nobody can tell from an id what was asked.
 */
export function promptId(ids: PromptIds, occasion: readonly unknown[], question: QuestionData): string {
  const begun = canonicalJson(occasion).slice(0, -1);
  return ids(`${begun},${JSON.stringify(question)}]`).slice(0, LENGTH);
}
