/** The great moments of Family Business: contract, war, hit, massacre, counter, crackdown, the end of a mob. */
import { type CardId, kindOf } from "@consigliere/games/family-business/cards";
import type { FamilyBusinessEvent } from "@consigliere/games/family-business/events";
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import type { ReactNode } from "react";
import type { Actor, Fate, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { CardArt } from "./card-art.tsx";
import { ContractFlight } from "./contract-flight.tsx";
import { Face } from "./face.tsx";
import { FamilyCard } from "./family-card.tsx";
import { cardName, ownerOf, targetsOf } from "./labels.ts";
import { LastShot, WallScene } from "./wall-scene.tsx";

const MASSACRE = "st-valentines-day-massacre";
const CRACKDOWN = "federal-crackdown";
/** Milliseconds between two shots of a massacre. */
const SHOT_MS = 180;
/** Milliseconds from the start of a scene to the shot at a single man, when it is heard. */
const SINGLE_SHOT_MS = 480;
/** The same for the second and later hits of a step, which are shown faster. */
const NEXT_SHOT_MS = 270;

/** After the last shot the lights go out one by one, and it rains in the dark. In milliseconds. */
const LAMPS_OUT_MS = 1_600;
const RAIN_MS = 2_000;

const asTold = (event: TableEvent) => event as unknown as FamilyBusinessEvent;

function length(told: TableEvent, view: unknown): number {
  const event = asTold(told);
  switch (event.type) {
    case "card-played":
      if (event.kind === MASSACRE) {
        return Math.min(700 + SHOT_MS * (view as View).hitList.length, 2_400);
      }
      if (event.kind === CRACKDOWN) return 900;
      return targetsOf(event).length > 0 ? 700 : 0;
    case "mobster-hit":
      return event.indexInStep === 0 ? 1_200 : 680;
    case "mobster-buried":
      return event.cause === "hit" ? 1_200 : 0;
    case "war-started":
    case "seat-eliminated":
      return 1_200;
    case "game-ended":
      return LAMPS_OUT_MS + RAIN_MS;
    case "war-rate-changed":
      return 700;
    case "counter-played":
      return 900;
    default:
      return 0;
  }
}

function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const event = asTold(told);
  const { board, say } = context;
  const { words } = board;
  const { hitList } = board.view as View;
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`board.family-business.moment.${key}`, values);
  const man = (id: MobsterId, fate: Fate, at?: number) => manOf(id, fate, context, at);
  switch (event.type) {
    case "card-played":
      return playedScene(event, context);
    case "mobster-hit":
      return {
        light: "muzzle",
        actors: [man(event.mobster, "falls")],
        set: atWall([event.mobster], "falls", context, { shot: shotOf(event) }),
        caption: t("hit", { name: nameOf(event.mobster, context) }),
        stamp: t("killed"),
      };
    case "mobster-buried": {
      if (event.cause !== "hit") return null;
      const name = nameOf(event.mobster, context);
      const by = event.bySeat === undefined ? null : doerIn(event.bySeat, context);
      return {
        light: "muzzle",
        actors: [
          ...(event.bySeat === undefined ? [] : [actorOf(event.bySeat, "stands", context)]),
          man(event.mobster, "falls"),
        ],
        picture: by && <CardArt kind="hit" />,
        set: atWall([event.mobster], "falls", context),
        caption: by === null ? t("hit", { name }) : t("hitOn", { ...by, target: name }),
        stamp: t("killed"),
      };
    }
    case "war-started":
      return {
        light: "headlights",
        actors: [],
        picture: <CardArt kind="mob-war" />,
        set: atWall(hitList, "stands", context, { rate: event.rate }),
        caption: t("war", { rate: event.rate }),
      };
    case "war-rate-changed":
      return {
        light: "headlights",
        actors: [],
        picture: <CardArt kind="ambush" />,
        set: atWall(hitList, "stands", context, { rate: event.to }),
        caption: t("rate", { rate: event.to }),
      };
    case "counter-played":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context)],
        picture: <FamilyCard card={event.card} words={words} />,
        caption: t("countered", { ...doerIn(event.seat, context), card: cardName(words, event.kind) }),
      };
    case "seat-eliminated":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "turns", context)],
        caption: t("out", doerIn(event.seat, context)),
      };
    case "game-ended":
      return { light: "lamp", actors: [], set: <LastShot view={board.view as View} />, caption: t("last") };
    default:
      return null;
  }
}

