/** The names of things on the board, for eyes and for screen readers. */

import type { CardPlay } from "@consigliere/games/family-business/card-play";
import type { CardKind } from "@consigliere/games/family-business/cards";
import { type MobsterId, mobOf } from "@consigliere/games/family-business/mobs";
import { optionId } from "@consigliere/games/family-business/option-ids";
import { hitsBeforeActing, type MobsterView, type View } from "@consigliere/games/family-business/view";
import type { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";

/** The words of the board, those of the game, and the view that they tell of. */
export interface Telling {
  readonly t: ReturnType<typeof useTranslations<"board.family-business">>;
  readonly words: Pick<GameWords, "text" | "option">;
  readonly view: View;
}

/** The seat that runs somebody's mob; null before the mobs are dealt. */
export function ownerOf({ seats }: Pick<View, "seats">, mobster: MobsterId): number | null {
  return seats.find(({ mob }) => mob === mobOf(mobster))?.seat ?? null;
}

/** "Frank Nitti (yours), Capone Mob, on the hit list, second" */
export function mobsterLabel({ t, words, view }: Telling, mobster: MobsterId): string {
  const place = view.hitList.indexOf(mobster) + 1;
  const parts = [words.option(optionId("mobster", mobster)), words.text(`mob.${mobOf(mobster)}`)];
  if (place > 0) parts.push(words.text("status.listed"), t("place", { place }));
  else parts.push(words.text(`status.${view.cemetery.includes(mobster) ? "buried" : "home"}`));
  return parts.join(t("comma"));
}

/** The name of a kind of card as printed on the card, for screen readers: "Contract No Mob Power". */
export function cardName(words: Pick<GameWords, "text">, kind: CardKind): string {
  return words.text(`card.${kind}.name`).replaceAll(" / ", " ");
}

/** The number of a mob's men in each place. */
export function countsOf(mobsters: readonly MobsterView[]): Record<MobsterView["status"], number> {
  const count = (status: MobsterView["status"]) => mobsters.filter((m) => m.status === status).length;
  return { home: count("home"), listed: count("listed"), buried: count("buried") };
}

/** The declared targets of a card. */
export function targetsOf({ params }: CardPlay): readonly MobsterId[] {
  if ("targets" in params) return params.targets;
  if ("sequence" in params) return params.sequence;
  return "target" in params ? [params.target] : [];
}

/** The number of men at the wall who fall before the viewer acts again; 0 for who is not in the game. */
export function hitsBefore(view: View, viewer: number | null): number {
  const isIn = viewer !== null && view.phase === "play" && view.seats[viewer]?.isEliminated === false;
  return isIn ? hitsBeforeActing(view, viewer) : 0;
}
