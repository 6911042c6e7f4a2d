"use client";

import type { MatchView, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useFormatter, useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useMe } from "../api/session.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button, ButtonLink } from "../design/button.tsx";
import { Manner } from "../games/shared/manner.tsx";
import { ClockWords } from "../i18n/clock-words.tsx";
import { useNow } from "../i18n/use-now.ts";
import { ClockNote } from "../lobby/clock-note.tsx";
import type { At } from "./at-table.ts";
import { useUntil } from "./deadline.tsx";
import { LateSeat } from "./late-seat.tsx";
import { pauseWishIn } from "./pause-wish.ts";

/** The clocks that run and until when, the clocks that rest, and what the players can do about time. */
export default function ClockSheet(props: At<"match" | "words" | "may">) {
  return (
    <ClockWords>
      <Clocks {...props} />
    </ClockWords>
  );
}

function Clocks({ at }: At<"match" | "words" | "may">) {
  const { match: view, words, may } = at;
  const { match, table } = view;
  const t = useTranslations("clock.sheet");
  const { me } = useMe();
  const quiet = me?.quietHours;
  return (
    <div className="clock-sheet">
      <ul className="clock-list">
        {table.waiting.map((waiting) => (
          <WaitingRow key={`${waiting.seat} ${waiting.topic}`} at={at} waiting={waiting} />
        ))}
      </ul>
      {table.reserves !== undefined && (
        <dl className="clock-reserves">
          {table.reserves.map((minutes, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is the seat
            <div key={seat}>
              <dt translate="no">{words.name(seat)}</dt>
              <dd className="figures">
                {t("reserve", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ClockNote clock={match.clock} />
      {may.desk && (
        <p>
          {quiet == null ? t("restless") : t("rests", { ...quiet })}{" "}
          <ButtonLink href="/profile#messages" size="small" variant="quiet">
            {t("change")}
          </ButtonLink>
        </p>
      )}
      {may.pause && <PauseRow view={view} />}
    </div>
  );
}

interface WaitingRowProps extends At<"match" | "words" | "may"> {
  readonly waiting: TableView["waiting"][number];
}

function WaitingRow({ at, waiting }: WaitingRowProps) {
  const { match: view, words, may } = at;
  const { match, viewer } = view;
  const t = useTranslations("clock.sheet");
  const until = useUntil();
  const now = useNow(30_000);
  const trouble = useProblemToast();
  const vote = useMatchAction(match.id, routes.voteSubstitute);
  const { seat, deadline, votes } = waiting;
  const isOut = deadline !== null && new Date(deadline) <= now;
  const others = match.seats.filter(
    ({ kind, mode, seat: other }) => kind === "person" && mode === "player" && other !== seat,
  );
  const mayVote =
    may.vote && isOut && votes !== undefined && viewer !== null && viewer !== seat && !votes.includes(viewer);
  return (
    <li>
      <strong translate="no">{words.name(seat)}</strong>
      <Manner of={match.seats[seat]} />
      <span>
        {deadline === null
          ? t(match.pausedSince === null ? "noClock" : "paused")
          : isOut
            ? t("out", { when: until(deadline, true) })
            : t("until", { when: until(deadline, true) })}
      </span>
      <LateSeat at={at} waiting={waiting} />
      {isOut && votes !== undefined && (
        <span>{t("votes", { votes: votes.length, needed: Math.floor(others.length / 2) + 1 })}</span>
      )}
      {mayVote && (
        <Button
          busy={vote.isPending}
          data-testid="vote-substitute"
          onClick={() => vote.mutate({ params: { id: match.id, seat } }, { onError: trouble })}
        >
          {t("vote", { name: words.name(seat) })}
        </Button>
      )}
    </li>
  );
}

function PauseRow({ view }: { readonly view: MatchView }) {
  const { match } = view;
  const t = useTranslations("clock.sheet");
  const until = useUntil();
  const trouble = useProblemToast();
  const pause = useMatchAction(match.id, routes.pauseMatch);
  const format = useFormatter();
  const wish = pauseWishIn(view);
  const isWanted = wish?.isOwn === true;
  const isPaused = match.pausedSince !== null;
  const stops = isPaused || isWanted;
  return (
    <div className="clock-act">
      <span>
        {match.pausedSince !== null
          ? t("pausedSince", { when: until(match.pausedSince, true) })
          : wish === null
            ? t("pauseHint")
            : t("pauseWanted", { names: format.list(wish.names) })}
      </span>
      <Button
        busy={pause.isPending}
        data-testid="pause"
        onClick={() =>
          pause.mutate({ params: { id: match.id }, body: { paused: !stops } }, { onError: trouble })
        }
      >
        {t(isPaused ? "resume" : isWanted ? "pauseNot" : "pause")}
      </Button>
    </div>
  );
}
