/** The great moments of Crooks: the killer, the spy, a switch, and the scoring job by job. */
import type { CrooksEvent, ToldCrook } from "@consigliere/games/crooks/events";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, Scene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf } from "../shared/actor.tsx";
import { GangMark } from "./gang-mark.tsx";
import { gangName, hideoutName, targetName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { TargetArt } from "./target-art.tsx";

/** The same for viewers who know a crook and those who see a back. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "crooks-removed": 1_000,
  "spy-looked": 700,
  "stack-moved": 500,
  "money-taken": 500,
  "target-scored": 1_000,
  "gang-scored": 900,
};

const asTold = (event: TableEvent) => event as unknown as CrooksEvent;

function scene(told: TableEvent, context: MomentContext): Scene | null {
  const event = asTold(told);
  const { words } = context.board;
  const t = (key: string, values?: Record<string, string | number>) =>
    context.say(`board.crooks.moment.${key}`, values);
  switch (event.type) {
    case "crooks-removed":
      return {
        light: "river",
        actors: [
          actorOf(event.by, "stands", context),
          ...event.crooks.map((crook) => crookOf(crook, event.victim, "drowns", context)),
        ],
        caption: t("killed", { by: words.name(event.by), target: targetName(words, event.target) }),
        stamp: t("dead"),
      };
    case "spy-looked": {
      const place = event.place.startsWith("hideout-")
        ? hideoutName(words, event.place as never)
        : targetName(words, event.place as never);
      return {
        light: "beam",
        actors: [actorOf(event.seat, "stands", context)],
        caption: t("spy", { name: words.name(event.seat), place }),
      };
    }
    case "stack-moved":
      return {
        light: "lamp",
        actors: event.crooks.map((crook) => crookOf(crook, event.seat, "stands", context)),
        caption: t("moved", { from: targetName(words, event.from), to: targetName(words, event.to) }),
      };
    case "money-taken":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context)],
        caption: t("money", { name: words.name(event.seat), amount: event.amount }),
      };
    case "target-scored":
      return {
        light: "day",
        actors: event.strengths.flatMap((strength, seat) => {
          if (strength === null) return [];
          const fate = event.winners.includes(seat) ? "wins" : "stands";
          return [{ ...actorOf(seat, fate, context), name: `${words.name(seat)} ${strength}` }];
        }),
        caption:
          event.winners.length === 0
            ? t("nobody", { target: targetName(words, event.target) })
            : t("won", {
                target: targetName(words, event.target),
                names: event.winners.map((seat) => words.name(seat)).join(context.say("board.crooks.comma")),
                points: event.points,
              }),
        picture: <TargetArt target={event.target} />,
      };
    case "gang-scored":
      return event.winner === null
        ? null
        : {
            light: "day",
            actors: [actorOf(event.winner, "wins", context)],
            picture: <GangMark gang={event.gang} />,
            caption: t("gang", {
              gang: gangName(words, event.gang),
              name: words.name(event.winner),
              points: event.points,
            }),
          };
    default:
      return null;
  }
}

function crookOf({ play, crook }: ToldCrook, owner: number, fate: Fate, context: MomentContext): Actor {
  return {
    key: `play-${play}`,
    name: crook === undefined ? "?" : context.board.words.short(crook),
    face: crook === undefined ? <CardBack /> : <Portrait of={faceOf(crook)} />,
    owner,
    fate,
  };
}

const SOUNDS: Partial<Readonly<Record<string, readonly SoundCue[]>>> = {
  "hire-paid": [
    ["coin", 0],
    ["door", 150],
  ],
  "crook-placed": [["card", 0]],
  "stack-moved": [["paper", 0]],
  "crooks-removed": [
    ["shot", 300],
    ["splash", 600],
  ],
  "money-taken": [["coin", 0]],
  "spy-looked": [["paper", 0]],
  "seat-passed": [["lamp", 0]],
  "target-scored": [["stamp", 300]],
  "gang-scored": [["stamp", 300]],
  "game-ended": [["bell", 0]],
};

export const crooksMoments: GameMoments = {
  length: ({ type, ...event }) => {
    // A gang without a leader is skipped.
    if (type === "gang-scored" && event["winner"] === null) return 0;
    return Object.hasOwn(LENGTHS, type) ? (LENGTHS[type] ?? 0) : 0;
  },
  scene,
  sounds: ({ type }) => (Object.hasOwn(SOUNDS, type) ? (SOUNDS[type] ?? []) : []),
};
