import type { LobbyWords } from "../i18n/lobby-words.ts";

/** The name of an option's value: for several things the name of each, and for none `none`. */
export function optionWords(words: LobbyWords, name: string, value: unknown): string {
  const say = (one: unknown) => words(`options.${name}.${String(one)}`) ?? String(one);
  if (!Array.isArray(value)) return say(value);
  return value.length === 0 ? say("none") : value.map(say).join(" · ");
}
