import type { OptionId } from "@consigliere/contract/question";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { readOption } from "@consigliere/games/mob-city/option-ids";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Plate } from "../../design/plate.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { type GameUi, LEAST_BOARD } from "../game-ui.ts";
import { aimOf, pendingAct } from "./act.tsx";
import { MobCityBoard } from "./board.tsx";
import { begins, on } from "./board-options.ts";
import { mobCityCallouts } from "./callouts.ts";
import { hintKey, lossOf, pause, subjectOf, verb } from "./guidance.tsx";
import { CardPicture } from "./man.tsx";
import { MobCityNotes } from "./notes.tsx";
import { places } from "./places.ts";
import { scores, toEnd } from "./scores.ts";
import "./styles.css";

/** Two lines of people, what lies between them, and who acts when. */
const FIGHT_HEIGHT = 520;

/** How Mob City looks. */
export const mobCityUi: GameUi = {
  board: {
    Board: MobCityBoard,
    Notes: MobCityNotes,
    Reference: lazily(() => import("./reference.tsx")),
    need: (topic) => (topic?.startsWith("fight-") === true ? FIGHT_HEIGHT : LEAST_BOARD),
    act: pendingAct,
    aim: aimOf,
    callouts: mobCityCallouts,
    scores,
    toEnd,
    hasLedger: true,
    parts: () => import("./orders.tsx"),
  },
  question: {
    picture,
    on,
    begins,
    subject: subjectOf,
    loss: lossOf,
    hintKey,
    verb,
  },
  replay: {
    Edition: lazily(() => import("./evening.tsx"), Nothing),
    pause,
    places,
    moments: async () => (await import("./moments.tsx")).mobCityMoments,
    opened: async () => (await import("./opened.tsx")).mobCityOpened,
  },
  orders: {
    load: async () => (await import("./standing-orders.ts")).mobCityOrders,
  },
};

function picture(id: OptionId) {
  const option = readOption(id);
  switch (option.form) {
    case "seat":
      return <SeatMark seat={option.what} size="fill" />;
    case "squad":
      return <SeatMark seat={option.what.seat} size="fill" />;
    case "group":
      return <Plate>{groupSign(option.what)}</Plate>;
    case "grade":
      return <Plate>{option.what}</Plate>;
    case "hire":
      return <CardPicture card={option.what.card} />;
    case "card":
    case "target":
    case "shoot":
    case "throw":
    case "collect":
    case "drop":
      return <CardPicture card={option.what} />;
    default:
      return null;
  }
}
