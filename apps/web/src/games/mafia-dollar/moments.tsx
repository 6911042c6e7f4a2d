/** The great moments of Mafia Dollar: a check, a hit, a block, police, a raid, a birthday, the End. */
import type { GangsterId } from "@consigliere/games/mafia-dollar/cards";
import type { MafiaDollarEvent } from "@consigliere/games/mafia-dollar/events";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { type CSSProperties, Suspense } from "react";
import { CardBack } from "../../design/card.tsx";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { SortArt } from "./card-art.tsx";
import { DollarCard } from "./dollar-card.tsx";
import { faceOf } from "./faces.ts";
import { nameOf } from "./labels.ts";

/** Every check takes the same time, and so does every robbery, whatever is in the warehouse. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "hit-tried": 900,
  "robbery-tried": 900,
  "check-flipped": 1_200,
  "gangster-killed": 900,
  "block-played": 700,
  "police-played": 1_200,
  "raid-loss": 900,
  "birthday-played": 700,
  "end-card": 2_400,
  "target-reached": 900,
};

/** Loaded when the match ends. */
const Books = lazily(() => import("./books.tsx"), Nothing);
/** Milliseconds to count the money of a family, and for the last one besides. */
const BOOK_MS = 2_000;
const LAST_MS = 1_500;

const asTold = (event: TableEvent) => event as unknown as MafiaDollarEvent;

function actedOut(told: TableEvent, context: MomentContext): MomentScene | null {
  const event = asTold(told);
  const { board, say, before } = context;
  const { words } = board;
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`board.mafia-dollar.moment.${key}`, values);
  switch (event.type) {
    case "hit-tried":
    case "robbery-tried":
      return { ...tried(event, context), picture: <CardBack /> };
    case "check-flipped": {
      const { die, modifier, total, success, card } = event;
      const attempt = before === null ? null : asTold(before);
      const isKnown = attempt?.type === "hit-tried" || attempt?.type === "robbery-tried";
      return {
        light: "lamp",
        actors: isKnown ? tried(attempt, context).actors : [actorOf(event.seat, "stands", context)],
        picture: (
          <span className="md-flip" data-success={success}>
            <DollarCard card={card} words={words} />
            <b>{t(success ? "done" : "failed")}</b>
          </span>
        ),
        caption: t("check", { die, points: modifier, total }),
      };
    }
    case "gangster-killed":
      return {
        light: "muzzle",
        actors: [
          man(event.gangster, event.seat, "stands", context),
          man(event.target, event.victim, "falls", context),
        ],
        caption: t("dead", { ...doerIn(event.seat, context), target: nameOf(words, event.target) }),
        stamp: t("killed"),
      };
    case "block-played":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context), man(event.gangster, event.victim, "aimed", context)],
        picture: <DollarCard card={event.block} words={words} />,
        caption: t("blocked", { name: nameOf(words, event.gangster), card: nameOf(words, event.block) }),
      };
    case "police-played":
    case "birthday-played":
      return {
        light: event.type === "police-played" ? "badge" : "day",
        actors: [actorOf(event.seat, "stands", context)],
        picture: <DollarCard card={event.card} words={words} />,
        caption: t("played", { ...doerIn(event.seat, context), card: nameOf(words, event.card) }),
      };
    case "raid-loss":
      return {
        light: "beam",
        actors: [actorOf(event.seat, "aimed", context)],
        caption: t("raid", doerIn(event.seat, context)),
      };
    case "target-reached":
      return {
        light: "day",
        actors: event.seats.map((seat) => actorOf(seat, "wins", context)),
        caption: words.event(told),
      };
    case "end-card":
    case "game-ended":
      return {
        light: "day",
        actors: (board.view as View).seats.map(({ seat }) => actorOf(seat, "stands", context)),
        caption: t(event.type === "end-card" ? "end" : "count"),
      };
    default:
      return null;
  }
}

/** Every scene is out on the street. In the end the gates open; the last page does not show who was counted first. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const event = asTold(told);
  const { board } = context;
  const street = inPlace(actedOut(told, context), {
    game: "mafia-dollar",
    drawing: "avenue",
    viewer: board.viewer,
    children: event.type === "check-flipped" && (
      <span className="md-tally" style={{ "--die": event.die, "--total": event.total } as CSSProperties} />
    ),
  });
  if (street === null || event.type !== "game-ended") return street;
  const over = (
    <Suspense>
      <Books accounts={event.accounts} board={board} each={BOOK_MS} />
    </Suspense>
  );
  return { ...street, over };
}

type Tried = Extract<MafiaDollarEvent, { type: "hit-tried" | "robbery-tried" }>;

function tried(event: Tried, context: MomentContext): MomentScene {
  const { board, say } = context;
  const { words } = board;
  const isHit = event.type === "hit-tried";
  return {
    light: "lamp",
    actors: [
      man(event.gangster, event.seat, "stands", context),
      isHit
        ? man(event.target, event.victim, "aimed", context)
        : {
            key: event.warehouse,
            name: nameOf(words, event.warehouse),
            face: <SortArt sort="warehouse" />,
            owner: event.victim,
            fate: "aimed",
          },
    ],
    caption: say(`board.mafia-dollar.moment.${isHit ? "hit" : "rob"}`, {
      name: nameOf(words, event.gangster),
      target: nameOf(words, isHit ? event.target : event.warehouse),
    }),
  };
}

function man(id: GangsterId, owner: number, fate: Fate, { board }: MomentContext): Actor {
  return { key: id, name: board.words.short(id), face: <Portrait of={faceOf(id)} />, owner, fate };
}

/** Sounds by their events: the same for hidden cards as for open ones. */
const SOUNDS: readonly (readonly [cue: SoundCue, types: string])[] = [
  [["card", 0], "card-drawn racket-drawn card-discarded"],
  [["door", 0], "warehouse-played moved-out robbery-tried"],
  [["paper", 0], "gangster-played item-played"],
  [["bell", 0], "birthday-played end-card"],
  [["coin", 0], "collected game-ended"],
  [["die", 0], "check-flipped"],
  [["shot", 360], "gangster-killed"],
  [["stamp", 200], "block-played"],
  [["siren", 0], "police-played"],
  [["wax", 0], "pass-answered"],
  [["telegram", 0], "traded"],
];

export const mafiaDollarMoments: GameMoments = {
  length: ({ type }, view) =>
    type === "game-ended" ? BOOK_MS * (view as View).seats.length + LAST_MS : (LENGTHS[type] ?? 0),
  scene,
  sounds: ({ type }) => SOUNDS.filter(([, types]) => types.split(" ").includes(type)).map(([cue]) => cue),
};
