/** What a game says, in either language, among players of everyday names. */
import type { Seat } from "@consigliere/engine/seat";
import { messagesIn } from "../messages.ts";
import { type Phrase, tell } from "../phrase.ts";
import { storyOf } from "../stories.ts";
import type { Story } from "../story.ts";
import { catalogueOf, translator } from "./translate.ts";

const en = await messagesIn("en");
const ja = await messagesIn("ja");

export interface Sentences {
  readonly language: string;
  readonly story: Story;
  /** Whether the game's own catalogue has a message under that key. */
  has(key: string): boolean;
  /** The keys that follow `prefix` at once: `topic` gives the topics. */
  keysUnder(prefix: string): string[];
  /** The sentence; a missing message or a blank without a value throws. */
  say(phrase: Phrase): string;
}

function seatName(seat: Seat): string {
  return ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][seat] ?? "?";
}

function sentencesOf(game: string, language: string, messages: object): Sentences {
  const story = storyOf(game);
  if (story === undefined) throw new Error(`no story of ${game}`);
  const translate = translator(messages, language);
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
    say: (phrase) => tell(translate, phrase, seatName),
  };
}

/** In English, for the wording of single sentences. */
export function inEnglish(game: string): Sentences {
  return sentencesOf(game, "en", en);
}

/** In both languages, for what each must have. */
export function inBothLanguages(game: string): readonly Sentences[] {
  return [inEnglish(game), sentencesOf(game, "ja", ja)];
}
