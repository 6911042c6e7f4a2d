import type { OptionId } from "@consigliere/contract/question";
import { kindOf } from "@consigliere/games/family-business/cards";
import { readOption } from "@consigliere/games/family-business/option-ids";
import type { View } from "@consigliere/games/family-business/view";
import { lazily } from "../../design/lazily.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { AMOUNT, ORDER, type Whereabouts } from "../../prompts/whereabouts.ts";
import type { GameUi } from "../game-ui.ts";
import { aimOf, pendingAct, subjectOf } from "./act.tsx";
import { FamilyBusinessBoard } from "./board.tsx";
import { familyBusinessCallouts } from "./callouts.ts";
import { CardArt } from "./family-card.tsx";
import { hintKey, pause, verb } from "./guidance.ts";
import { FamilyBusinessHand } from "./hand.tsx";
import { ownerOf } from "./labels.ts";
import { Face } from "./man.tsx";
import { SACRIFICE } from "./mob-panel.tsx";
import { places } from "./places.ts";
import { scores } from "./scores.ts";
import "./styles.css";

const IN_HAND: readonly string[] = ["play", "discard", "counter"];
const ON_BOARD: readonly string[] = ["mobster", "seat", "mob"];

/** The web table of Family Business. */
export const familyBusinessUi: GameUi = {
  board: {
    Board: FamilyBusinessBoard,
    Hand: FamilyBusinessHand,
    Reference: lazily(() => import("./reference.tsx")),
    act: pendingAct,
    aim: aimOf,
    // Wall, rivals and my own row at their smallest, for four players.
    need: () => 400,
    scores,
    hasLedger: true,
    callouts: familyBusinessCallouts,
  },
  question: { picture, on, subject: subjectOf, hintKey, verb },
  replay: {
    pause,
    moments: async () => (await import("./moments.tsx")).familyBusinessMoments,
    opened: async () => (await import("./opened.tsx")).familyBusinessOpened,
    places,
  },
  orders: { load: async () => (await import("./standing-orders.ts")).familyBusinessOrders },
};

function on(id: OptionId): Whereabouts {
  // The men of the hit list are pressed in their new order, and how many to press is in the question.
  if (id === ORDER || id === AMOUNT || id === SACRIFICE) return "board";
  const { form } = readOption(id);
  if (IN_HAND.includes(form)) return "hand";
  return ON_BOARD.includes(form) ? "board" : "sheet";
}

function picture(id: OptionId, view: unknown) {
  const { form, what } = readOption(id);
  switch (form) {
    case "mobster":
      return <Face of={what} owner={ownerOf(view as View, what)} />;
    case "mob":
      return <Face of={`${what}-1`} owner={null} />;
    case "seat":
      return <SeatMark seat={what} size="fill" />;
    case "counter":
      return <CardArt kind={what} />;
    case "play":
    case "discard":
      return <CardArt kind={kindOf(what)} />;
    default:
      return null;
  }
}
