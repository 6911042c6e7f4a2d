/** Sentences without anything to fill in. They are looked up, so that neither mails nor games are loaded for them. */
import type { ProblemCode } from "@consigliere/contract/problems";
import type { Locale } from "@consigliere/contract/values";
import en from "../messages/people.en.json" with { type: "json" };
import ja from "../messages/people.ja.json" with { type: "json" };

/** Loaded when something is refused. */
const PROBLEM_SENTENCES: Record<Locale, () => Promise<{ default: Record<ProblemCode, string> }>> = {
  en: () => import("@consigliere/contract/messages/en.json", { with: { type: "json" } }),
  ja: () => import("@consigliere/contract/messages/ja.json", { with: { type: "json" } }),
};

const PEOPLE = { en, ja };

/** The house's name for people who have not given one yet. */
export function newcomer(locale: Locale): string {
  return PEOPLE[locale].newcomer;
}

/** The sentences for problems. */
export async function problemSentences(locale: Locale): Promise<Record<ProblemCode, string>> {
  return (await PROBLEM_SENTENCES[locale]()).default;
}
