"use client";
import type { Club } from "@consigliere/contract/clubs";
import { routes } from "@consigliere/contract/routes";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGames } from "../api/games.ts";
import { BrassButton } from "../design/button.tsx";
import { ChoiceField, SelectField } from "../design/fields.tsx";
import { PACE_IDS, PACES, type PaceId } from "../options/rule-sets.ts";
import { OthersField } from "./others-field.tsx";
import { useClubWords } from "./people.ts";
import { useClubAction } from "./use-club.ts";

/** The number of matches of a season. */
const MATCHES = 5;

/** Opens a season: who plays it, how fast, and which games in which order. */
export function OpenSeason({ club }: { readonly club: Club }) {
  const t = useTranslations("club.season.open");
  const paceWords = useTranslations("newMatch");
  const words = useClubWords(club);
  const { data } = useGames();
  const [call, setCall] = useState<readonly string[]>([]);
  const [pace, setPace] = useState<PaceId>("day");
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const open = useClubAction(club.id, routes.openSeason);
  const people = call.length + 1;
  const fitting = (data?.games ?? []).filter(({ seats }) => people <= seats.max);
  const choices = fitting.map(({ id, seats }) => ({
    value: id,
    name: people < seats.min ? `${words.title(id)} (${t("bots")})` : words.title(id),
  }));
  const games = Array.from({ length: MATCHES }, (_, at) => {
    const usual = fitting[at % Math.max(1, fitting.length)]?.id ?? "";
    const wanted = chosen[at];
    return fitting.some(({ id }) => id === wanted) ? (wanted ?? usual) : usual;
  });
  const trouble = call.length === 0 ? t("few") : fitting.length === 0 ? t("many") : null;
  return (
    <form
      className="stack"
      data-gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate({
          params: { id: club.id },
          body: { games, call: [...call], options: { ...PACES[pace] } },
        });
      }}
    >
      <p>{t("about")}</p>
      <OthersField club={club} label={t("who")} hint={trouble} values={call} onValues={setCall} />
      <ChoiceField
        label={paceWords("pace")}
        choices={PACE_IDS.map((id) => ({ value: id, name: paceWords(`paces.${id}.name`) }))}
        value={pace}
        onValue={(id) => setPace(id as PaceId)}
      />
      {fitting.length > 0 && (
        <div className="season-games">
          {games.map((game, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: the matches have no other names than their places
              key={at}
              label={t("match", { round: at + 1 })}
              choices={choices}
              value={game}
              onValue={(id) => setChosen({ ...chosen, [at]: id })}
            />
          ))}
        </div>
      )}
      <p>
        <BrassButton type="submit" busy={open.isPending} disabled={trouble !== null}>
          {t("yes")}
        </BrassButton>
      </p>
    </form>
  );
}
