"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import type { At } from "../at-table.ts";
import { AllHands } from "./all-hands.tsx";
import type { Film } from "./film.ts";
import { headlinesOf, lastBefore, reelOf, startOf } from "./reel.ts";
import { ReplayKeys } from "./replay-keys.tsx";
import { ReplayWords } from "./replay-words.tsx";
import { Scrubber } from "./scrubber.tsx";
import { useComments } from "./use-comments.ts";
import { useFrame, useWholeLog } from "./use-film.ts";
import { useOpened } from "./use-opened.ts";
import { useReplay } from "./use-replay.ts";
import { useStory } from "./use-story.ts";
import "./replay.css";

interface ReplayBarProps
  extends At<"match" | "chair" | "words" | "ui" | "may" | "asking" | "past" | "paper"> {
  readonly film: Film;
}

/** The replay of a whole match, in place of question and hand. */
export default function ReplayBar(props: ReplayBarProps) {
  const { may, paper } = props.at;
  const { turnTo } = paper;
  // Where the paper has a column of its own, it shows what the board does not.
  useEffect(() => {
    if (may.papers) turnTo("moment");
  }, [may.papers, turnTo]);
  return (
    <ReplayWords instead={<div className="replay-wait" />}>
      <Player key={props.at.chair.as ?? "own"} {...props} />
    </ReplayWords>
  );
}

function Player({ at: table, film }: ReplayBarProps) {
  const { chair, words, ui, may, asking, past } = table;
  const { match, viewer: own } = table.match;
  const { onShot } = past;
  // A decision of the reader's waits in the present.
  const isAwaited = asking.prompt?.optional === false;
  const t = useTranslations("replay");
  const problem = useProblemText();
  const log = useWholeLog(match.id, chair, may.chairs);
  const reel = useMemo(
    () => log.data && reelOf(log.data, (event) => ui.replay.pause(event) === 0, words),
    [log.data, ui, words],
  );
  const headlines = useMemo(() => (reel ? headlinesOf(reel, words.weight) : []), [reel, words]);
  const [arrived, setArrived] = useState<number | null>(null);
  const replay = useReplay({
    reel,
    headlines,
    from: (whole) => startOf(whole, film.from),
    plays: film.plays,
    arrived,
  });
  const { at } = replay;
  const count = reel?.events.length ?? 0;
  const event = reel?.events[at ?? -1];
  const opens = may.chairs && film.opens === true;
  const until = lastBefore(reel, at, chair.table.told);
  const asked = { n: event?.n, until, opens, papers: may.papers };
  const { frame: seen, left, error } = useFrame(match.id, chair, asked);
  const { look, filled } = useOpened(ui, match.game, seen);
  const frame = seen?.views === undefined ? seen : filled?.frame;
  const comments = useComments(match.id, { reel, log: log.data, isOn: may.papers && may.letters });
  const said = comments.get(at ?? -1);
  const story = useStory(may.papers ? frame : undefined, { log: log.data, left, views: filled?.views, said });
  useEffect(() => {
    if (frame === undefined || seen === undefined || at === null) return;
    onShot({ frame, seen: seen.view, at: at + 1, count, story });
    setArrived(at);
  }, [frame, seen, at, count, story, onShot]);
  const failed = log.error ?? error;
  const told = event && words.event(event.event);
  return (
    <section
      className="replay-bar"
      aria-label={t("label")}
      data-testid="replay"
      aria-busy={frame === undefined}
    >
      <p className="replay-told" aria-live={replay.isPlaying ? "off" : "polite"}>
        {failed === null ? (told ?? t("winding")) : problem(failed)}
        {frame?.view === null && <small> {t("unseen")}</small>}
      </p>
      <Button variant={isAwaited ? "brass" : "ink"} onClick={() => past.watch(null)} data-testid="replay-end">
        {t(isAwaited ? "decide" : "end")}
      </Button>
      {reel === undefined || at === null ? (
        <>
          <div className="scrubber" />
          <div className="replay-keys" data-chairs={may.chairs || undefined} />
        </>
      ) : (
        <>
          <Scrubber
            reel={reel}
            headlines={headlines}
            comments={comments}
            at={at}
            words={words}
            onGo={replay.go}
          />
          <ReplayKeys at={table} replay={replay} reel={reel} comments={comments} opens={opens} shown={at} />
        </>
      )}
      {opens && look?.Held !== undefined && (
        <AllHands Held={look.Held} views={filled?.views ?? []} words={words} first={own} />
      )}
    </section>
  );
}
