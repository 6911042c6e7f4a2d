/** Catalogues as a flat table, and a translator over one, for tests. */
import { IntlMessageFormat } from "intl-messageformat";
import type { Translate } from "../phrase.ts";

/** Every message of a nested catalogue, under its full key. */
export function catalogueOf(messages: object, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]) => {
      const key = `${prefix}${name}`;
      return typeof value === "string" ? [[key, value] as const] : [...catalogueOf(value, `${key}.`)];
    }),
  );
}

/** Formats strictly: a missing message or a blank without a value throws. `said` collects the keys. */
export function translator(messages: object, locale: string, said = new Set<string>()): Translate {
  const catalogue = catalogueOf(messages);
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const message = catalogue.get(key);
    if (message === undefined) throw new Error(`no message ${key} in ${locale}`);
    const format = formats.get(key) ?? new IntlMessageFormat(message, locale);
    formats.set(key, format);
    said.add(key);
    return String(format.format(values));
  };
}

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

/**
 * The names of a message's blanks. Blanks that tell whether somebody is the reader (`you`, `victimYou`) are left out,
 * because one language may need another word where the other language uses the same.
 */
function blanksOf(message: string, locale: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if ("value" in part && part.type !== 0) names.add(String(part.value));
      if ("options" in part) for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, locale).getAst());
  return [...names].filter((name) => !/^you$|You$/.test(name)).sort();
}

/** The keys of the messages whose Japanese blanks differ from the English ones, with both sets. */
export function withOtherBlanks(
  english: ReadonlyMap<string, string>,
  japanese: ReadonlyMap<string, string>,
): string[] {
  return [...english].flatMap(([key, message]) => {
    const [inEnglish, inJapanese] = [blanksOf(message, "en"), blanksOf(japanese.get(key) ?? "", "ja")];
    return inEnglish.join() === inJapanese.join() ? [] : `${key}: ${inEnglish} and ${inJapanese}`;
  });
}
