import type { PlayedView, View } from "@consigliere/games/crooks/view";
import type { OpenHands } from "../open-hands.ts";
import { regarded } from "./forecast.ts";

/** Crooks with everybody on the table face up, and the crook that was just hired: their owners know them. */
export const crooksOpened: OpenHands = { fill: (view, views) => opened(view as View, views as View[]) };

function opened(view: View, views: readonly View[]): View {
  const { hand } = view;
  const crookOfPlay = new Map(views.flatMap(playsOf).map(({ play, crook }) => [play, crook]));
  const faceUp = <P extends PlayedView>(played: P): P => ({
    ...played,
    crook: crookOfPlay.get(played.play) ?? null,
    candidates: null,
  });
  return {
    ...regarded(view, faceUp),
    removed: view.removed.map(faceUp),
    hand: hand && (views[hand.seat]?.hand ?? hand),
  };
}

/** A seat's knowledge of its own crooks. */
function playsOf({ viewer, seats, removed }: View): readonly PlayedView[] {
  const own = seats.filter(({ seat }) => seat === viewer).flatMap(({ row }) => row.flat());
  return [...own, ...removed.filter(({ owner }) => owner === viewer)];
}
