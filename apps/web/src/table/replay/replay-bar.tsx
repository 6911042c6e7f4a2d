"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import type { GameWords, TableEvent } from "../../games/game-words.ts";
import type { Chair } from "../use-chair.ts";
import type { Film, Shot } from "./film.ts";
import { JumpChoice } from "./jump-choice.tsx";
import { nameOfMoment } from "./moment.ts";
import { MomentLink } from "./moment-link.tsx";
import { headlinesOf, reelOf, startOf } from "./reel.ts";
import { Scrubber } from "./scrubber.tsx";
import { Transport } from "./transport.tsx";
import { useFrame, useWholeLog } from "./use-film.ts";
import { useReplay } from "./use-replay.ts";
import "./replay.css";

interface ReplayBarProps {
  readonly match: MatchPublic;
  readonly chair: Chair;
  readonly words: GameWords;
  /** Milliseconds that the board takes for an event; 0: nothing on it changes. */
  readonly pause: (event: TableEvent) => number;
  readonly film: Film;
  /** Other chairs may be looked from. */
  readonly hasChairs: boolean;
  /** A decision of the reader's waits in the present. */
  readonly isAwaited: boolean;
  readonly onShot: (shot: Shot) => void;
  /** Another film of the same match, after the chair was changed. */
  readonly onFilm: (film: Film) => void;
  /** Back to the present. */
  readonly onEnd: () => void;
}

/** The replay of a whole match, in the place of question and hand. */
export default function ReplayBar(props: ReplayBarProps) {
  return <Player key={props.chair.as ?? "own"} {...props} />;
}

function Player(props: ReplayBarProps) {
  const { match, chair, words, pause, film, hasChairs, isAwaited, onShot, onFilm, onEnd } = props;
  const t = useTranslations("play.replay");
  const problem = useProblemText();
  const log = useWholeLog(match.id, chair);
  const reel = useMemo(
    () => log.data && reelOf(log.data, (event) => pause(event) === 0, words),
    [log.data, pause, words],
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
  const { frame, error } = useFrame(match.id, chair, event?.n);
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
      {reel !== undefined && at !== null && (
        <>
          <Scrubber {...{ reel, headlines, at, words }} onGo={replay.go} />
          <div className="replay-keys">
            <Transport replay={replay} count={count} />
            <JumpChoice {...{ reel, words }} onGo={replay.go} />
            {hasChairs && (
              <select
                className="replay-choice"
                aria-label={t("chair")}
                value={chair.wanted ?? ""}
                data-testid="replay-chair"
                onChange={({ target }) => {
                  onFilm({ from: { moment: nameOfMoment(reel.events, at) }, plays: false });
                  chair.choose(Number(target.value));
                }}
              >
                {match.seats.map(({ seat, name }) => (
                  <option key={seat} value={seat}>
                    {t("chairOf", { name })}
                  </option>
                ))}
              </select>
            )}
            <MomentLink name={nameOfMoment(reel.events, at)} />
          </div>
        </>
      )}
    </section>
  );
}
