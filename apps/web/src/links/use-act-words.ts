"use client";
import type { ActPreview } from "@consigliere/contract/links";
import { format, type Phrase } from "@consigliere/games/phrase";
import { phraseOfQuestion, type Story } from "@consigliere/games/story";
import { useTranslations } from "next-intl";
import { usePlayerName } from "../i18n/player-names.ts";
import { optionsIn } from "./options-in.ts";

/** The question and the answer of a mail's link, in the game's words. */
export function useActWords(
  { game, names, prompt, stakes, owners, value }: ActPreview,
  story: Story | undefined,
) {
  const t = useTranslations() as unknown as (key: string, values?: Record<string, string | number>) => string;
  const nameOf = usePlayerName();
  const reader = {
    seat: prompt?.seat ?? "spectator",
    nameOf: (seat: number) => nameOf(names[seat] ?? ""),
    owners,
  } as const;
  const say = (phrase: Phrase | undefined) => (phrase === undefined ? game : format(t, phrase, reader));
  return {
    question: prompt === null ? "" : say(story && phraseOfQuestion(story, prompt)),
    stakes: stakes === null || story === undefined ? null : say(story.phraseOfStakes(stakes as never)),
    answer: optionsIn(value)
      .map((option) => say(story?.phraseOfOption(option)))
      .join(" · "),
  };
}
