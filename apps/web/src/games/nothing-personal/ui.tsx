import type { OptionId } from "@consigliere/contract/question";
import { cardOf } from "@consigliere/games/nothing-personal/cards";
import { readOption } from "@consigliere/games/nothing-personal/option-ids";
import { POSITIONS } from "@consigliere/games/nothing-personal/positions";
import { lazily } from "../../design/lazily.tsx";
import { Plate } from "../../design/plate.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../game-ui.ts";
import { aimOf } from "./aim.ts";
import { NothingPersonalBoard } from "./board.tsx";
import { hintKey, keyOf, need, on, pause, verb } from "./board-options.ts";
import { nothingPersonalCallouts } from "./callouts.ts";
import { faceOf } from "./faces.ts";
import { NothingPersonalFront } from "./front.tsx";
import { places } from "./places.ts";
import { scores, toEnd } from "./scores.ts";
import { subjectOf } from "./subject.tsx";
import { isOnePress } from "./use-talk.ts";
import "./styles.css";

/** How Nothing Personal looks. */
export const nothingPersonalUi: GameUi = {
  board: {
    Board: NothingPersonalBoard,
    Hand: NothingPersonalFront,
    Notes: lazily(() => import("./ledger.tsx")),
    Reference: lazily(() => import("./reference.tsx")),
    parts: () => import("./closer.tsx"),
    need,
    aim: aimOf,
    scores,
    toEnd,
    hasLedger: true,
    callouts: nothingPersonalCallouts,
  },
  question: {
    picture,
    on,
    isOnePress,
    hintKey,
    verb,
    keyOf,
    subject: subjectOf,
  },
  replay: {
    pause,
    places,
    moments: async () => (await import("./moments.tsx")).nothingPersonalMoments,
    opened: async () => (await import("./opened.tsx")).nothingPersonalOpened,
  },
  orders: {
    load: async () => (await import("./standing-orders.ts")).nothingPersonalOrders,
  },
};

function picture(id: OptionId) {
  const option = readOption(id);
  switch (option.form) {
    case "gangster":
      return <Portrait of={faceOf(option.what)} />;
    case "marker":
      return <Portrait of={faceOf(option.what.gangster)} />;
    case "move":
      return <Plate>{POSITIONS[option.what].number}</Plate>;
    case "card":
      return (
        <Plate>
          {cardOf(option.what.card)
            .lines.map(({ n }) => n)
            .join(" ")}
        </Plate>
      );
    case "seat":
      return <SeatMark seat={option.what} size="fill" />;
    default:
      return null;
  }
}
