"use client";

import type { BuildingId } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { useBoard } from "./board-context.ts";

/** The buildings where groups of a captain stand together with those of others, by what all see. */
export function meetingsOf({ tokens }: Pick<View, "tokens">, seat: number | null): BuildingId[] {
  const mine = tokens.filter((token) => token.seat === seat).map(({ building }) => building);
  const others = tokens.filter((token) => token.seat !== seat).map(({ building }) => building);
  return [...new Set(mine)].filter((building) => others.includes(building));
}

/** The same for the viewer, while orders are asked for; else none. */
export function useMeetings(): BuildingId[] {
  const { view, viewer, draft } = useBoard();
  return draft?.prompt.topic === "orders" ? meetingsOf(view, viewer) : [];
}
