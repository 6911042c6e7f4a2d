/** The great moments of Crooks: the killer, the spy, a switch, and the scoring job by job. */
import type { CrookId } from "@consigliere/games/crooks/cards";
import type { CrooksEvent, ToldCrook } from "@consigliere/games/crooks/events";
import type { View } from "@consigliere/games/crooks/view";
import { CardBack } from "../../design/card.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { inPlace } from "../shared/place.tsx";
import { AbilityMark } from "./ability-mark.tsx";
import { GangMark } from "./gang-mark.tsx";
import { stackOf } from "./knowledge.ts";
import { gangName, hideoutName, targetName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { Sign, Way } from "./scene-signs.tsx";
import { TargetArt } from "./target-art.tsx";
import { ranksOf } from "./tile.tsx";

/** The same for viewers who know a crook and those who see a back. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "crooks-removed": 900,
  "spy-looked": 700,
  "stack-moved": 500,
  "money-taken": 500,
  "target-scored": 900,
  "gang-scored": 900,
};

const asTold = (event: TableEvent) => event as unknown as CrooksEvent;

/** Every scene is on the quay behind the alley. */
function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const { viewer } = context.board;
  return inPlace(actedOut(told, context), { game: "crooks", drawing: "quay", viewer });
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
        picture: (
          <Sign>
            <AbilityMark ability="spy" />
          </Sign>
        ),
        caption: t("spy", { ...doerIn(event.seat, context), place }),
      };
    }
    case "stack-moved":
      return {
        light: "lamp",
        actors: event.crooks.map((crook) => crookOf(crook, event.seat, "stands", context)),
        picture: <Way from={event.from} to={event.to} />,
        caption: t("moved", { from: targetName(words, event.from), to: targetName(words, event.to) }),
      };
    case "money-taken":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context)],
        picture: (
          <Sign>
            <AbilityMark ability="pickpocket" />
          </Sign>
        ),
        caption: t("money", { ...doerIn(event.seat, context), amount: event.amount }),
      };
    case "target-scored":
      return {
        light: "day",
        actors: event.strengths.flatMap((strength, seat) =>
          strength === null ? [] : [rivalOf(seat, strength, event, context)],
        ),
        caption:
          event.winners.length === 0
            ? t("nobody", { target: targetName(words, event.target) })
            : t("won", {
                target: targetName(words, event.target),
                names: words.list(event.winners.map((seat) => words.heading(seat))),
                points: event.points,
              }),
        picture: (
          <Sign>
            <TargetArt target={event.target} />
          </Sign>
        ),
      };
    case "gang-scored":
      return event.winner === null
        ? null
        : {
            light: "day",
            actors: [actorOf(event.winner, "wins", context)],
            picture: (
              <Sign>
                <GangMark gang={event.gang} />
              </Sign>
            ),
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

type Scored = Extract<CrooksEvent, { type: "target-scored" }>;

/** Those of a seat at a scored target: the winners stand, the others turn away. */
function rivalOf(seat: number, strength: number, event: Scored, context: MomentContext): Actor {
  const stack = stackOf(context.board.view as View, seat, event.target);
  const player = actorOf(seat, event.winners.includes(seat) ? "wins" : "turns", context);
  const face = stack.findLast(({ crook }) => crook !== null)?.crook;
  const sum = stack.length > 1 ? `${ranksOf(stack)} = ${strength}` : String(strength);
  const name = `${player.name} ${sum}`;
  return face == null ? { ...player, name } : { ...player, name, face: <Portrait of={faceOf(face)} /> };
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
