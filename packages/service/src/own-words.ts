/** Sentences that have nothing to fill in: looked up, so that neither mails nor games are loaded for them. */
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

/** What the house calls those who have not given a name yet. */
export function newcomer(locale: Locale): string {
  return PEOPLE[locale].newcomer;
}

/** What problems are told as. */
export async function problemSentences(locale: Locale): Promise<Record<ProblemCode, string>> {
  return (await PROBLEM_SENTENCES[locale]()).default;
}
