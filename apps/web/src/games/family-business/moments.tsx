/** The great moments of Family Business: contract, war, hit, massacre, counter, crackdown, the end of a mob. */
import { kindOf } from "@consigliere/games/family-business/cards";
import type { FamilyBusinessEvent } from "@consigliere/games/family-business/events";
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import type { Actor, Light, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { CardArt, FamilyCard } from "./family-card.tsx";
import { cardName, nameOf, ownerOf, targetsOf } from "./labels.ts";
import { Face } from "./man.tsx";
import { WallScene, type WallSceneProps } from "./wall-scene.tsx";

const MASSACRE = "st-valentines-day-massacre";
const CRACKDOWN = "federal-crackdown";

/** Milliseconds from the start of a scene to the first shot of a massacre, and between two. */
const FIRST_MS = 300;
const APART_MS = 180;
/** Milliseconds to the shot at a single man, and to that of a later hit of the same step, which is shown faster. */
const SINGLE_MS = 480;
const NEXT_MS = 270;
/** After the last shot the lights go out one by one, and it rains in the dark. In milliseconds. */
const LAMPS_OUT_MS = 1_600;
const RAIN_MS = 2_000;

const asTold = (event: TableEvent) => event as unknown as FamilyBusinessEvent;

/** Milliseconds of scenes that are always of one length. */
const LENGTHS: Partial<Readonly<Record<string, number>>> = {
  "war-started": 1_200,
  "seat-eliminated": 1_200,
  "game-ended": LAMPS_OUT_MS + RAIN_MS,
  "war-rate-changed": 700,
  "counter-played": 900,
};

function length(told: TableEvent, view: unknown): number {
  const event = asTold(told);
  if (event.type === "mobster-hit") return event.indexInStep === 0 ? 1_200 : 680;
  if (event.type === "mobster-buried") return event.cause === "hit" ? 1_200 : 0;
  if (event.type !== "card-played") return LENGTHS[event.type] ?? 0;
  if (event.kind === MASSACRE) return Math.min(700 + APART_MS * (view as View).hitList.length, 2_400);
  if (event.kind === CRACKDOWN) return 900;
  return targetsOf(event).length > 0 ? 700 : 0;
}

function scene(told: TableEvent, context: MomentContext): MomentScene | null {
  const event = asTold(told);
  const { words, view } = context.board;
  const { hitList } = view as View;
  const t = (key: string, values?: Record<string, string | number>) =>
    context.say(`board.family-business.moment.${key}`, values);
  const atWall = (
    light: Light,
    caption: string,
    who: Omit<WallSceneProps, "context" | "light">,
  ): MomentScene => ({
    light,
    actors: [],
    caption,
    set: <WallScene context={context} light={light} {...who} />,
  });
  const shot = (id: MobsterId, caption: string, at: number) =>
    atWall("muzzle", caption, { men: [id], fate: "falls", at: () => at });
  const inTurn = (index: number) => FIRST_MS + index * APART_MS;
  switch (event.type) {
    case "card-played": {
      const { kind, seat } = event;
      if (kind === MASSACRE)
        return atWall("muzzle", t("massacre"), { men: hitList, fate: "falls", at: inTurn });
      if (kind === CRACKDOWN) return atWall("day", t("free"), { men: hitList, fate: "leaves", at: inTurn });
      const aimedAt = targetsOf(event);
      if (aimedAt.length === 0) return null;
      return {
        light: "lamp",
        actors: [actorOf(seat, "stands", context), ...aimedAt.map((id) => aimed(id, context))],
        picture: <CardArt kind={kindOf(event.card)} />,
        caption: t("contract", { name: words.heading(seat), card: cardName(words, kind) }),
      };
    }
    case "mobster-hit":
      return shot(event.mobster, t("hit", { name: nameOf(words, event.mobster) }), shotOf(event));
    case "mobster-buried": {
      if (event.cause !== "hit") return null;
      const name = nameOf(words, event.mobster);
      const by = event.bySeat === undefined ? null : doerIn(event.bySeat, context);
      const caption = by === null ? t("hit", { name }) : t("hitOn", { ...by, target: name });
      return shot(event.mobster, caption, SINGLE_MS);
    }
    case "war-started":
      return atWall("headlights", t("war", { rate: event.rate }), { men: hitList, rate: event.rate });
    case "war-rate-changed":
      return atWall("headlights", t("rate", { rate: event.to }), { men: hitList, rate: event.to });
    case "counter-played":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "stands", context)],
        picture: <FamilyCard kind={event.kind} words={words} />,
        caption: t("countered", { ...doerIn(event.seat, context), card: cardName(words, event.kind) }),
      };
    case "seat-eliminated":
      return {
        light: "lamp",
        actors: [actorOf(event.seat, "turns", context)],
        caption: t("out", doerIn(event.seat, context)),
      };
    case "game-ended":
      return atWall("lamp", t("last"), {});
    default:
      return null;
  }
}

/** Milliseconds from the start of the scene of a hit to the shot. */
function shotOf({ indexInStep }: Extract<FamilyBusinessEvent, { type: "mobster-hit" }>): number {
  return indexInStep === 0 ? SINGLE_MS : NEXT_MS;
}

function aimed(id: MobsterId, { board: { view, words } }: MomentContext): Actor {
  const owner = ownerOf(view as View, id);
  return { key: id, name: words.short(id), face: <Face of={id} owner={owner} />, owner, fate: "aimed" };
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
  if (event.type === "mobster-buried") return [event.cause === "hit" ? ["shot", SINGLE_MS] : ["stamp", 0]];
  return SOUNDS[event.type] ?? [];
}

export const familyBusinessMoments: GameMoments = { length, scene, sounds };
