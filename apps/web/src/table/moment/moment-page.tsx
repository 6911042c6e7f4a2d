"use client";

import { useTranslations } from "next-intl";
import { lazyWords } from "../../i18n/lazy-words.tsx";
import type { At, AtTable } from "../at-table.ts";
import type { MomentStory, Shot } from "../replay/film.ts";
import { Comments } from "./comments.tsx";
import { LeftBy } from "./left-by.tsx";
import { usePublishedNotes } from "./use-published-notes.ts";
import "./moment.css";

const MomentWords = lazyWords("moment");

interface MomentPageProps extends At<keyof AtTable> {
  readonly shot: Shot;
  readonly story: MomentStory;
}

/** The page about a moment: the comments on it, and the answers, plans and orders that players had left. */
export default function MomentPage(props: MomentPageProps) {
  return (
    <MomentWords>
      <Moment {...props} />
    </MomentWords>
  );
}

function Moment({ at, shot, story }: MomentPageProps) {
  const { match, words, may } = at;
  const t = useTranslations("moment");
  const notes = usePublishedNotes(match.match.id, may.chairs);
  const { papers } = story;
  const seats = [...papers.keys()].toSorted(
    (a, b) => Number(b === match.viewer) - Number(a === match.viewer) || a - b,
  );
  return (
    <div className="moment" data-testid="moment">
      <p className="moment-told paper">{words.event(shot.frame.event)}</p>
      {may.letters && match.viewer !== null && <Comments at={at} viewer={match.viewer} story={story} />}
      {(shot.frame.view === null || seats.length === 0) && (
        <p className="moment-part moment-none">{t(shot.frame.view === null ? "unknown" : "choose")}</p>
      )}
      {seats.map((seat) => (
        <LeftBy
          key={seat}
          at={at}
          seat={seat}
          papers={papers.get(seat) ?? { settings: {}, sealed: [] }}
          view={story.viewOf(seat)}
          notes={notes.get(seat)}
        />
      ))}
    </div>
  );
}
