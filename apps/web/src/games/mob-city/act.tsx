import { type BuildingId, blockOf, type CharId, nameOf } from "@consigliere/games/mob-city/cards";
import type { BuildingView, View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PendingAct } from "../../stage/act-banner.tsx";
import { type Aim, atSeat } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import type { AnyMessage } from "../game-words.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { frontOf, Thumb } from "./facade.tsx";
import { groupIn } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** Who is threatened by what is asked, by what all see; null: nobody. */
function threatIn({ view: given, waiting }: BoardProps) {
  const view = given as View;
  const [first] = waiting;
  const asked = waiting.map(({ seat }) => seat);
  const about = (first?.about ?? {}) as { readonly from?: number; readonly cards?: readonly CharId[] };
  switch (first?.topic) {
    case "fight-capture":
      return {
        by: first.seat,
        act: "capture",
        cards: about.cards ?? [],
        from: about.from ?? null,
        buildings: [],
      };
    case "bomb":
      return { by: null, act: "bomb", cards: [], from: null, buildings: inDanger(view, asked) };
    case "fine-pay":
      return { by: null, act: "raid", cards: [], from: null, buildings: closedOf(view, asked) };
    default:
      return null;
  }
}

/** Threats during a question: captives, grenades, fines. */
export function pendingAct(board: BoardProps, say: AnyMessage): PendingAct | null {
  const { seats, words, waiting } = board;
  const threat = threatIn(board);
  if (threat === null) return null;
  const { by, act, cards, from, buildings } = threat;
  return {
    actor:
      by === null
        ? null
        : { seat: by, name: words.heading(by), face: <Portrait of={portraitOf(seats, by)} shape="round" /> },
    act: {
      picture: act === "bomb" ? <WeaponArt kind="grenade" /> : null,
      name: say(`board.mob-city.act.${act}`),
    },
    victims: [
      ...cards.map((card) => ({
        key: card,
        name: words.short(nameOf(card)),
        face: <Portrait of={faceOf(card)} />,
        owner: from,
      })),
      ...buildings.map((building) => ({
        key: building.id,
        name: words.short(building.id),
        face: <Thumb {...frontOf(building)} />,
        owner: building.owner,
      })),
    ],
    asked:
      by === null ? waiting.map(({ seat }) => ({ seat, name: words.name(seat), hasAnswered: false })) : [],
  };
}

/** The same, by where it lies on the board. */
export function aimOf(board: BoardProps): Aim | null {
  const threat = threatIn(board);
  if (threat === null) return null;
  const { by, cards, from, buildings } = threat;
  return {
    from: by === null ? null : atSeat(by),
    at: [
      ...cards.map((card) => ({ name: `card-${card}`, owner: from })),
      ...buildings.map(({ id, owner }) => ({ name: `building-${id}`, owner })),
    ],
  };
}

/** The buildings of the asked players that the Police have closed. */
function closedOf({ buildings }: View, asked: readonly number[]): BuildingView[] {
  return buildings.filter(({ closed, owner }) => closed && owner !== null && asked.includes(owner));
}

/** Rivals' buildings of the block under way where somebody who is asked may hold a grenade, by what all can see. */
function inDanger(view: View, asked: readonly number[]): BuildingView[] {
  const { phase, map, buildings, tokens } = view;
  if (phase.at !== "block") return [];
  const block = map[phase.index]?.block;
  const mayThrow = (id: BuildingId, owner: number) =>
    tokens.some(({ seat, group, building }) => {
      const { count, faceDown } = groupIn(view, seat, group);
      return building === id && seat !== owner && asked.includes(seat) && count >= 2 && faceDown >= 1;
    });
  return buildings.filter(({ id, owner }) => blockOf(id) === block && owner !== null && mayThrow(id, owner));
}
