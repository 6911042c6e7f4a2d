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

interface Blanks {
  /** Every blank and tag that the message may use. */
  readonly known: ReadonlySet<string>;
  /** Those that are shown. A mere choice between words is not, because another language may not need it. */
  readonly shown: ReadonlySet<string>;
}

function blanksOf(message: string, locale: string): Blanks {
  const [known, shown] = [new Set<string>(), new Set<string>()];
  const visit = (parts: readonly Part[], plural?: string): void => {
    for (const part of parts) {
      // Of a number that chooses the words, `#` stands for the number itself.
      if (!("value" in part)) shown.add(plural ?? "#");
      else if (part.type !== 0) {
        known.add(String(part.value));
        if (!("options" in part)) shown.add(String(part.value));
      }
      if ("options" in part)
        for (const option of Object.values(part.options)) visit(option.value, String(part.value));
      if ("children" in part) visit(part.children, plural);
    }
  };
  visit(new IntlMessageFormat(message, locale, undefined, { ignoreTag: false }).getAst());
  return { known, shown };
}

/** The keys that only one of two catalogues has, and those of messages that do not show the same. */
export function differences(english: object, other: object, locale: string): string[] {
  const [en, translated] = [catalogueOf(english), catalogueOf(other)];
  return [...new Set([...en.keys(), ...translated.keys()])].filter((key) => {
    const [first, second] = [en.get(key), translated.get(key)];
    if (first === undefined || second === undefined) return true;
    const [mine, theirs] = [blanksOf(first, "en"), blanksOf(second, locale)];
    return !mine.shown.isSubsetOf(theirs.known) || !theirs.shown.isSubsetOf(mine.known);
  });
}
