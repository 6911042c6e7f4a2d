import { type CharId, nameOf } from "@consigliere/games/mob-city/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PendingAct } from "../../stage/act-banner.tsx";
import { type Aim, atSeat } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import type { AnyMessage } from "../game-words.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { faceOf } from "./portraits.ts";

/** The captives whom somebody may take over, and whose they are; null: there are none. */
function captivesIn({ waiting: [first] }: Pick<BoardProps, "waiting">) {
  if (first?.topic !== "fight-capture") return null;
  const { cards = [], from = null } = (first.about ?? {}) as { from?: number; cards?: CharId[] };
  return { by: first.seat, cards, from };
}

/** The capture during its question. */
export function pendingAct(board: BoardProps, say: AnyMessage): PendingAct | null {
  const { seats, words } = board;
  const captives = captivesIn(board);
  if (captives === null) return null;
  const { by, cards, from } = captives;
  const face = <Portrait of={portraitOf(seats, by)} shape="round" />;
  return {
    actor: { seat: by, name: words.heading(by), face },
    act: { picture: null, name: say("board.mob-city.act.capture") },
    victims: cards.map((card) => ({
      key: `card-${card}`,
      name: words.short(nameOf(card)),
      face: <Portrait of={faceOf(card)} />,
      owner: from,
    })),
    asked: [],
  };
}

/** The same, by where it lies on the board. */
export function aimOf(board: BoardProps): Aim | null {
  const captives = captivesIn(board);
  return (
    captives && {
      from: atSeat(captives.by),
      at: captives.cards.map((card) => ({ name: `card-${card}`, owner: captives.from })),
    }
  );
}
