"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import {
  format as formatPhrase,
  listOf,
  type Owners,
  type Phrase,
  type Reader,
} from "@consigliere/games/phrase";
import {
  type MomentKind,
  phraseOfQuestion,
  type Story,
  type Turn,
  type Weight,
} from "@consigliere/games/story";
import { languages } from "@consigliere/languages";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { PromptWords } from "../prompts/prompt-words.ts";
import { heldTogether } from "./shared/parted.tsx";

/** An event, in the version that the viewer was told. */
export type TableEvent = LoggedEvent["event"];

/** A prompt; for an answer told later, without its options. */
type Asked = Pick<Prompt, "topic" | "about"> & Partial<Pick<Prompt, "question">>;

/** All words about a match of some game, in the player's language. */
export interface GameWords extends PromptWords {
  readonly title: string;
  /** The name of the player in `seat`. */
  name(seat: number): string;
  /** The name over what belongs to `seat`: "You" for the viewer's own. */
  heading(seat: number): string;
  /** Several names in a row: "A, B and C". */
  list(names: readonly string[]): string;
  event(event: TableEvent): string;
  /** The same for anybody who is shown it: nobody is "you". */
  eventForAll(event: TableEvent): string;
  /** How much an event matters to the viewer. */
  weight(event: TableEvent): Weight;
  /** The turn that begins with an event; null within one. */
  turn(event: TableEvent): Turn | null;
  /** The kind of great moment that an event is; null: none. */
  moment(event: TableEvent): MomentKind | null;
  /** The question of a prompt, the ask alone. */
  topic(prompt: Asked): string;
  /** The question with its occasion, for readers who do not see the table at that moment. */
  question(prompt: Asked): string;
  /** The stakes of a prompt, from the viewer's own view; where there are none, its occasion, or null. */
  stakes(view: unknown, prompt: Prompt): string | null;
  outcome(reason: string): string;
  /** The figures at the end that have a prize. */
  readonly awards: readonly string[];
  /** The figures that decided the outcome, in the order of their weight. */
  decides(reason: string): readonly string[];
  stat(name: string): string;
  /** A figure at the end in its unit. */
  figure(stat: string, value: number): string;
  /** The short name of a person for boards with little room: nine letters, six kana. */
  short(id: string): string;
  /** A sentence or name of the game's own catalogue. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Messages of the games' own catalogues. The compiler cannot know their keys here. */
export interface AnyMessage {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

export function useAnyMessage(): AnyMessage {
  return useTranslations() as unknown as AnyMessage;
}

/**
 * The words of `game` at a table with players of these names, for the player in seat `viewer`. `owners`: the owners of
 * the things on the table, as the game's story reads them from a view. Without them, things have only their names.
 */
export function useGameWords(
  game: string,
  story: Story | undefined,
  names: readonly string[],
  viewer: number | null,
  owners?: Owners,
): GameWords {
  const t = useAnyMessage();
  const format = useFormatter();
  const isTogether = languages[useLocale()].script === "japanese";
  return useMemo(() => {
    const name = (seat: number) => names[seat] ?? String(seat + 1);
    const reader: Reader = { seat: viewer ?? "spectator", nameOf: name, owners };
    const say = (phrase: Phrase | undefined, otherwise: string, to = reader) =>
      phrase === undefined ? otherwise : formatPhrase((key, values) => t(key, values), phrase, to);
    const written = isTogether ? heldTogether : undefined;
    const asEvent: Reader = { ...reader, written };
    const own = (key: string) => (t.has(`${game}.${key}`) ? t(`${game}.${key}`) : null);
    return {
      title: own("title") ?? game,
      name,
      heading: (seat) => (seat === viewer ? t("table.yourself") : name(seat)),
      list: (names) => {
        const row = listOf(names);
        return typeof row === "object" && "key" in row ? say(row, "") : String(row);
      },
      event: (event) => say(story?.phraseOfEvent(event), event.type, asEvent),
      eventForAll: (event) => say(story?.phraseOfEvent(event), event.type, { ...reader, seat: "spectator" }),
      weight: (event) => story?.weightOf(event, reader.seat) ?? 1,
      turn: (event) => story?.turnOf(event) ?? null,
      moment: ({ type }) => story?.moments?.[type] ?? null,
      topic: ({ topic, about, question }) => say(story?.phraseOfTopic(topic, about, question), topic),
      question: (asked) => say(story && phraseOfQuestion(story, asked), asked.topic),
      stakes: (view, prompt) => {
        const stakes = story?.stakesOf(view as never, prompt) ?? null;
        if (stakes !== null) return say(story?.phraseOfStakes(stakes), "");
        const occasion = story?.phraseOfOccasion(prompt.topic, prompt.about, prompt.question) ?? null;
        return occasion && say(occasion, "");
      },
      awards: story?.awards ?? [],
      decides: (reason) => story?.decides?.(reason) ?? [],
      outcome: (reason) => say(story?.phraseOfOutcome(reason), reason),
      stat: (stat) => own(`stat.${stat}`) ?? stat,
      figure: (stat, value) => {
        const amount = format.number(Math.abs(value));
        const inUnit = t.has(`${game}.figure.${stat}`) ? t(`${game}.figure.${stat}`, { amount }) : amount;
        // No line ends between the sign and its figure.
        return value < 0 ? `−\u2060${inUnit}` : inUnit;
      },
      option: (id) => say(story?.phraseOfOption(id), id),
      part: (part) => {
        const name = say(story?.phraseOfPart(part), part);
        return written?.(name) ?? name;
      },
      blocked: (reason) => say(story?.phraseOfBlocked(reason), reason),
      tally: (tally) => say(story?.phraseOfTally(tally), tally),
      hint: () => null,
      short: (id) => own(`short.${id}`) ?? id,
      text: (key, values) => t(`${game}.${key}`, { ...values }),
    };
  }, [t, format, isTogether, game, story, names, viewer, owners]);
}
