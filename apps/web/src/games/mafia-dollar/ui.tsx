import type { OptionId } from "@consigliere/contract/question";
import { type CardId, cardOf, type ItemId, type RacketType } from "@consigliere/games/mafia-dollar/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Path } from "../../prompts/draft.ts";
import type { GameUi } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { MafiaDollarBoard } from "./board.tsx";
import { CardArt, ItemArt } from "./card-art.tsx";
import { faceOf } from "./faces.ts";
import { MafiaDollarHand } from "./hand.tsx";
import { MafiaDollarReference } from "./reference.tsx";
import { MafiaDollarSettings } from "./settings-form.tsx";
import { RacketSign } from "./signs.tsx";

/** How Mafia Dollar looks. */
export const mafiaDollarUi: GameUi = {
  Board: MafiaDollarBoard,
  Hand: MafiaDollarHand,
  SettingsForm: MafiaDollarSettings,
  Reference: MafiaDollarReference,
  picture,
  isOnBoard: (id) => ON_BOARD.test(id),
  hintKey,
  pause,
};

/** Cards in hand, orders to gangsters, and what lies on the table. */
const ON_BOARD =
  /^(play|unblock|discard|card|accept|move-out|go-home|collect|hit|rob|hand-over|gangster|warehouse|racket|pile):/;

function picture(id: OptionId) {
  const [type, name = ""] = id.split(":");
  switch (type) {
    case "offer":
    case "take":
      return <SeatMark seat={Number(name)} className="size-full" />;
    case "item":
      return <ItemArt item={name as ItemId} />;
    case "pile":
      return <RacketSign type={name as RacketType} />;
    case "gangster":
    case "move-out":
    case "go-home":
    case "collect":
    case "hit":
    case "rob":
    case "hand-over":
      return <Portrait of={faceOf(name as Parameters<typeof faceOf>[0])} />;
    case "play":
    case "unblock":
    case "discard":
    case "card":
    case "accept":
    case "warehouse":
    case "racket":
      return <CardArt card={name as CardId} />;
    default:
      return null;
  }
}

/** What is to be chosen at a place: by the order, or by the card played and what is done with it. */
export function hintKey(path: Path): string | null {
  const [type = "", card] = (path[0] ?? "").split(":");
  switch (type) {
    case "play":
      return `play-${cardOf(card as CardId).kind}`;
    case "hand-over":
      return path.length > 1 ? "hand-over-to" : "hand-over-item";
    case "collect":
    case "hit":
    case "rob":
    case "unblock":
      return type;
    case "racket":
      return "stash";
    case "offer":
    case "counter":
    case "bid":
      return "terms";
    case "take":
      return "pay";
    default:
      return null;
  }
}

const CHECKS: Readonly<Record<string, number>> = {
  "hit-tried": 700,
  "robbery-tried": 700,
  "check-flipped": 1_200,
};
const MOVES = [
  "collected",
  "moved-out",
  "went-home",
  "gangster-returned",
  "gangster-played",
  "warehouse-played",
  "item-played",
  "item-handed-over",
  "dog-played",
  "block-played",
  "block-lifted",
  "racket-drawn",
  "rackets-taken",
  "loot-divided",
  "gifts-stashed",
];
const BLOWS = ["gangster-killed", "raid-loss", "escort-loss", "patrol-loss", "end-card", "game-ended"];
const TELLS = [
  "turn-started",
  "card-drawn",
  "card-discarded",
  "police-played",
  "birthday-played",
  "card-passed",
  "gift-given",
  "traded",
  "market-closed",
  "call",
  "market-opened",
  "target-reached",
];

/** Milliseconds that a replay rests at an event: checks longest, what does not show not at all. */
export function pause({ type }: TableEvent): number {
  if (Object.hasOwn(CHECKS, type)) return CHECKS[type] ?? 0;
  if (BLOWS.includes(type)) return 600;
  if (MOVES.includes(type)) return 300;
  return TELLS.includes(type) ? 220 : 0;
}
