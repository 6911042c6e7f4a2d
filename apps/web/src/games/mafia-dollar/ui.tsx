import type { OptionId } from "@consigliere/contract/question";
import type { CardId, ItemId, RacketType } from "@consigliere/games/mafia-dollar/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { MafiaDollarBoard } from "./board.tsx";
import { hintKey, isOnBoard, pause } from "./board-options.ts";
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
  isOnBoard,
  isPromptOnBoard: ({ optional }) => optional,
  hintKey,
  pause,
};

function picture(id: OptionId) {
  const [type, name = ""] = id.split(":");
  switch (type) {
    case "seat":
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
