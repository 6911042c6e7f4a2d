/** The great moments of Mob City: a gunfight, its dead, a grenade, a raid, a bomb, the Don's will. */
import { type BuildingId, type CharId, typeOf } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import type { View } from "@consigliere/games/mob-city/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { struckBy } from "./cast.ts";
import { Facade } from "./facade.tsx";
import { FightScene } from "./gunfight.tsx";
import { buildingName, shortName } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** A gunfight is acted from its first event to its last. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "fight-started": 1_200,
  "fight-armed": 500,
  "fight-killed-outright": 1_000,
  "fight-grenade": 1_100,
  "fight-collected": 600,
  "fight-passed": 250,
  "fight-captured": 1_000,
  "fight-capture-refused": 500,
  "fight-wiped-out": 900,
  "fight-won": 1_000,
  "fight-looted": 700,
  "raid-closed": 900,
  "building-bombed": 900,
  "will-opened": 2_400,
};

const asTold = (event: TableEvent) => event as unknown as MobCityEvent;

function length(told: TableEvent): number {
  const event = asTold(told);
  if (event.type === "fight-shot") return event.outcome === "miss" ? 800 : 1_000;
  return Object.hasOwn(LENGTHS, event.type) ? (LENGTHS[event.type] ?? 0) : 0;
}

/** A gunfight has a stage of its own; the will is read in the Don's study, and the rest happens in the street. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const event = asTold(told);
  if (length(told) === 0) return null;
  if (isFight(event)) return fightScene(event, told, context);
  const drawing = event.type === "will-opened" ? "study" : "kerb";
  return inPlace(actedOut(event, context), { game: "mob-city", drawing, viewer: context.board.viewer });
}

function actedOut(event: MobCityEvent, context: MomentContext): MomentScene | null {
  const { board, say } = context;
  const { words } = board;
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`board.mob-city.moment.${key}`, values);
  const house = (id: BuildingId) => buildingName(words, id);
  switch (event.type) {
    case "raid-closed":
      return {
        light: "beam",
        actors: [actorOf(event.seat, "aimed", context)],
        picture: <Facade type={typeOf(event.building)} owner={event.seat} isClosed />,
        caption: t("raid", { name: words.name(event.seat), building: house(event.building) }),
      };
    case "building-bombed":
      return {
        light: "muzzle",
        actors: [actorOf(event.seat, "stands", context)],
        picture: <Facade type={typeOf(event.building)} isBombed />,
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

type FightEvent = Extract<MobCityEvent, { readonly type: `fight-${string}` }>;

const isFight = (event: MobCityEvent): event is FightEvent => event.type.startsWith("fight-");

function seatsIn(event: FightEvent): readonly number[] {
  if (event.type === "fight-started") return event.sides.map(({ seat }) => seat);
  return event.type === "fight-standoff" ? event.seats : [event.seat];
}

/** Those whom it concerns, where they stand. */
function fightScene(event: FightEvent, told: TableEvent, context: MomentContext): MomentScene {
  const { board, viewBefore, say } = context;
  const struck = struckBy(event);
  const victim = "victim" in event ? event.victim : null;
  const seats = seatsIn(event);
  const isHit = struck.length > 0 && !("outcome" in event && event.outcome === "miss");
  const set = (board.view as View).fight !== null && (
    <FightScene board={board} told={event} before={(viewBefore ?? null) as View | null} />
  );
  return {
    light: struck.length > 0 ? "muzzle" : "headlights",
    actors: [
      ...("character" in event && struck.length > 0
        ? [person(event.character, event.seat, "stands", context)]
        : seats.map((seat) => actorOf(seat, event.type === "fight-wiped-out" ? "falls" : "stands", context))),
      ...struck.map((target) => person(target, victim ?? 0, isHit ? "falls" : "aimed", context)),
    ],
    ...(set !== false && { set }),
    caption: board.words.event(told),
    ...(isHit && {
      stamp: say(`board.mob-city.moment.stamp.${"outcome" in event ? event.outcome : "killed"}`),
    }),
  };
}

function person(id: CharId, owner: number, fate: Fate, { board }: MomentContext): Actor {
  return { key: id, name: shortName(board.words, id), face: <Portrait of={faceOf(id)} />, owner, fate };
}

const SOUNDS: Partial<Readonly<Record<string, readonly SoundCue[]>>> = {
  "bid-answered": [["wax", 0]],
  "building-bought": [["coin", 0]],
  "group-dispatched": [["door", 0]],
  "fight-started": [["door", 0]],
  "fight-shot": [["shot", 460]],
  "fight-killed-outright": [["shot", 460]],
  "fight-grenade": [["shot", 460]],
  "raid-closed": [["siren", 0]],
  "building-bombed": [["shot", 460]],
  "extortion-paid": [["coin", 0]],
  "will-opened": [["bell", 0]],
};

export const mobCityMoments: GameMoments = {
  length,
  scene,
  sounds: ({ type }) => (Object.hasOwn(SOUNDS, type) ? (SOUNDS[type] ?? []) : []),
};
