"use client";

import { useTranslations } from "next-intl";
import type { GameWords } from "../../games/game-words.ts";
import type { Reel } from "./reel.ts";
import type { Comments } from "./use-comments.ts";

interface ScrubberProps {
  readonly reel: Reel;
  readonly headlines: readonly number[];
  readonly comments: Comments;
  readonly at: number;
  readonly words: GameWords;
  readonly onGo: (to: number) => void;
}

/** The whole film as one line, with a notch for each turn, a red one for each headline and a pin for each comment. */
export function Scrubber({ reel, headlines, comments, at, words, onGo }: ScrubberProps) {
  const t = useTranslations("replay");
  const last = Math.max(1, reel.events.length - 1);
  const event = reel.events[at]?.event;
  return (
    <div className="scrubber">
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
        {reel.turns.map((turn) => (
          <line key={turn.opening.n} x1={turn.at} x2={turn.at} y1="0.3" y2="0.7" className="scrubber-turn" />
        ))}
        {headlines.map((index) => (
          <line key={index} x1={index} x2={index} y1="0" y2="1" className="scrubber-headline" />
        ))}
        {[...comments.keys()].map((index) => (
          // As wide as the end of its line, whatever the width of the film.
          <line key={index} x1={index} x2={index} y1="-0.1" y2="-0.1" className="scrubber-comment" />
        ))}
      </svg>
      <input
        type="range"
        min={1}
        max={reel.events.length}
        value={at + 1}
        aria-label={t("scrub")}
        aria-valuetext={t("value", {
          at: at + 1,
          count: reel.events.length,
          sentence: event === undefined ? "" : words.event(event),
          comments: comments.get(at)?.length ?? 0,
        })}
        data-testid="scrub"
        onChange={({ target }) => onGo(Number(target.value) - 1)}
      />
    </div>
  );
}
