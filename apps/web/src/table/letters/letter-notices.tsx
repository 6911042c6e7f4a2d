"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import type { LetterView } from "@consigliere/contract/talk";
import { useTranslations } from "next-intl";
import { useToast } from "../../design/toast.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { LetterNotice } from "./letter-notice.tsx";
import type { useLetterActions } from "./use-letter-actions.ts";

interface LetterNoticesProps {
  readonly letters: readonly LetterView[];
  readonly match: MatchPublic;
  readonly viewer: number;
  /** Whether the reader hosts the talk, and so may hide letters. */
  readonly isHost: boolean;
  readonly words: GameWords;
  /** Goes to a moment by its name. */
  readonly onMoment: (name: string) => void;
  readonly actions: ReturnType<typeof useLetterActions>;
}

/** Letters, each with everything that its reader may do to it. */
export function LetterNotices({ letters, match, actions, ...reader }: LetterNoticesProps) {
  const t = useTranslations("play.letters");
  const toast = useToast();
  const { react, report, block, hide } = actions;
  return letters.map((letter) => (
    <LetterNotice
      key={letter.id}
      letter={letter}
      seats={match.seats}
      {...reader}
      onReact={(reaction) => react.mutate({ letter: letter.id, reaction })}
      onReport={() => report.mutate(letter.id, { onSuccess: () => toast({ text: t("reported") }) })}
      onBlock={() => block.mutate(letter.seat)}
      onHide={(hidden) => hide.mutate({ letter: letter.id, hidden })}
    />
  ));
}
