/** Sentences that have nothing to fill in: looked up, so that neither mails nor games are loaded for them. */
import problemsEn from "@consigliere/contract/messages/en.json" with { type: "json" };
import problemsJa from "@consigliere/contract/messages/ja.json" with { type: "json" };
import type { ProblemCode } from "@consigliere/contract/problems";
import type { Locale } from "@consigliere/contract/values";
import en from "../messages/people.en.json" with { type: "json" };
import ja from "../messages/people.ja.json" with { type: "json" };

const PROBLEM_SENTENCES: Record<Locale, Record<ProblemCode, string>> = { en: problemsEn, ja: problemsJa };

const PEOPLE = { en, ja };

/** What the house calls those who have not given a name yet. */
export function newcomer(locale: Locale): string {
  return PEOPLE[locale].newcomer;
}

/** What a problem is told as. */
export function problemSentence(locale: Locale, code: ProblemCode): string {
  return PROBLEM_SENTENCES[locale][code];
}
