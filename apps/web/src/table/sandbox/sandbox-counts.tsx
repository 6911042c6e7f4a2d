"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { GameWords } from "../../games/game-words.ts";
import type { Report } from "./sandbox-worker.ts";

interface CountsProps {
  readonly counted: NonNullable<Report["counted"]>;
  readonly words: GameWords;
  readonly onClose: () => void;
}

/** The sentences that are most often true, and how often. */
const MOST_LINES = 24;

/** The results of the answers in many deals. */
export function SandboxCounts({ counted: { deals, fits, events }, words, onClose }: CountsProps) {
  const t = useTranslations("sandbox");
  const sentences = new Map<string, number>();
  for (const { event, count } of events) {
    if (words.weight(event as never) === 0) continue;
    const sentence = words.event(event as never);
    sentences.set(sentence, Math.min(fits, (sentences.get(sentence) ?? 0) + count));
  }
  const lines = [...sentences].toSorted(([, one], [, other]) => other - one).slice(0, MOST_LINES);
  return (
    <div className="paper sandbox-counts" data-testid="sandbox-counts">
      <h2 className="title">{t("counts")}</h2>
      <p className="lead">{t(fits === deals ? "all" : "some", { fits, deals })}</p>
      {fits > 0 && lines.length === 0 && <p>{t("nothing")}</p>}
      <ol>
        {lines.map(([sentence, count]) => (
          <li key={sentence}>
            <b className="figures">{t("of", { count, deals: fits })}</b> {sentence}
          </li>
        ))}
      </ol>
      <Button size="small" className="apart" onClick={onClose}>
        {t("closeCounts")}
      </Button>
    </div>
  );
}

interface StoryProps extends Pick<CountsProps, "words"> {
  /** The events that the board has shown. */
  readonly frames: Report["frames"];
}

/** The events of this deal, the newest first. */
export function SandboxStory({ frames, words }: StoryProps) {
  const t = useTranslations("sandbox");
  const told = frames.filter(({ event }) => words.weight(event as never) > 0).toReversed();
  return (
    <div className="paper sandbox-counts">
      <h2 className="title">{t("story")}</h2>
      {told.length === 0 && <p>{t("nothingYet")}</p>}
      <ol>
        {told.map(({ n, event }) => (
          <li key={n}>{words.event(event as never)}</li>
        ))}
      </ol>
    </div>
  );
}
