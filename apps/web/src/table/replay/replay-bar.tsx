"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import type { At } from "../at-table.ts";
import { QuoteButton } from "../quote-button.tsx";
import { quoting } from "../quoting.ts";
import { AllHands } from "./all-hands.tsx";
import { ChairSelect } from "./chair-select.tsx";
import type { Film } from "./film.ts";
import { JumpChoice } from "./jump-choice.tsx";
import { nameOfMoment } from "./moment.ts";
import { MomentLink } from "./moment-link.tsx";
import { headlinesOf, reelOf, startOf } from "./reel.ts";
import { Scrubber } from "./scrubber.tsx";
import { Transport } from "./transport.tsx";
import { useFrame, useWholeLog } from "./use-film.ts";
import { useOpened } from "./use-opened.ts";
import { useReplay } from "./use-replay.ts";
import "./replay.css";

interface ReplayBarProps
  extends At<"match" | "chair" | "words" | "ui" | "may" | "asking" | "past" | "paper"> {
  readonly film: Film;
}

/** The replay of a whole match, in place of question and hand. */
export default function ReplayBar(props: ReplayBarProps) {
  return <Player key={props.at.chair.as ?? "own"} {...props} />;
}

function Player({ at: table, film }: ReplayBarProps) {
  const { chair, words, ui, may, asking, past } = table;
  const { match, viewer: own, replayUrl } = table.match;
  const { onShot } = past;
  // A decision of the reader's waits in the present.
  const isAwaited = asking.prompt?.optional === false;
  const t = useTranslations("play.replay");
  const problem = useProblemText();
  const log = useWholeLog(match.id, chair);
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
  const { frame: seen, error } = useFrame(match.id, chair, { n: event?.n, opens });
  const { look, filled } = useOpened(ui, match.game, seen);
  const frame = seen?.views === undefined ? seen : filled?.frame;
  useEffect(() => {
    if (frame === undefined || at === null) return;
    onShot({ frame, at: at + 1, count });
    setArrived(at);
  }, [frame, at, count, onShot]);
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
          <Scrubber reel={reel} headlines={headlines} at={at} words={words} onGo={replay.go} />
          <div className="replay-keys">
            <Transport replay={replay} count={count} />
            <JumpChoice reel={reel} words={words} onGo={replay.go} onDeed={replay.playDeed} />
            {may.chairs && (
              <ChairSelect
                seats={match.seats}
                own={own}
                value={opens ? "open" : chair.wanted}
                onChoose={(value) => {
                  const from = { moment: nameOfMoment(reel.events, at) };
                  past.change({ from, plays: false, opens: value === "open" });
                  chair.choose(value === "open" ? own : value);
                }}
              />
            )}
            <QuoteOf at={table} event={event} />
            <MomentLink name={nameOfMoment(reel.events, at)} url={replayUrl} />
          </div>
        </>
      )}
      {opens && look?.Held !== undefined && (
        <AllHands Held={look.Held} views={filled?.views ?? []} words={words} first={own} />
      )}
    </section>
  );
}

interface QuoteOfProps extends At<"may" | "chair" | "paper"> {
  readonly event: LoggedEvent | undefined;
}

/** Begins a letter about what is shown, if it can be quoted. */
function QuoteOf({ at, event }: QuoteOfProps) {
  const onQuote = quoting(at);
  if (onQuote === null || event === undefined || event.own === true) return null;
  return <QuoteButton onPress={() => onQuote(event)} />;
}
