import type { LobbyWords } from "../i18n/lobby-words.ts";

/** What the value of an option is called: of several things each by its name, and of none of them `none`. */
export function optionWords(words: LobbyWords, name: string, value: unknown): string {
  const say = (one: unknown) => words(`options.${name}.${String(one)}`) ?? String(one);
  if (!Array.isArray(value)) return say(value);
  return value.length === 0 ? say("none") : value.map(say).join(" · ");
}
