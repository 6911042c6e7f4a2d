import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate } from "../../stage/moments.ts";
import type { MomentContext } from "../game-ui.ts";
import { portraitOf } from "./portrait-of.ts";

/** The player of a seat, in the middle of the stage. */
export function actorOf(seat: number, fate: Fate, { board }: MomentContext): Actor {
  return {
    key: `seat-${seat}`,
    name: board.words.heading(seat),
    face: <Portrait of={portraitOf(board.seats, seat)} shape="round" />,
    owner: seat,
    isSelf: true,
    fate,
  };
}

/** The values of a caption about what a player does: the name, and whether it is the reader. */
export function doerIn(
  seat: number,
  { board }: MomentContext,
): { readonly name: string; readonly you: string } {
  return { name: board.words.heading(seat), you: String(seat === board.viewer) };
}
