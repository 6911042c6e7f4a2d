import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/family-business/option-ids";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { FamilyBusinessBoard } from "./board.tsx";
import { hintKey, pause } from "./guidance.ts";
import { FamilyBusinessHand } from "./hand.tsx";
import { faceOf, faceOfMob } from "./portraits.ts";
import { FamilyBusinessReference } from "./reference.tsx";
import { familyBusinessOrders } from "./standing-orders.ts";

const ON_BOARD: readonly string[] = ["play", "discard", "mobster", "seat"];

/** How Family Business looks. */
export const familyBusinessUi: GameUi = {
  Board: FamilyBusinessBoard,
  Hand: FamilyBusinessHand,
  orders: familyBusinessOrders,
  Reference: FamilyBusinessReference,
  picture,
  isOnBoard: (id) => ON_BOARD.includes(readOption(id).form),
  hintKey,
  pause,
};

function picture(id: OptionId) {
  const { form, what } = readOption(id);
  if (form === "mobster") return <Portrait of={faceOf(what)} />;
  if (form === "mob") return <Portrait of={faceOfMob(what)} />;
  return form === "seat" ? <SeatMark seat={what} className="size-full" /> : null;
}
