/** The sentences of a game, in either language, among players with everyday names. */
import type { Seat, Viewer } from "@consigliere/engine/seat";
import { catalogue } from "../catalogue.ts";
import { messagesIn } from "../messages.ts";
import { type Owners, type Phrase, tell } from "../phrase.ts";
import { pictureMessages } from "../picture/messages.ts";
import type { Story } from "../story.ts";
import { catalogueOf, translator } from "./translate.ts";

const games = new Map(catalogue.map((manifest) => [manifest.meta.id, manifest]));

export interface Sentences {
  readonly language: "en" | "ja";
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

const told = new Map(
  await Promise.all(
    [...games].map(async ([id, manifest]) => {
      const [story, en, ja] = [manifest.story(), manifest.messages("en"), manifest.messages("ja")];
      return [id, { story: await story, en: await en, ja: await ja }] as const;
    }),
  ),
);
const shared = {
  en: { ...(await messagesIn("en")), picture: await pictureMessages("en") },
  ja: { ...(await messagesIn("ja")), picture: await pictureMessages("ja") },
};

function sentencesOf(game: string, language: "en" | "ja"): Sentences {
  const own = told.get(game);
  if (own === undefined) throw new Error(`no game ${game}`);
  const { story } = own;
  const messages = { ...shared[language], [game]: own[language] };
  const said = new Set<string>();
  const translate = translator(messages, language, said);
  const keys = [...catalogueOf(messages).keys()];
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
      tell(translate, phrase, { seat, nameOf: seatName, owners }),
  };
}

/** In English, for checks of the wording of single sentences. */
export function inEnglish(game: string): Sentences {
  return sentencesOf(game, "en");
}

/** In both languages, for checks that each must pass. */
export function inBothLanguages(game: string): readonly Sentences[] {
  return [inEnglish(game), sentencesOf(game, "ja")];
}
