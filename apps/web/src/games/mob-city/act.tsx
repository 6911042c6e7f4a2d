import { type BuildingId, blockOf, type CharId, nameOf, typeOf } from "@consigliere/games/mob-city/cards";
import type { BuildingView, View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { PendingAct, Victim } from "../../stage/act-banner.tsx";
import { type Aim, atSeat } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import type { AnyMessage, GameWords } from "../game-words.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { Facade } from "./facade.tsx";
import { buildingName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** Threats during a question: captives, grenades, fines. */
export function pendingAct(
  { view: given, seats, words, waiting }: BoardProps,
  say: AnyMessage,
): PendingAct | null {
  const view = given as View;
  const [first] = waiting;
  const about = (first?.about ?? {}) as { readonly from?: number; readonly cards?: readonly CharId[] };
  const asked = waiting.map(({ seat }) => ({ seat, name: words.name(seat), hasAnswered: false }));
  const t: AnyMessage = Object.assign(
    (key: string, values?: Record<string, string | number>) => say(`board.mob-city.act.${key}`, values),
    {
      has: say.has,
    },
  );
  switch (first?.topic) {
    case "fight-capture": {
      return {
        actor: {
          seat: first.seat,
          name: words.heading(first.seat),
          face: <Portrait of={portraitOf(seats, first.seat)} shape="round" />,
        },
        act: { picture: null, name: t("capture") },
        victims: (about.cards ?? []).map((card) => ({
          key: card,
          name: words.short(nameOf(card)),
          face: <Portrait of={faceOf(card)} />,
          owner: about.from ?? null,
        })),
        asked: [],
      };
    }
    case "bomb":
      return {
        actor: null,
        act: { picture: <WeaponArt kind="grenade" />, name: t("bomb") },
        victims: inDanger(
          view,
          asked.map(({ seat }) => seat),
        ).map((building) => victimOf(building, words)),
        asked,
      };
    case "fine-pay": {
      const raided = closedOf(
        view,
        asked.map(({ seat }) => seat),
      );
      return {
        actor: null,
        act: { picture: null, name: t("raid") },
        victims: raided.map((building) => victimOf(building, words)),
        asked,
      };
    }
    default:
      return null;
  }
}

/** The same, by where it lies on the board. */
export function aimOf({ view: given, waiting }: BoardProps): Aim | null {
  const view = given as View;
  const [first] = waiting;
  const asked = waiting.map(({ seat }) => seat);
  const about = (first?.about ?? {}) as { readonly from?: number; readonly cards?: readonly CharId[] };
  switch (first?.topic) {
    case "fight-capture":
      return {
        from: atSeat(first.seat),
        at: (about.cards ?? []).map((card) => ({ name: `card-${card}`, owner: about.from ?? null })),
      };
    case "bomb":
      return { from: null, at: inDanger(view, asked).map(aimed) };
    case "fine-pay":
      return { from: null, at: closedOf(view, asked).map(aimed) };
    default:
      return null;
  }
}

const aimed = ({ id, owner }: BuildingView) => ({ name: `building-${id}`, owner });

/** The buildings of the asked players that the Police have closed. */
function closedOf({ buildings }: View, asked: readonly number[]): BuildingView[] {
  return buildings.filter(({ closed, owner }) => closed && owner !== null && asked.includes(owner));
}

/** Rivals' buildings of the block under way where somebody who is asked may hold a grenade, by what all can see. */
function inDanger(
  { phase, map, buildings, tokens, captains }: View,
  asked: readonly number[],
): BuildingView[] {
  if (phase.at !== "block") return [];
  const block = map[phase.index]?.block;
  const mayThrow = (id: BuildingId, owner: number) =>
    tokens.some(({ seat, group, building }) => {
      const cards = captains[seat]?.groups[group - 1];
      const count = (cards?.faceDown ?? 0) + (cards?.lieutenant == null ? 0 : 1);
      return (
        building === id && seat !== owner && asked.includes(seat) && count >= 2 && (cards?.faceDown ?? 0) >= 1
      );
    });
  return buildings.filter(({ id, owner }) => blockOf(id) === block && owner !== null && mayThrow(id, owner));
}

function victimOf({ id, owner, business, closed, bombed }: BuildingView, words: GameWords): Victim {
  return {
    key: id,
    name: buildingName(words, id),
    face: (
      <Facade
        type={typeOf(id)}
        owner={owner}
        isPouring={business === "speakeasy"}
        isClosed={closed}
        isBombed={bombed}
      />
    ),
    owner,
  };
}
