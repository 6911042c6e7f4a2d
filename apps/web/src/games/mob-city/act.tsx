import { blockOf, type CharId, nameOf } from "@consigliere/games/mob-city/cards";
import type { BuildingView, View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PendingAct } from "../../stage/act-banner.tsx";
import { type Aim, atSeat } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import type { AnyMessage } from "../game-words.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { Thumb } from "./facade.tsx";
import { groupIn } from "./labels.ts";
import { WeaponArt } from "./man.tsx";
import { faceOf } from "./portraits.ts";

/** Who is threatened by what is asked, by what all see; null: nobody. */
function threatIn({ view: given, viewer, waiting, words }: BoardProps) {
  const view = given as View;
  const [first] = waiting;
  switch (first?.topic) {
    case "fight-capture": {
      const { cards = [], from = null } = (first.about ?? {}) as { from?: number; cards?: CharId[] };
      const victims = cards.map((card) => ({
        key: `card-${card}`,
        name: words.short(nameOf(card)),
        face: <Portrait of={faceOf(card)} />,
        owner: from,
      }));
      return { act: "capture", by: first.seat, victims };
    }
    case "bomb": {
      const others = waiting.map(({ seat }) => seat).filter((seat) => seat !== viewer);
      const victims = inDanger(view, others).map((building) => ({
        key: `building-${building.id}`,
        name: words.short(building.id),
        face: <Thumb {...building} />,
        owner: building.owner,
      }));
      return victims.length === 0 ? null : { act: "bomb", by: null, victims };
    }
    default:
      return null;
  }
}

/** Threats by others during a question: captives, grenades. */
export function pendingAct(board: BoardProps, say: AnyMessage): PendingAct | null {
  const { seats, words, waiting } = board;
  const threat = threatIn(board);
  if (threat === null) return null;
  const { act, by, victims } = threat;
  const face = (seat: number) => <Portrait of={portraitOf(seats, seat)} shape="round" />;
  return {
    actor: by === null ? null : { seat: by, name: words.heading(by), face: face(by) },
    act: {
      picture: act === "bomb" ? <WeaponArt kind="grenade" /> : null,
      name: say(`board.mob-city.act.${act}`),
    },
    victims,
    asked:
      by === null ? waiting.map(({ seat }) => ({ seat, name: words.name(seat), hasAnswered: false })) : [],
  };
}

/** The same, by where it lies on the board. */
export function aimOf(board: BoardProps): Aim | null {
  const threat = threatIn(board);
  return (
    threat && {
      from: threat.by === null ? null : atSeat(threat.by),
      at: threat.victims.map(({ key, owner }) => ({ name: key, owner })),
    }
  );
}

/** The buildings of the block under way where a rival of their owner may hold a grenade, by what all can see. */
function inDanger(view: View, asked: readonly number[]): BuildingView[] {
  const { phase, map, buildings, tokens } = view;
  const block = phase.at === "block" ? map[phase.index]?.block : undefined;
  const owned = buildings.filter(({ id, owner }) => blockOf(id) === block && owner !== null);
  return owned.filter(({ id, owner }) =>
    tokens.some(({ seat, group, building }) => {
      const { count, faceDown } = groupIn(view, seat, group);
      return building === id && seat !== owner && asked.includes(seat) && count >= 2 && faceDown >= 1;
    }),
  );
}
