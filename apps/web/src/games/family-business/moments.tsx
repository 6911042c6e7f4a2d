/** The great moments of Family Business: contract, war, hit, massacre, counter, crackdown, the end of a mob. */
import { kindOf } from "@consigliere/games/family-business/cards";
import type { FamilyBusinessEvent } from "@consigliere/games/family-business/events";
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import type { Actor, Light, MomentScene } from "../../stage/moments.ts";
import type { GameMoments, MomentContext, SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { actorOf, doerIn } from "../shared/actor.tsx";
import { lengthIn, soundsIn, type Told } from "../shared/told.ts";
import { CardArt, FamilyCard } from "./family-card.tsx";
import { cardName, ownerOf, targetsOf } from "./labels.ts";
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

const asTold = (event: TableEvent) => event as unknown as FamilyBusinessEvent;

/** Scenes that are always of one length, and sounds, the same for hidden and open cards. */
const TOLD: Told = {
  "card-played": [0, ["paper", 0]],
  "card-discarded": [0, ["card", 0]],
  "card-drawn": [0, ["card", 0]],
  "window-answer": [0, ["wax", 0]],
  "counter-played": [900, ["stamp", 200]],
  "war-started": [1_200, ["car", 0]],
  "war-rate-changed": [700],
  "mobster-freed": [0, ["door", 0]],
  "mobster-buried": [0, ["stamp", 0]],
  "seat-eliminated": [1_200, ["bell", 200]],
  // The lights go out one by one in 1,600; then it rains in the dark.
  "game-ended": [3_600, ["bell", 0]],
};

/** Milliseconds from the start of a scene to the shot at a single man; null: nobody is hit. */
function shotIn(event: FamilyBusinessEvent): number | null {
  if (event.type === "mobster-hit") return event.indexInStep === 0 ? SINGLE_MS : NEXT_MS;
  return event.type === "mobster-buried" && event.cause === "hit" ? SINGLE_MS : null;
}

function length(told: TableEvent, view: unknown): number {
  const event = asTold(told);
  const shot = shotIn(event);
  if (shot !== null) return shot === NEXT_MS ? 680 : 1_200;
  if (event.type !== "card-played") return lengthIn(TOLD, event.type);
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
  const atWall = (light: Light, caption: string, who: Partial<WallSceneProps>): MomentScene => {
    const set = <WallScene context={context} light={light} {...who} />;
    return { light, actors: [], caption, set };
  };
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
    case "mobster-buried": {
      const shot = shotIn(event);
      if (shot === null) return null;
      const target = words.text(`mobster.${event.mobster}`);
      const by = "bySeat" in event && event.bySeat !== undefined ? doerIn(event.bySeat, context) : null;
      const caption = by === null ? t("hit", { name: target }) : t("hitOn", { ...by, target });
      return atWall("muzzle", caption, { men: [event.mobster], fate: "falls", at: () => shot });
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

function aimed(id: MobsterId, { board: { view, words } }: MomentContext): Actor {
  const owner = ownerOf(view as View, id);
  return { key: id, name: words.short(id), face: <Face of={id} owner={owner} />, owner, fate: "aimed" };
}

function sounds(told: TableEvent): readonly SoundCue[] {
  const shot = shotIn(asTold(told));
  return shot === null ? soundsIn(TOLD, told.type) : [["shot", shot]];
}

export const familyBusinessMoments: GameMoments = { length, scene, sounds };
