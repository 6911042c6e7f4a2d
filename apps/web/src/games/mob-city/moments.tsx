/** The great moments of Mob City: a gunfight, its dead, a grenade, a raid, a bomb, the Don's will. */
import type { BuildingId, CharId } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import type { View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, Scene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf } from "../shared/actor.tsx";
import { buildingName, cardName, shortName } from "./labels.ts";
import { faceOf } from "./portraits.ts";

const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "fight-started": 1_000,
  "fight-killed-outright": 900,
  "fight-grenade": 1_000,
  "fight-wiped-out": 900,
  "raid-closed": 900,
  "building-bombed": 900,
  "will-opened": 2_400,
};

const asTold = (event: TableEvent) => event as unknown as MobCityEvent;

/** Of shots the deadly ones alone: the others are seen on the board. */
function length(told: TableEvent): number {
  const event = asTold(told);
  if (event.type === "fight-shot") return event.outcome === "killed" ? 900 : 0;
  return Object.hasOwn(LENGTHS, event.type) ? (LENGTHS[event.type] ?? 0) : 0;
}

function scene(told: TableEvent, context: MomentContext): Scene | null {
  if (length(told) === 0) return null;
  const event = asTold(told);
  const { board, say } = context;
  const { words } = board;
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`board.mob-city.moment.${key}`, values);
  const house = (id: BuildingId) => buildingName(words, id);
  switch (event.type) {
    case "fight-started":
      return {
        light: "headlights",
        actors: event.sides.map(({ seat }) => actorOf(seat, "stands", context)),
        caption: t("fight", { building: house(event.building) }),
      };
    case "fight-shot":
    case "fight-killed-outright":
      return {
        light: "muzzle",
        actors: [
          person(event.character, event.seat, "stands", context),
          person(event.target, event.victim, "falls", context),
        ],
        caption: t("dead", { by: words.name(event.seat), name: cardName(words, event.target) }),
        stamp: t("killed"),
      };
    case "fight-grenade":
      return {
        light: "muzzle",
        actors: [
          person(event.character, event.seat, "stands", context),
          ...event.targets.map((target) => person(target, event.victim, "falls", context)),
        ],
        caption: t("grenade", { name: words.name(event.seat) }),
        stamp: t("killed"),
      };
    case "fight-wiped-out":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "falls", context)],
        caption: t("wipedOut", { name: words.name(event.seat) }),
      };
    case "raid-closed":
      return {
        light: "beam",
        actors: [actorOf(event.seat, "aimed", context)],
        caption: t("raid", { name: words.name(event.seat), building: house(event.building) }),
      };
    case "building-bombed":
      return {
        light: "muzzle",
        actors: [actorOf(event.seat, "stands", context)],
        caption: t("bomb", { name: words.name(event.seat), building: house(event.building) }),
      };
    case "will-opened":
      return {
        light: "day",
        actors: (board.view as View).captains.map(({ seat }) => actorOf(seat, "stands", context)),
        caption: t(event.will),
      };
    default:
      return null;
  }
}

function person(id: CharId, owner: number, fate: Fate, { board }: MomentContext): Actor {
  return { key: id, name: shortName(board.words, id), face: <Portrait of={faceOf(id)} />, owner, fate };
}

const SOUNDS: Partial<Readonly<Record<string, readonly SoundCue[]>>> = {
  "bid-answered": [["wax", 0]],
  "building-bought": [["coin", 0]],
  "group-dispatched": [["door", 0]],
  "fight-started": [["door", 0]],
  "fight-shot": [["shot", 360]],
  "fight-killed-outright": [["shot", 360]],
  "fight-grenade": [["shot", 400]],
  "raid-closed": [["siren", 0]],
  "building-bombed": [["shot", 360]],
  "extortion-paid": [["coin", 0]],
  "will-opened": [["bell", 0]],
};

export const mobCityMoments: GameMoments = {
  length,
  scene,
  sounds: ({ type }) => (Object.hasOwn(SOUNDS, type) ? (SOUNDS[type] ?? []) : []),
};
