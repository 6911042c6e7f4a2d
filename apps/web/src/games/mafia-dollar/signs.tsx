import {
  type CardId,
  type CardSymbol,
  cardOf,
  isGangster,
  type RacketType,
  type Sort,
} from "@consigliere/games/mafia-dollar/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { Sign } from "../board/piece-button.tsx";
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

/** A small sign on cards and people: legible at 14 px, in the colour of the text around it. A bullet stands for a point for hits, a padlock for robberies. */
export function Icon({ name }: { readonly name: CardSymbol | RacketType | "bullet" | "padlock" | "dog" }) {
  return <Drawing game="mafia-dollar" name={`sign-${name}`} size={24} className="md-sign" />;
}

/** The points of a gangster for checks, drawn: whatever they stand on says them. */
export function Points({ attack, robbery }: { readonly attack: number; readonly robbery: number }) {
  return (
    <span className="md-points">
      <Icon name="bullet" />
      <Sign text={attack} />
      <Icon name="padlock" />
      <Sign text={robbery} />
    </span>
  );
}
