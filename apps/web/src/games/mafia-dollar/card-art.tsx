import { type CardId, cardOf, isGangster, type Sort } from "@consigliere/games/mafia-dollar/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Drawing } from "../drawing.tsx";
import { faceOf } from "./faces.ts";

/** The name of the drawing that all cards of the sort share. */
export type DrawnSort = Exclude<Sort, "gangster" | "weapon" | "tool" | "vehicle">;

/** The picture on a card: a face for people, otherwise its object. */
export function CardArt({ card }: { readonly card: CardId }) {
  if (isGangster(card)) return <Portrait of={faceOf(card)} />;
  const { kind, sort } = cardOf(card);
  return kind === "item" ? <Drawing game="mafia-dollar" name={card} /> : <SortArt sort={sort as DrawnSort} />;
}

export function SortArt({ sort }: { readonly sort: DrawnSort }) {
  return <Drawing game="mafia-dollar" name={sort} />;
}
