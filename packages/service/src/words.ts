/** Sentences for mails and problems, from the catalogues of this package, of the contract and of the games. */
import problemsEn from "@consigliere/contract/messages/en.json" with { type: "json" };
import problemsJa from "@consigliere/contract/messages/ja.json" with { type: "json" };
import type { ProblemCode } from "@consigliere/contract/problems";
import type { Locale } from "@consigliere/contract/values";
import { manifestOf } from "@consigliere/games/catalogue";
import { messagesIn } from "@consigliere/games/messages";
import { createTranslator } from "use-intl/core";
import en from "../messages/en.json" with { type: "json" };
import ja from "../messages/ja.json" with { type: "json" };

const PROBLEM_SENTENCES: Record<Locale, Record<ProblemCode, string>> = { en: problemsEn, ja: problemsJa };
const CATALOGUES = {
  en: { ...(await messagesIn("en")), ...en },
  ja: { ...(await messagesIn("ja")), ...ja },
};

/** Formats the message under a key. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const translators = new Map<Locale, Words>();

/** The words of a language. */
export function wordsIn(locale: Locale): Words {
  const known = translators.get(locale);
  if (known !== undefined) return known;
  const messages: object = CATALOGUES[locale];
  const translate = createTranslator({
    locale,
    messages: messages as Record<string, string>,
    timeZone: "UTC",
  });
  const words: Words = (key, values) => translate(key, values);
  translators.set(locale, words);
  return words;
}

/** The title of a game; its id when there is no such game. */
export function gameName(words: Words, game: string): string {
  return manifestOf(game) !== undefined ? words(`${game}.title`) : game;
}

/** What a problem is told as. */
export function problemSentence(locale: Locale, code: ProblemCode): string {
  return PROBLEM_SENTENCES[locale][code];
}
