"use client";
import { EVEN_TEMPERED } from "@consigliere/contract/bot-levels";
import type { SeatView } from "@consigliere/contract/match";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { levelsOf, temperamentsOf, useGames, usualLevel } from "../api/games.ts";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Button } from "../design/button.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { useManner } from "../games/shared/manner.tsx";
import { usePlayerName } from "../i18n/player-names.ts";
import { DEALT, type TemperamentChoice } from "../options/temperament-field.tsx";

/** The chairs round the baize: people, bots, and free chairs. */
export function SeatList({ view }: { view: MatchView }) {
  const t = useTranslations("lobby");
  const { match } = view;
  const bySeat = new Map(match.seats.map((seat) => [seat.seat, seat]));
  const places = Array.from({ length: match.seatCount }, (_, seat) => bySeat.get(seat));
  return (
    <section className="baize chairs" aria-label={t("seats")}>
      <h2 className="title" data-gap="4">
        {t("seats")}
      </h2>
      <ol className="chairs-list">
        {places.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <li key={index}>
            {seat === undefined || seat.kind === "open" ? (
              <FreeChair seat={index} />
            ) : (
              <TakenChair seat={seat} view={view} />
            )}
          </li>
        ))}
      </ol>
      {match.seatOrder === "random" && (
        <p className="apart small" data-gap="4">
          {t("orderDrawn")}
        </p>
      )}
      {view.isHost && match.seats.filter((seat) => seat.kind !== "open").length < match.seatCount && (
        <AddBot matchId={match.id} game={match.game} />
      )}
    </section>
  );
}

function FreeChair({ seat }: { seat: number }) {
  const t = useTranslations("lobby");
  return (
    <div className="chair-free">
      <SeatMark seat={seat} />
      <span>{t("free")}</span>
    </div>
  );
}

function TakenChair({ seat, view }: { seat: SeatView; view: MatchView }) {
  const t = useTranslations("lobby");
  const { match, isHost } = view;
  const kick = useMatchAction(match.id, routes.kickPlayer);
  const onProblem = useProblemToast();
  const isBot = seat.kind === "bot";
  const manner = useManner()(seat);
  const name = usePlayerName()(seat.name);
  const free = () =>
    kick.mutate(
      { params: { id: match.id, seat: seat.seat }, query: { name: seat.name } },
      { onError: onProblem },
    );
  return (
    <div className="paper chair-taken">
      <span className="chair-face">
        <Portrait of={seat.portrait ?? `bot ${seat.name}`} />
        <span>
          <SeatMark seat={seat.seat} />
        </span>
      </span>
      <div className="chair-words">
        <p className="saying" translate="no">
          {name}
        </p>
        <p className="small quiet">
          {[manner, isBot && t("bot"), seat.isMe && t("you"), seat.isHost && t("host")]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="chair-keys">
        {isHost && match.seatOrder === "chosen" && seat.seat > 0 && (
          <MoveUp seat={seat.seat} view={view} name={name} />
        )}
        {isHost && !seat.isMe && (
          <Button size="small" variant="quiet" busy={kick.isPending} onClick={free}>
            {t.rich("remove", { name, who: spokenOnly })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The part of a button's label that is only for screen readers, because its place shows it. */
function spokenOnly(words: ReactNode): ReactNode {
  return <span className="visually-hidden">{words}</span>;
}

/** In a match with a chosen order, the host moves people one chair forward. */
function MoveUp({ seat, view, name }: { seat: number; view: MatchView; name: string }) {
  const t = useTranslations("lobby");
  const { match } = view;
  const change = useMatchAction(match.id, routes.changeMatch);
  const onProblem = useProblemToast();
  const names = Array.from(
    { length: match.seatCount },
    (_, at) => match.seats.find((one) => one.seat === at && one.kind !== "open")?.name ?? "",
  );
  const order = names.map((_, at) => (at === seat ? seat - 1 : at === seat - 1 ? seat : at));
  const move = () =>
    change.mutate({ params: { id: match.id }, body: { order, names } }, { onError: onProblem });
  return (
    <Button size="small" variant="quiet" busy={change.isPending} onClick={move}>
      {t.rich("moveUp", { name, who: spokenOnly })}
    </Button>
  );
}

function AddBot({ matchId, game }: { matchId: string; game: string }) {
  const t = useTranslations("lobby");
  const say = useTranslations("newMatch");
  const { data } = useGames();
  const [chosen, choose] = useState<string>();
  const [temperament, chooseTemperament] = useState<TemperamentChoice>(DEALT);
  const add = useMatchAction(matchId, routes.addBot);
  const onProblem = useProblemToast();
  const info = data?.games.find(({ id }) => id === game);
  const level = chosen ?? (info && usualLevel(info));
  const levels = info === undefined ? [] : levelsOf(info);
  const temperaments = info === undefined ? [] : temperamentsOf(info);
  const wanted = (level: string) => ({ level, ...(temperament !== DEALT && { temperament }) });
  // The button keeps its place until the levels are known.
  if (data !== undefined && level === undefined) return null;
  return (
    <div className="apart row" data-gap="4">
      {levels.length > 1 && (
        <select
          className="input bot-level"
          aria-label={say("level")}
          value={level}
          onChange={({ target }) => choose(target.value)}
        >
          {levels.map((one) => (
            <option key={one} value={one}>
              {say(`levels.${one}`)}
            </option>
          ))}
        </select>
      )}
      {temperaments.length > 0 && (
        <select
          className="input bot-level"
          aria-label={say("temperament")}
          value={temperament}
          onChange={({ target }) => chooseTemperament(target.value as TemperamentChoice)}
        >
          {([DEALT, EVEN_TEMPERED, ...temperaments] as const).map((one) => (
            <option key={one} value={one}>
              {say(`temperaments.${one}`)}
            </option>
          ))}
        </select>
      )}
      <Button
        size="small"
        busy={level === undefined || add.isPending}
        onClick={() =>
          level && add.mutate({ params: { id: matchId }, body: wanted(level) }, { onError: onProblem })
        }
      >
        {t("addBot")}
      </Button>
    </div>
  );
}
