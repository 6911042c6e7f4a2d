"use client";

import { EVEN_TEMPERED } from "@consigliere/contract/bot-levels";
import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import "./manner.css";

/**
 * The temperament and level, in words, of the bot that sits in a seat or plays for its player for now; null where
 * a person plays, and for bots that are nobody in particular.
 */
export function useManner(): (seat: SeatView | undefined) => string | null {
  // A service may have bots that have no name for people.
  const t = useTranslations("newMatch") as unknown as {
    (key: string, values?: Record<string, string>): string;
    has(key: string): boolean;
  };
  return (seat) => {
    if (seat === undefined || seat.level === null) return null;
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
