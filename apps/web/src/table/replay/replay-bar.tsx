"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import type { GameUi } from "../../games/game-ui.ts";
import type { GameWords } from "../../games/game-words.ts";
import { Quill } from "../quill.tsx";
import type { Chair } from "../use-chair.ts";
import { AllHands } from "./all-hands.tsx";
import { ChairSelect } from "./chair-select.tsx";
import type { Film, Shot } from "./film.ts";
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

interface ReplayBarProps {
  readonly match: MatchPublic;
  readonly chair: Chair;
  readonly words: GameWords;
  readonly ui: GameUi;
  readonly film: Film;
  /** The reader's own seat; null: none. */
  readonly own: number | null;
  /** Other chairs may be looked from, and all hands opened. */
  readonly mayOpen: boolean;
  /** Where anybody may watch it; absent: nobody but who sees it anyway. */
  readonly url: string | undefined;
  /** A decision of the reader's waits in the present. */
  readonly isAwaited: boolean;
  readonly onShot: (shot: Shot) => void;
  /** Another film of the same match, after the chair was changed. */
  readonly onFilm: (film: Film) => void;
  /** Writes about an event; null: the reader writes no letters. */
  readonly onQuote: ((event: LoggedEvent) => void) | null;
  /** Back to the present. */
  readonly onEnd: () => void;
}

/** The replay of a whole match, in the place of question and hand. */
export default function ReplayBar(props: ReplayBarProps) {
  return <Player key={props.chair.as ?? "own"} {...props} />;
}

function Player(props: ReplayBarProps) {
  const { match, chair, words, ui, film, own, mayOpen, url, isAwaited } = props;
  const { onShot, onFilm, onQuote, onEnd } = props;
  const t = useTranslations("play.replay");
  const problem = useProblemText();
  const log = useWholeLog(match.id, chair);
  const reel = useMemo(
    () => log.data && reelOf(log.data, (event) => ui.pause?.(event) === 0, words),
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
  const event = at === null ? undefined : reel?.events[at];
  const opens = mayOpen && film.opens === true;
  const { frame: seen, error } = useFrame(match.id, chair, { n: event?.n, opens });
  const { look, filled } = useOpened(ui, match.game, seen);
  const frame = seen?.views === undefined ? seen : filled?.frame;
  useEffect(() => {
    if (frame === undefined || at === null) return;
    onShot({ frame, at: at + 1, count });
    setArrived(at);
  }, [frame, at, count, onShot]);
  const failed = log.error ?? error;
  return (
    <section
      className="replay-bar"
      aria-label={t("label")}
      data-testid="replay"
      aria-busy={frame === undefined}
    >
      <p className="replay-told" aria-live={replay.isPlaying ? "off" : "polite"}>
        {failed !== null ? problem(failed) : event === undefined ? t("winding") : words.event(event.event)}
        {frame?.view === null && <small> {t("unseen")}</small>}
      </p>
      <Button variant={isAwaited ? "brass" : "ink"} onClick={onEnd} data-testid="replay-end">
        {t(isAwaited ? "decide" : "end")}
      </Button>
      {reel === undefined || at === null ? (
        <>
          <div className="scrubber" />
          <div className="replay-keys" data-chairs={mayOpen || undefined} />
        </>
      ) : (
        <>
          <Scrubber {...{ reel, headlines, at, words }} onGo={replay.go} />
          <div className="replay-keys">
            <Transport replay={replay} count={count} />
            <JumpChoice {...{ reel, words }} onGo={replay.go} />
            {mayOpen && (
              <ChairSelect
                seats={match.seats}
                own={own}
                value={opens ? "open" : chair.wanted}
                onChoose={(value) => {
                  const from = { moment: nameOfMoment(reel.events, at) };
                  onFilm({ from, plays: false, opens: value === "open" });
                  chair.choose(value === "open" ? own : value);
                }}
              />
            )}
            {onQuote !== null && event !== undefined && event.own !== true && (
              <Quill onPress={() => onQuote(event)} />
            )}
            <MomentLink name={nameOfMoment(reel.events, at)} url={url} />
          </div>
        </>
      )}
      {opens && look?.Held !== undefined && (
        <AllHands Held={look.Held} views={filled?.views ?? []} words={words} first={own} />
      )}
    </section>
  );
}
