/** The great moments of Mafia Dollar: a check, a hit, a block, police, a raid, a birthday, the End. */
import { type GangsterId, isGangster } from "@consigliere/games/mafia-dollar/cards";
import type { MafiaDollarEvent } from "@consigliere/games/mafia-dollar/events";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { type CSSProperties, Suspense } from "react";
import { CardBack } from "../../design/card.tsx";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { lengthIn, soundsIn, type Told } from "../shared/told.ts";
import { DollarCard } from "./dollar-card.tsx";
import { faceOf } from "./faces.ts";
import { nameOf } from "./labels.ts";
import { CardArt } from "./signs.tsx";

/**
 * Every check takes the same time, and so does every robbery, whatever is in the warehouse; sounds are the same for
 * hidden cards as for open ones.
 */
const TOLD: Told = {
  "card-drawn": [0, ["card", 0]],
  "racket-drawn": [0, ["card", 0]],
  "card-discarded": [0, ["card", 0]],
  "warehouse-played": [0, ["door", 0]],
  "moved-out": [0, ["door", 0]],
  "gangster-played": [0, ["paper", 0]],
  "item-played": [0, ["paper", 0]],
  "pass-answered": [0, ["wax", 0]],
  traded: [0, ["telegram", 0]],
  collected: [0, ["coin", 0]],
  "hit-tried": [900],
  "robbery-tried": [900, ["door", 0]],
  "check-flipped": [1_200, ["die", 0]],
  "gangster-killed": [900, ["shot", 360]],
  "block-played": [700, ["stamp", 200]],
  "police-played": [1_200, ["siren", 0]],
  "raid-loss": [900],
  "birthday-played": [700, ["bell", 0]],
  "target-reached": [900],
  "end-card": [2_400, ["bell", 0]],
  "game-ended": [0, ["coin", 0]],
};

/** Loaded when the match ends. */
const Books = lazily(() => import("./books.tsx"), Nothing);
/** Milliseconds to count the money of a family, and for the last one besides. */
const BOOK_MS = 2_000;
const LAST_MS = 1_500;

const asTold = (event: TableEvent | null) => event as unknown as MafiaDollarEvent | null;

/** The people of a scene, and its words. */
function castOf(context: MomentContext) {
  const { board, say } = context;
  return {
    words: board.words,
    t: (key: string, values?: Record<string, string | number>) =>
      say(`board.mafia-dollar.moment.${key}`, values),
    who: (seat: number, fate: Fate = "stands") => actorOf(seat, fate, context),
    man: (id: GangsterId, owner: number, fate: Fate = "stands"): Actor => ({
      key: id,
      name: board.words.short(id),
      face: <Portrait of={faceOf(id)} />,
      owner,
      fate,
    }),
  };
}

type Tried = Extract<MafiaDollarEvent, { type: "hit-tried" | "robbery-tried" }>;

function tried(event: Tried, context: MomentContext): MomentScene {
  const { words, t, who, man } = castOf(context);
  const [aim, key] = event.type === "hit-tried" ? [event.target, "hit"] : [event.warehouse, "rob"];
  const aimed: Actor = isGangster(aim)
    ? man(aim, event.victim, "aimed")
    : { ...who(event.victim, "aimed"), name: nameOf(words, aim), face: <CardArt card={aim} /> };
  return {
    light: "lamp",
    actors: [man(event.gangster, event.seat), aimed],
    picture: <CardBack />,
    caption: t(key, { name: nameOf(words, event.gangster), target: nameOf(words, aim) }),
  };
}

function actedOut(event: MafiaDollarEvent, context: MomentContext): MomentScene | null {
  const { words, t, who, man } = castOf(context);
  switch (event.type) {
    case "hit-tried":
    case "robbery-tried":
      return tried(event, context);
    case "check-flipped": {
      const { die, modifier, total, success, card } = event;
      const attempt = asTold(context.before);
      const isKnown = attempt?.type === "hit-tried" || attempt?.type === "robbery-tried";
      return {
        light: "lamp",
        actors: isKnown ? tried(attempt, context).actors : [who(event.seat)],
        picture: (
          <span className="md-flip">
            <DollarCard card={card} words={words} />
            <b className="scene-stamp" data-success={success}>
              {t(success ? "done" : "failed")}
            </b>
          </span>
        ),
        caption: t("check", { die, points: modifier, total }),
      };
    }
    case "gangster-killed":
      return {
        light: "muzzle",
        actors: [man(event.gangster, event.seat), man(event.target, event.victim, "falls")],
        caption: t("dead", { ...doerIn(event.seat, context), target: nameOf(words, event.target) }),
        stamp: t("killed"),
      };
    case "block-played":
      return {
        light: "lamp",
        actors: [who(event.seat), man(event.gangster, event.victim, "aimed")],
        picture: <DollarCard card={event.block} words={words} />,
        caption: t("blocked", { name: nameOf(words, event.gangster), card: nameOf(words, event.block) }),
      };
    case "police-played":
    case "birthday-played":
      return {
        light: event.type === "police-played" ? "badge" : "day",
        actors: [who(event.seat)],
        picture: <DollarCard card={event.card} words={words} />,
        caption: t("played", { ...doerIn(event.seat, context), card: nameOf(words, event.card) }),
      };
    case "raid-loss":
      return {
        light: "beam",
        actors: [who(event.seat, "aimed")],
        caption: t("raid", doerIn(event.seat, context)),
      };
    case "target-reached":
      return {
        light: "day",
        actors: event.seats.map((seat) => who(seat, "wins")),
        caption: words.event(event),
      };
    case "end-card":
    case "game-ended":
      return {
        light: "day",
        actors: (context.board.view as View).seats.map(({ seat }) => who(seat)),
        caption: t(event.type === "end-card" ? "end" : "count"),
      };
    default:
      return null;
  }
}

/** Every scene is out on the street. In the end the gates open; the last page does not show who was counted first. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const event = asTold(told);
  if (event === null) return null;
  const { board } = context;
  const lamps = event.type === "check-flipped" ? { "--die": event.die, "--total": event.total } : null;
  const street = inPlace(actedOut(event, context), {
    game: "mafia-dollar",
    drawing: "avenue",
    viewer: board.viewer,
    children: lamps && <span className="md-tally" style={lamps as CSSProperties} />,
  });
  if (street === null || event.type !== "game-ended") return street;
  const over = (
    <Suspense>
      <Books accounts={event.accounts} board={board} each={BOOK_MS} />
    </Suspense>
  );
  return { ...street, over };
}

export const mafiaDollarMoments: GameMoments = {
  length: ({ type }, view) =>
    type === "game-ended" ? BOOK_MS * (view as View).seats.length + LAST_MS : lengthIn(TOLD, type),
  scene,
  sounds: ({ type }) => soundsIn(TOLD, type),
};
