"use client";

import { useTranslations } from "next-intl";
import type { GameWords } from "../../games/game-words.ts";
import type { Reel } from "./reel.ts";
import type { Comments } from "./use-comments.ts";

interface JumpChoiceProps {
  readonly reel: Reel;
  readonly comments: Comments;
  readonly words: GameWords;
  readonly onGo: (to: number) => void;
  /** Plays up to a great moment. */
  readonly onDeed: (to: number) => void;
}

/** Before the index of a great moment; indexes of turns have no prefix. */
const DEED = "deed-";

/** Goes to a turn, or to any of the great moments. */
export function JumpChoice({ reel, comments, words, onGo, onDeed }: JumpChoiceProps) {
  const t = useTranslations("replay");
  const labelled = (at: number, sentence: string) => t("place", { at: at + 1, sentence });
  return (
    <select
      className="replay-choice"
      aria-label={t("jump")}
      value=""
      data-testid="jump"
      onChange={({ target: { value } }) => {
        const [, deed] = value.split(DEED);
        if (deed === undefined) onGo(Number(value));
        else onDeed(Number(deed));
      }}
    >
      <option value="" hidden>
        {t("jump")}
      </option>
      {[...reel.moments].map(([kind, places]) => (
        <optgroup key={kind} label={t(`moments.${kind}`)}>
          {places.map((at) => (
            <option key={at} value={`${DEED}${at}`}>
              {labelled(at, words.event(reel.events[at]?.event ?? { type: kind }))}
            </option>
          ))}
        </optgroup>
      ))}
      {comments.size > 0 && (
        <optgroup label={t("comments")}>
          {[...comments]
            .toSorted(([one], [other]) => one - other)
            .map(([at, letters]) => (
              <option key={at} value={at}>
                {labelled(at, words.list([...new Set(letters.map(({ seat }) => words.name(seat)))]))}
              </option>
            ))}
        </optgroup>
      )}
      <optgroup label={t("turns")}>
        {reel.turns.map(({ at, opening }) => (
          <option key={opening.n} value={at}>
            {labelled(at, words.event(opening.event))}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
