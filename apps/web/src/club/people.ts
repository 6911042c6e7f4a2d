"use client";
import type { Club, ClubPerson } from "@consigliere/contract/clubs";
import { useFormatter, useTranslations } from "next-intl";
import { useAnyMessage } from "../games/game-words.ts";
import { useLobbyWords } from "../i18n/lobby-words.ts";

/** The people who are in a club now. */
export function membersIn({ people }: Club): ClubPerson[] {
  return people.filter(({ joinedAt }) => joinedAt !== null);
}

/** The names of people, games and figures on a club's page. */
export function useClubWords({ people }: { readonly people: readonly Pick<ClubPerson, "id" | "name">[] }) {
  const t = useTranslations("club");
  const gone = useTranslations("people")("gone");
  const say = useAnyMessage();
  const format = useFormatter();
  const lobby = useLobbyWords();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return {
    nameOf: (id: string | null) =>
      id === null ? t("bot") : (people.find((one) => one.id === id)?.name ?? gone),
    title: (game: string) => lobby(game)("title") ?? game,
    stat: (game: string, stat: string) =>
      say.has(`${game}.stat.${stat}`) ? say(`${game}.stat.${stat}`) : stat,
    score: (game: string, stat: string | null, value: number) => {
      const amount = number(Math.abs(value));
      const key = `${game}.figure.${stat}`;
      const inUnit = stat !== null && say.has(key) ? say(key, { amount }) : amount;
      return value < 0 ? `−${inUnit}` : inUnit;
    },
    number,
    length: (milliseconds: number) => {
      const hours = milliseconds / 3_600_000;
      if (hours < 1) return t("length.minutes", { count: Math.max(1, Math.round(hours * 60)) });
      if (hours < 48) return t("length.hours", { count: Math.round(hours) });
      return t("length.days", { count: Math.round(hours / 24) });
    },
    day: (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" }),
  };
}
