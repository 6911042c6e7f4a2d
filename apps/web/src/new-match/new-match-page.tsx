"use client";
import type { GameInfo } from "@consigliere/contract/games";
import { useTranslations } from "next-intl";
import { SessionGate } from "../account/session-gate.tsx";
import { useGames } from "../api/games.ts";
import { ButtonLink } from "../design/button.tsx";
import { useEntered } from "../device/entered.ts";
import { Poster } from "../games/poster.tsx";
import { hasLessons } from "../games/registry.ts";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { MatchForm } from "./match-form.tsx";
import "./new-match.css";

export function NewMatchPage() {
  const { data, error, refetch } = useGames();
  return (
    <SessionGate>
      {() => {
        if (data === undefined)
          return error === null ? <Loading /> : <Trouble error={error} retry={refetch} />;
        return <GameChoice games={data.games} />;
      }}
    </SessionGate>
  );
}

function GameChoice({ games }: { games: readonly GameInfo[] }) {
  const t = useTranslations("newMatch");
  const words = useLobbyWords();
  const [chosen, choose] = useEntered(`new${window.location.search}`, () => wantedGame(games));
  const game = games.find(({ id }) => id === chosen);
  return (
    <div className="stack" data-gap="6">
      <fieldset className="poster-choice">
        <legend className="visually-hidden">{t("game")}</legend>
        {games.map(({ id }) => (
          <label key={id} className="poster-key">
            <input
              type="radio"
              name="game"
              className="visually-hidden"
              value={id}
              checked={id === chosen}
              onChange={() => choose(id)}
            />
            <Poster game={id} />
            <span className="poster-name">{words(id)("title")}</span>
            <span className="poster-line">{words(id)("tagline")}</span>
          </label>
        ))}
      </fieldset>
      {hasLessons(chosen) && (
        <p>
          <ButtonLink href={`/learn/${chosen}`} size="small">
            {t("learn")}
          </ButtonLink>
        </p>
      )}
      {game !== undefined && <MatchForm key={game.id} game={game} />}
    </div>
  );
}

/** The game in the link to this page, otherwise the first. */
function wantedGame(games: readonly GameInfo[]): string {
  const wanted = new URLSearchParams(window.location.search).get("game");
  return (games.find(({ id }) => id === wanted) ?? games[0])?.id ?? "";
}
