/** The great moments of Nothing Personal: a whack, a knife on the way up, a rise to Capo, the prison's door, a broken promise, the count. */
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import type { NothingPersonalEvent } from "@consigliere/games/nothing-personal/events";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { lengthIn, soundsIn, type Told } from "../shared/told.ts";
import { faceOf } from "./faces.ts";
import { manName } from "./labels.ts";
import { GROW_MS, Reckoning } from "./reckoning.tsx";

const TOLD: Told = {
  "card-played": [0, ["card", 0]],
  "cards-drawn": [0, ["card", 0]],
  "marker-placed": [0, ["coin", 0]],
  "die-rolled": [0, ["die", 0]],
  "die-rerolled": [0, ["die", 0]],
  "promise-made": [0, ["stamp", 0]],
  "offer-made": [0, ["telegram", 0]],
  "feds-checked": [0, ["siren", 0]],
  "whack-resolved": [1_200, ["shot", 480]],
  "move-resolved": [1_200],
  "gangster-moved": [1_000],
  "gangster-removed": [900],
  "promise-broken": [700, ["paper", 0]],
  "final-gangster": [300],
  "hand-sold": [300],
  "money-turned": [300],
  "final-scored": [GROW_MS + 1_000, ["bell", 0]],
};
/** Of these alone the one that comes to that. */
const ONLY: Readonly<Record<string, string>> = {
  "move-resolved": "death",
  "gangster-moved": "capo",
  "gangster-removed": "prison",
};

function length(told: TableEvent): number {
  const { type, outcome, to } = told as { type: string; outcome?: unknown; to?: unknown };
  const only = ONLY[type];
  return only === undefined || outcome === only || to === only ? lengthIn(TOLD, type) : 0;
}

/** Every scene is in the hall, before the stairs to the throne. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  if (length(told) === 0) return null;
  const event = told as unknown as NothingPersonalEvent;
  const { board, say } = context;
  const { words } = board;
  const t = (key: string, values?: Record<string, string>) =>
    say(`board.nothing-personal.moment.${key}`, values);
  const man = (id: GangsterId, fate: Fate, owner: number | null = null): Actor => ({
    key: id,
    name: manName(words, id),
    face: <Portrait of={faceOf(id)} />,
    owner,
    fate,
  });
  const inHall = (acted: MomentScene) =>
    inPlace(acted, { game: "nothing-personal", drawing: "hall", viewer: board.viewer });
  switch (event.type) {
    case "move-resolved":
    case "whack-resolved": {
      const { gangster, target, outcome } = event;
      return inHall({
        light: "muzzle",
        actors: [
          man(gangster, outcome === "death" ? "falls" : "stands", event.seat),
          man(target, outcome === "success" ? "falls" : "stands", event.victim),
        ],
        caption: t(`whack.${outcome}`, { name: manName(words, gangster), victim: manName(words, target) }),
        stamp: t(event.type === "move-resolved" ? "dead" : "whacked"),
      });
    }
    case "gangster-moved":
    case "gangster-removed": {
      const rises = event.type === "gangster-moved";
      return inHall({
        light: rises ? "day" : "beam",
        actors: [man(event.gangster, rises ? "wins" : "leaves")],
        caption: t(rises ? "capo" : "prison", { name: manName(words, event.gangster) }),
        ...(!rises && { stamp: t("taken") }),
      });
    }
    case "promise-broken":
      return inHall({
        light: "lamp",
        actors: [actorOf(event.by, "turns", context), actorOf(event.to, "stands", context)],
        caption: t("broken", { name: words.name(event.by), other: words.name(event.to) }),
      });
    case "final-gangster":
    case "hand-sold":
    case "money-turned":
    case "final-scored": {
      // The sentence of the log says it, but for whole hands, and the winner before the columns tell him.
      const isCount = event.type === "final-scored" || event.type === "hand-sold";
      const caption = isCount ? t("count") : words.event(told);
      return { light: "day", actors: [], set: <Reckoning board={board} event={event} />, caption };
    }
    default:
      return null;
  }
}

export const nothingPersonalMoments: GameMoments = {
  length,
  scene,
  sounds: ({ type }) => soundsIn(TOLD, type),
};
