/** The sentences of a game, in each language, among players with everyday names. */
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { LOCALES, type Locale } from "@consigliere/languages";
import { catalogue } from "../catalogue.ts";
import { messagesIn, pictureMessages } from "../messages.ts";
import { format, type Owners, type Phrase } from "../phrase.ts";
import type { Story } from "../story.ts";
import { catalogueOf, translator } from "./translate.ts";

const games = new Map(catalogue.map((manifest) => [manifest.meta.id, manifest]));

export interface Sentences {
  readonly language: Locale;
  readonly story: Story;
  /** Whether the game's own catalogue has a message under that key. */
  has(key: string): boolean;
  /** The keys directly below `prefix`: `topic` gives the topics. */
  keysUnder(prefix: string): string[];
  /** The full keys in these parts of the game's catalogue, or of another catalogue. */
  keysOf(parts: readonly string[], catalogue?: string): string[];
  /** The keys of all messages that were used. */
  readonly said: ReadonlySet<string>;
  /** The sentence for `reader`. A missing message or a blank without a value throws. */
  say(phrase: Phrase, reader?: Viewer, owners?: Owners): string;
}

/** The name of the player in `seat`. */
export function seatName(seat: Seat): string {
  return ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][seat] ?? "?";
}

const stories = new Map(
  await Promise.all([...games].map(async ([id, manifest]) => [id, await manifest.story()] as const)),
);
const messages = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const all = { ...(await messagesIn(locale)), picture: await pictureMessages(locale) };
      return [locale, all] as const;
    }),
  ),
);

function sentencesOf(game: string, language: Locale): Sentences {
  const story = stories.get(game);
  if (story === undefined) throw new Error(`no game ${game}`);
  const said = new Set<string>();
  const translate = translator(messages.get(language) ?? {}, language, said);
  const keys = [...catalogueOf(messages.get(language) ?? {}).keys()];
  const under = (prefix: string) => keys.filter((key) => key.startsWith(`${game}.${prefix}.`));
  const all = new Set(keys);
  return {
    language,
    story,
    has: (key) => all.has(`${game}.${key}`),
    keysUnder: (prefix) => [
      ...new Set(under(prefix).map((key) => key.slice(game.length + prefix.length + 2).split(".")[0] ?? "")),
    ],
    keysOf: (parts, of = game) =>
      keys.filter((key) => parts.some((part) => key.startsWith(`${of}.${part}.`))),
    said,
    say: (phrase, seat = "spectator", owners = {}) =>
      format(translate, phrase, { seat, nameOf: seatName, owners }),
  };
}

/** In English, for checks of the wording of single sentences. */
export function inEnglish(game: string): Sentences {
  return sentencesOf(game, "en");
}

/** In every language, for checks that each must pass. */
export function inEveryLanguage(game: string): readonly Sentences[] {
  return LOCALES.map((locale) => sentencesOf(game, locale));
}
