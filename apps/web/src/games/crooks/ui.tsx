import type { OptionId } from "@consigliere/contract/question";
import { readOption } from "@consigliere/games/crooks/option-ids";
import { lazily } from "../../design/lazily.tsx";
import { Plate } from "../../design/plate.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { CrooksBoard } from "./board.tsx";
import { hintKey, on, verb } from "./board-options.ts";
import { crooksCallouts } from "./callouts.ts";
import { letterOf } from "./labels.ts";
import { CrooksNotes } from "./notes.tsx";
import { aimOf, places } from "./places.ts";
import { faceOf } from "./portraits.ts";
import { pause } from "./scene.ts";
import { scores } from "./scores.ts";
import { TargetArt } from "./signs.tsx";
import { lossOf, subjectOf } from "./subject.tsx";

import "./styles.css";

/** The web table of Crooks. */
export const crooksUi: GameUi = {
  board: {
    Board: CrooksBoard,
    Notes: CrooksNotes,
    Reference: lazily(() => import("./reference.tsx")),
    aim: aimOf,
    resignKey: "resign",
    scores,
    hasLedger: true,
    callouts: crooksCallouts,
  },
  question: {
    picture,
    on,
    hintKey,
    subject: subjectOf,
    loss: lossOf,
    isOnePress: (_, answer) => answer === "done" || answer === "take",
    verb,
  },
  replay: {
    pause,
    places,
    moments: async () => (await import("./moments.tsx")).crooksMoments,
    opened: async () => (await import("./opened.ts")).crooksOpened,
  },
  orders: { load: async () => (await import("./standing-orders.ts")).crooksOrders, turnsOnly: true },
};

function picture(id: OptionId) {
  const { form, what } = readOption(id);
  switch (form) {
    case "crook":
      return <Portrait of={faceOf(what)} />;
    case "seat":
      return <SeatMark seat={what} size="fill" />;
    case "hire":
    case "hideout":
      return <Plate>{letterOf(what)}</Plate>;
    case "word":
      return null;
    // A place in the row is at a target.
    default:
      return <TargetArt target={what} />;
  }
}
