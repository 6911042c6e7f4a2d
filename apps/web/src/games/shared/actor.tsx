import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate } from "../../stage/moments.ts";
import type { MomentContext } from "../game-ui.ts";

/** The player of a seat, in the middle of the stage. */
export function actorOf(seat: number, fate: Fate, { board }: MomentContext): Actor {
  const portrait = board.seats.find((one) => one.seat === seat)?.portrait ?? `bot-${seat}`;
  return {
    key: `seat-${seat}`,
    name: board.words.heading(seat),
    face: <Portrait of={portrait} shape="round" />,
    owner: seat,
    isSelf: true,
    fate,
  };
}
