import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/crooks/option-ids";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { CrooksBoard } from "./board.tsx";
import { hintKey, on } from "./board-options.ts";
import { crooksCallouts } from "./callouts.ts";
import { CrooksNotes } from "./notes.tsx";
import { faceOf } from "./portraits.ts";
import { CrooksReference } from "./reference.tsx";
import { pause } from "./scene.ts";
import { crooksOrders } from "./standing-orders.ts";
import { lossOf, subjectOf } from "./subject.tsx";
import { TargetArt } from "./target-art.tsx";

/** How Crooks looks. */
export const crooksUi: GameUi = {
  Board: CrooksBoard,
  Notes: CrooksNotes,
  orders: crooksOrders,
  Reference: CrooksReference,
  picture,
  on,
  hintKey,
  subject: subjectOf,
  loss: lossOf,
  isOnePress: (_, answer) => answer === "done",
  resignKey: "resign",
  pause,
  callouts: crooksCallouts,
};

function picture(id: OptionId) {
  const { form, what } = readOption(id);
  if (form === "crook") return <Portrait of={faceOf(what)} />;
  if (form === "target") return <TargetArt target={what} />;
  return form === "seat" ? <SeatMark seat={what} className="size-full" /> : null;
}
