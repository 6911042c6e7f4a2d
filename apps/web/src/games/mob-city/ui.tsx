import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/mob-city/option-ids";
import { lazy } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { MobCityBoard } from "./board.tsx";
import { on } from "./board-options.ts";
import { mobCityCallouts } from "./callouts.ts";
import { isPerson } from "./labels.ts";
import { pause } from "./pause.ts";
import { faceOf } from "./portraits.ts";
import { standing } from "./standing.ts";

/** How Mob City looks. */
export const mobCityUi: GameUi = {
  Board: MobCityBoard,
  Reference: lazy(() => import("./reference.tsx")),
  orders: async () => (await import("./standing-orders.ts")).mobCityOrders,
  picture,
  on,
  callouts: mobCityCallouts,
  pause,
  standing,
  moments: async () => (await import("./moments.tsx")).mobCityMoments,
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