type Played = Extract<FamilyBusinessEvent, { type: "card-played" }>;

function playedScene(event: Played, context: MomentContext): MomentScene | null {
  const { board, say } = context;
  const { words } = board;
  const { hitList } = board.view as View;
  if (event.kind === MASSACRE || event.kind === CRACKDOWN) {
    const isMassacre = event.kind === MASSACRE;
    return {
      light: isMassacre ? "muzzle" : "day",
      actors: hitList.map((id, index) => manOf(id, isMassacre ? "falls" : "leaves", context, shotAt(index))),
      set: atWall(hitList, isMassacre ? "falls" : "leaves", context),
      caption: say(`board.family-business.moment.${isMassacre ? "massacre" : "free"}`),
      ...(isMassacre ? { stamp: say("board.family-business.moment.killed") } : {}),
    };
  }
  const targets = targetsOf(event);
  if (targets.length === 0) return null;
  return {
    light: "lamp",
    actors: [actorOf(event.seat, "stands", context), ...targets.map((id) => manOf(id, "aimed", context))],
    picture: <CardArt kind={kindOf(event.card as CardId)} />,
    over: <ContractFlight from={event.seat} kind={kindOf(event.card as CardId)} targets={targets} />,
    caption: say("board.family-business.moment.contract", {
      name: words.heading(event.seat),
      card: cardName(words, event.kind),
    }),
  };
}

/** Milliseconds from the start of the scene of a hit to the shot. */
function shotOf({ indexInStep }: Extract<FamilyBusinessEvent, { type: "mobster-hit" }>): number {
  return indexInStep === 0 ? SINGLE_SHOT_MS : NEXT_SHOT_MS;
}

/** Milliseconds from the start of a scene to the shot at somebody in the line. */
function shotAt(index: number): number {
  return 300 + index * SHOT_MS;
}

/** The wall with these men before it, who meet their fate one after the other. */
function atWall(
  men: readonly MobsterId[],
  fate: Fate,
  { board, say }: MomentContext,
  { shot = SINGLE_SHOT_MS, rate }: { readonly shot?: number; readonly rate?: number } = {},
): ReactNode {
  const light = fate === "falls" ? "muzzle" : fate === "leaves" ? "day" : "headlights";
  return (
    <WallScene
      board={board}
      men={men.map((id, index) => ({ id, fate, at: men.length === 1 ? shot : shotAt(index) }))}
      light={light}
      yours={say("board.family-business.yours")}
      stamp={say("board.family-business.moment.killed")}
      {...(rate !== undefined && { rate })}
    />
  );
}

function manOf(id: MobsterId, fate: Fate, context: MomentContext, at?: number): Actor {
  const owner = ownerOf(context.board.view as View, id);
  return {
    key: id,
    name: context.board.words.short(id),
    face: <Face of={id} owner={owner} />,
    owner,
    fate,
    ...(at === undefined ? {} : { at }),
  };
}

function nameOf(id: MobsterId, { board: { words } }: MomentContext): string {
  return words.text(`mobster.${id}`);
}

/** The same for every card of a kind, and for hidden and open cards. */
const SOUNDS: Partial<Readonly<Record<string, readonly SoundCue[]>>> = {
  "card-played": [["paper", 0]],
  "card-discarded": [["card", 0]],
  "card-drawn": [["card", 0]],
  "window-answer": [["wax", 0]],
  "counter-played": [["stamp", 200]],
  "war-started": [["car", 0]],
  "mobster-freed": [["door", 0]],
  "seat-eliminated": [["bell", 200]],
  "game-ended": [["bell", 0]],
};

function sounds(told: TableEvent): readonly SoundCue[] {
  const event = asTold(told);
  if (event.type === "mobster-hit") return [["shot", shotOf(event)]];
  if (event.type === "mobster-buried")
    return [event.cause === "hit" ? ["shot", SINGLE_SHOT_MS] : ["stamp", 0]];
  return SOUNDS[event.type] ?? [];
}

export const familyBusinessMoments: GameMoments = { length, scene, sounds };
