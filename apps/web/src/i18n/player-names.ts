"use client";
import type { MatchLook } from "@consigliere/contract/play";
import { saidName } from "@consigliere/contract/player-name";
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";

/** Says the names of players as readers meet them. */
export function usePlayerName(): (name: string) => string {
  const t = useTranslations("people");
  return useCallback((name) => saidName(name, (key) => t(key as Parameters<typeof t>[0])), [t]);
}

/** A match in which everybody has a name that can be said. */
export function useNamedMatch(look: MatchLook): MatchLook {
  const nameOf = usePlayerName();
  return useMemo(() => {
    const seats = look.match.seats.map((seat) => ({ ...seat, name: nameOf(seat.name) }));
    return { ...look, match: { ...look.match, seats } };
  }, [look, nameOf]);
}
