import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/mob-city/option-ids";
import { lazily } from "../../design/lazily.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { pendingAct } from "./act.tsx";
import { MobCityBoard } from "./board.tsx";
import { begins, on } from "./board-options.ts";
import { mobCityCallouts } from "./callouts.ts";
import { hintKey, lossOf, subjectOf, verbKey } from "./guidance.tsx";
import { MobCityHand } from "./hand.tsx";
import { isPerson } from "./labels.ts";
import { MobCityNotes } from "./notes.tsx";
import { pause } from "./pause.ts";
import { faceOf } from "./portraits.ts";
import { standing, toEnd } from "./standing.ts";

/** How Mob City looks. */
export const mobCityUi: GameUi = {
  Board: MobCityBoard,
  Hand: MobCityHand,
  Notes: MobCityNotes,
  Reference: lazily(() => import("./reference.tsx")),
  orders: async () => (await import("./standing-orders.ts")).mobCityOrders,
  picture,
  on,
  begins,
  act: pendingAct,
  subject: subjectOf,
  loss: lossOf,
  hintKey,
  verbKey,
  callouts: mobCityCallouts,
  pause,
  standing,
  toEnd,
  moments: async () => (await import("./moments.tsx")).mobCityMoments,
  opened: async () => (await import("./opened.tsx")).mobCityOpened,
};

function picture(id: OptionId) {
  const option = readOption(id);
  if (option.form === "seat") return <SeatMark seat={option.what} className="size-full" />;
  const card =
    option.form === "hire"
      ? option.what.card
      : ["card", "target", "carrier"].includes(option.form)
        ? (option.what as string)
        : null;
  return card !== null && isPerson(card as never) ? <Portrait of={faceOf(card as never)} /> : null;
}
