import type { Locale } from "@consigliere/languages";
import type { ProblemCode } from "./problems.ts";

/** The sentences for problems, loaded when something is refused. */
export async function problemSentences(locale: Locale): Promise<Record<ProblemCode, string>> {
  return (await import(`../messages/${locale}.json`, { with: { type: "json" } })).default;
}
