/** The great moments of Crooks: the killer, the spy, a switch, and the scoring job by job. */
import type { CrookId } from "@consigliere/games/crooks/cards";
import type { CrooksEvent, ToldCrook } from "@consigliere/games/crooks/events";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { gangName, hideoutName, targetName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { Ride } from "./ride.tsx";
import { AbilityMark, TargetArt } from "./signs.tsx";

/** The same for viewers who know a crook and those who see a back. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "crooks-removed": 900,
  "spy-looked": 700,
  "stack-moved": 500,
  "money-taken": 500,
  "target-scored": 1_300,
  "gang-scored": 1_300,
};

const asTold = (event: TableEvent) => event as unknown as CrooksEvent;

/** Every scene is on the quay behind the alley, but the reckoning rides along the street. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const { viewer } = context.board;
  const acted = actedOut(told, context);
  return acted?.set === undefined ? inPlace(acted, { game: "crooks", drawing: "quay", viewer }) : acted;
}

function actedOut(told: TableEvent, context: MomentContext): MomentScene | null {
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
        caption: t("killed", { ...doerIn(event.by, context), target: targetName(words, event.target) }),
        stamp: t("dead"),
      };
    case "spy-looked": {
      const place = event.place.startsWith("hideout-")
        ? hideoutName(words, event.place as never)
        : targetName(words, event.place as never);
      return {
        light: "beam",
        actors: [actorOf(event.seat, "stands", context), ...spiedOn(event, context)],
        picture: <AbilityMark ability="spy" />,
        caption: t("spy", { ...doerIn(event.seat, context), place }),
      };
    }
    case "stack-moved":
      return {
        light: "lamp",
        actors: event.crooks.map((crook) => crookOf(crook, event.seat, "stands", context)),
        picture: <TargetArt target={event.to} />,
        caption: t("moved", { from: targetName(words, event.from), to: targetName(words, event.to) }),
      };
    case "money-taken":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context)],
        picture: <AbilityMark ability="pickpocket" />,
        caption: t("money", { ...doerIn(event.seat, context), amount: event.amount }),
      };
    case "target-scored":
      return {
        light: "day",
        actors: [],
        set: <Ride board={context.board} event={event} />,
        caption:
          event.winners.length === 0
            ? t("nobody", { target: targetName(words, event.target) })
            : t("won", {
                target: targetName(words, event.target),
                names: words.list(event.winners.map((seat) => words.heading(seat))),
                points: event.points,
              }),
      };
    case "gang-scored":
      return event.winner === null
        ? null
        : {
            light: "day",
            actors: [],
            set: <Ride board={context.board} event={event} />,
            caption: t("gang", {
              gang: gangName(words, event.gang),
              name: words.heading(event.winner),
              points: event.points,
            }),
          };
    default:
      return null;
  }
}

type Spied = Extract<CrooksEvent, { type: "spy-looked" }>;

/** As many as a Spy saw, for everybody; only its owner sees their faces. */
function spiedOn({ count, plays, crooks, owners }: Spied, context: MomentContext): Actor[] {
  if (plays !== undefined)
    return plays.map(({ play, owner, crook }) => crookOf({ play, crook }, owner, "stands", context));
  const owner = owners.length === 1 ? (owners[0] ?? null) : null;
  return Array.from({ length: count }, (_, i) => personOf(crooks?.[i], `seen-${i}`, owner, context));
}

/** A crook in a scene; a back for those who do not know which. */
function personOf(
  crook: CrookId | undefined,
  key: string,
  owner: number | null,
  { board }: MomentContext,
): Actor {
  const name = crook === undefined ? "?" : board.words.short(crook);
  const face = crook === undefined ? <CardBack /> : <Portrait of={faceOf(crook)} />;
  return { key, name, face, owner, fate: "stands" };
}

function crookOf(
  { play, crook }: Pick<ToldCrook, "play" | "crook">,
  owner: number,
  fate: Fate,
  context: MomentContext,
): Actor {
  return { ...personOf(crook, `play-${play}`, owner, context), fate };
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
  "target-scored": [["coin", 700]],
  "gang-scored": [["coin", 700]],
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
