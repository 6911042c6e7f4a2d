"use client";

import { EVEN_TEMPERED } from "@consigliere/contract/bot-levels";
import type { SeatView } from "@consigliere/contract/match";
import { useFormatter, useTranslations } from "next-intl";
import { serverNow } from "../../device/server-clock.ts";
import "./manner.css";

/** The last day away. */
const AWAY_DAY = { weekday: "short", day: "numeric", month: "short" } as const;

/**
 * The temperament and level, in words, of the bot that sits in a seat or plays for its player for now. Of a person,
 * where they are while they are away; null for others, and for bots that are nobody in particular.
 */
export function useManner(): (seat: SeatView | undefined) => string | null {
  // A service may have bots that have no name for people.
  const t = useTranslations("newMatch") as unknown as {
    (key: string, values?: Record<string, string>): string;
    has(key: string): boolean;
  };
  const format = useFormatter();
  const awayOf = ({ from, until, word }: NonNullable<SeatView["away"]>) => {
    const now = serverNow();
    if (now < Date.parse(from) || now >= Date.parse(until)) return null;
    const day = format.dateTime(new Date(Date.parse(until) - 1), AWAY_DAY);
    return word === undefined ? t("away", { day }) : t("awayWith", { word, day });
  };
  return (seat) => {
    if (seat === undefined) return null;
    if (seat.level === null) return seat.away === undefined ? null : awayOf(seat.away);
    const who = `temperaments.${seat.temperament ?? EVEN_TEMPERED}`;
    const level = `levels.${seat.level}`;
    return t.has(who) && t.has(level) ? t("manner", { who: t(who), level: t(level) }) : null;
  };
}

/** The same, small, beside a name. */
export function Manner({ of: seat }: { readonly of: SeatView | undefined }) {
  const words = useManner()(seat);
  return words === null ? null : <small className="seat-manner">{words}</small>;
}

/** The same of those who have been a bot all along: what was done may have been done before a bot stood in. */
export function BotManner({ of: seat }: { readonly of: SeatView | undefined }) {
  return seat?.kind === "bot" ? <Manner of={seat} /> : null;
}
