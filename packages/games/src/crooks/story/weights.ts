/** How much an event matters in a recap: 0 detail, 1 line, 2 news, 3 headline. */
import type { Viewer } from "@consigliere/engine/seat";
import { heavier, type Weight } from "../../story.ts";
import type { CrooksEvent, CrooksEventType } from "../events.ts";

const WEIGHTS: Readonly<Record<CrooksEventType, Weight>> = {
  "match-started": 2,
  "turn-started": 0,
  "standing-order-executed": 0,
  "standing-order-dropped": 2, // only its owner is told
  "hire-paid": 1,
  "hideout-searched": 1,
  "crook-kept": 0, // the placement that follows tells about it
  "hire-empty-handed": 2,
  "crook-placed": 1,
  "stack-moved": 1,
  "crooks-removed": 2,
  "ability-used": 0, // its effect is told
  "ability-declined": 0,
  "money-taken": 1,
  "spy-looked": 1,
  "seat-passed": 2,
  "stand-in-acted": 0,
  "all-passed": 2,
  "crooks-revealed": 2,
  "target-scored": 1,
  "gang-scored": 1,
  "game-ended": 3,
  "archive-opened": 0,
};

/** Events that hit the viewer's own crooks weigh one more than others. */
export function weightOf(event: CrooksEvent, viewer: Viewer): Weight {
  const isConcerned =
    viewer !== "spectator" &&
    ((event.type === "crooks-removed" && event.victim === viewer) ||
      (event.type === "spy-looked" && event.owners.includes(viewer)));
  const weight = WEIGHTS[event.type];
  return isConcerned ? heavier(weight) : weight;
}
