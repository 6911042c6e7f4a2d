"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "../../design/fields.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { type Other, useUnreadAsides } from "./use-letters.ts";

interface TalkChoiceProps {
  readonly matchId: string;
  readonly viewer: number;
  readonly others: readonly number[];
  readonly words: GameWords;
  readonly other: Other;
  readonly onChoose: (other: Other) => void;
}

const EVERYBODY = "everybody";

/** The choice of the receiver: everybody, or one of the others; and the senders of unread letters. */
export function TalkChoice({ matchId, viewer, others, words, other, onChoose }: TalkChoiceProps) {
  const t = useTranslations("play.letters");
  const unread = useUnreadAsides(matchId, viewer, others);
  return (
    <SelectField
      label={t("to")}
      value={String(other ?? EVERYBODY)}
      choices={[
        { value: EVERYBODY, name: t("everybody") },
        ...others.map((seat) => ({
          value: String(seat),
          name: t("alone", { name: words.name(seat), count: unread.get(seat) ?? 0 }),
        })),
      ]}
      onValue={(value) => onChoose(value === EVERYBODY ? null : Number(value))}
    />
  );
}
