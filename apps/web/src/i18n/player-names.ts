"use client";
import { NO_NAME } from "@consigliere/contract/no-name";
import type { MatchLook } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";

/** Says the names of players as readers meet them. */
export function usePlayerName(): (name: string) => string {
  const t = useTranslations("people");
  return useCallback((name) => (name === NO_NAME ? t("gone") : name), [t]);
}

/** A match in which everybody has a name that can be said. */
export function useNamedMatch(look: MatchLook): MatchLook {
  const nameOf = usePlayerName();
  return useMemo(() => {
    const seats = look.match.seats.map((seat) => ({ ...seat, name: nameOf(seat.name) }));
    return { ...look, match: { ...look.match, seats } };
  }, [look, nameOf]);
}
