import type { WaitingView } from "@consigliere/contract/play";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PendingAct } from "../../stage/act-banner.tsx";
import { type Aim, atSeat } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { nameOf, racketsOf } from "./labels.ts";
import { CardArt } from "./signs.tsx";

/** The card in resolution. During sealed answers, also the seats that have answered. */
export function pendingAct({ view: shown, seats, words, waiting }: BoardProps): PendingAct | null {
  const view = shown as View;
  const { resolving, window, turn } = view;
  if (resolving === null || turn === null) return null;
  return {
    actor: {
      seat: turn.seat,
      name: words.heading(turn.seat),
      face: <Portrait of={portraitOf(seats, turn.seat)} shape="round" />,
    },
    act: { picture: <CardArt card={resolving} />, name: nameOf(words, resolving) },
    victims: [],
    asked: (window === null ? [] : askedIn(view, waiting)).map((seat) => ({
      seat,
      name: words.name(seat),
      hasAnswered: !waiting.some((one) => one.seat === seat),
    })),
  };
}

/** The warehouse of the robbery; otherwise the player of the card in resolution. */
export function aimOf({ view }: Pick<BoardProps, "view">): Aim | null {
  const { robbery, resolving, turn } = view as View;
  if (robbery !== null) {
    // No line from the robber: it would run through the crates that lie there to choose from.
    return { from: null, at: [{ name: `warehouse-${robbery.warehouse}`, owner: robbery.victim }] };
  }
  return resolving === null || turn === null ? null : { from: atSeat(turn.seat), at: [] };
}

/** Everybody passes a card. Gifts are asked of rivals with more than one racket. Both facts are public. */
function askedIn({ seats, window, turn }: View, waiting: readonly WaitingView[]): number[] {
  if (window !== "pass" && window !== "gift") return waiting.map(({ seat }) => seat);
  return seats
    .filter((seat) => window === "pass" || (seat.seat !== turn?.seat && racketsOf(seat) > 1))
    .map(({ seat }) => seat);
}
