"use client";
import type { ActPreview } from "@consigliere/contract/links";
import { type Phrase, tell } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import { useTranslations } from "next-intl";
import { optionsIn } from "./options-in.ts";

/** The question and the answer of a mail's link, in the words of the game. */
export function useActWords() {
  const t = useTranslations() as unknown as (key: string, values?: Record<string, string | number>) => string;
  const say = ({ game, names }: ActPreview, phrase: Phrase | undefined) =>
    phrase === undefined ? game : tell(t, phrase, (seat) => names[seat] ?? "");
  return {
    question: (act: ActPreview) =>
      act.prompt === null
        ? ""
        : say(act, storyOf(act.game)?.phraseOfTopic(act.prompt.topic, act.prompt.about)),
    answer: (act: ActPreview) =>
      optionsIn(act.value)
        .map((option) => say(act, storyOf(act.game)?.phraseOfOption(option)))
        .join(" · "),
  };
}
