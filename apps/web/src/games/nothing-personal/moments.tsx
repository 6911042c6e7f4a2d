/** The great moments of Nothing Personal: a whack, a knife on the way up, a rise to Capo, the prison's door, a broken promise, the count. */
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import type { NothingPersonalEvent } from "@consigliere/games/nothing-personal/events";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { faceOf } from "./faces.ts";
import { manName } from "./labels.ts";
import { GROW_MS, type Reckoned, Reckoning } from "./reckoning.tsx";

/** A whack takes as long however it ends. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "whack-resolved": 1_200,
  "promise-broken": 700,
  "final-gangster": 300,
  "money-turned": 300,
  "final-scored": GROW_MS + 1_000,
};

const asTold = (event: TableEvent) => event as unknown as NothingPersonalEvent;

function length(told: TableEvent): number {
  const event = asTold(told);
  if (event.type === "gangster-moved") return event.to === "capo" ? 1_000 : 0;
  if (event.type === "gangster-removed") return event.to === "prison" ? 900 : 0;
  if (event.type === "move-resolved") return event.outcome === "death" ? 1_200 : 0;
  return Object.hasOwn(LENGTHS, event.type) ? (LENGTHS[event.type] ?? 0) : 0;
}

/** Every scene is in the hall, before the stairs to the throne. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const { viewer } = context.board;
  const acted = actedOut(told, context);
  return acted?.set === undefined
    ? inPlace(acted, { game: "nothing-personal", drawing: "hall", viewer })
    : acted;
}

function actedOut(told: TableEvent, context: MomentContext): MomentScene | null {
  if (length(told) === 0) return null;
  const event = asTold(told);
  const { board, say } = context;
  const { words } = board;
  const t = (key: string, values?: Record<string, string>) =>
    say(`board.nothing-personal.moment.${key}`, values);
  switch (event.type) {
    case "move-resolved":
    case "whack-resolved": {
      const { gangster, target, outcome } = event;
      const [name, victim] = [manName(words, gangster), manName(words, target)];
      return {
        light: "muzzle",
        actors: [
          man(gangster, event.seat, outcome === "death" ? "falls" : "stands", context),
          man(target, event.victim, outcome === "success" ? "falls" : "stands", context),
        ],
        caption: t(`whack.${outcome}`, { name, victim }),
        stamp: t(event.type === "move-resolved" ? "dead" : "whacked"),
      };
    }
    case "gangster-moved":
      return {
        light: "day",
        actors: [man(event.gangster, null, "wins", context)],
        caption: t("capo", { name: manName(words, event.gangster) }),
      };
    case "gangster-removed":
      return {
        light: "beam",
        actors: [man(event.gangster, null, "leaves", context)],
        caption: t("prison", { name: manName(words, event.gangster) }),
        stamp: t("taken"),
      };
    case "promise-broken":
      return {
        light: "lamp",
        actors: [actorOf(event.by, "turns", context), actorOf(event.to, "stands", context)],
        caption: t("broken", { name: words.name(event.by), other: words.name(event.to) }),
      };
    case "final-gangster":
    case "money-turned":
    case "final-scored":
      return reckoned(event, context);
    default:
      return null;
  }
}

/** The sentence of the log says it, but the last one would tell the winner before the columns do. */
function reckoned(event: Reckoned, { board, say }: MomentContext): MomentScene {
  const caption =
    event.type === "final-scored"
      ? say("board.nothing-personal.moment.count")
      : board.words.event(event as never);
  return { light: "day", actors: [], set: <Reckoning board={board} event={event} />, caption };
}

function man(id: GangsterId, owner: number | null, fate: Fate, { board }: MomentContext): Actor {
  return { key: id, name: manName(board.words, id), face: <Portrait of={faceOf(id)} />, owner, fate };
}

const SOUNDS: Partial<Readonly<Record<string, readonly SoundCue[]>>> = {
  "card-played": [["card", 0]],
  "cards-drawn": [["card", 0]],
  "marker-placed": [["coin", 0]],
  "die-rolled": [["die", 0]],
  "die-rerolled": [["die", 0]],
  "whack-resolved": [["shot", 480]],
  "promise-made": [["stamp", 0]],
  "promise-broken": [["paper", 0]],
  "offer-made": [["telegram", 0]],
  "feds-checked": [["siren", 0]],
  "final-scored": [["bell", 0]],
};

export const nothingPersonalMoments: GameMoments = {
  length,
  scene,
  sounds: ({ type }) => (Object.hasOwn(SOUNDS, type) ? (SOUNDS[type] ?? []) : []),
};
