/** How much an event matters in a recap: 0 detail, 1 line, 2 news, 3 headline. */
import type { Viewer } from "@consigliere/engine/seat";
import { heavier, type Weight } from "../../story.ts";
import type { FamilyBusinessEvent, FamilyBusinessEventType } from "../events.ts";

const WEIGHTS: Readonly<Record<FamilyBusinessEventType, Weight>> = {
  "match-started": 2,
  "mob-assigned": 1,
  "hand-dealt": 0,
  "turn-started": 0,
  "mobster-hit": 0, // the burial that follows tells about it
  "mobster-buried": 2,
  "seat-eliminated": 3,
  "card-drawn": 0,
  "deck-reshuffled": 1,
  "card-played": 1,
  "card-discarded": 0,
  "window-opened": 0,
  "window-answer": 0,
  "window-skipped": 0,
  "window-closed": 0,
  "counter-withdrawn": 1,
  "counter-played": 2,
  "mobster-listed": 1,
  "mobster-saved": 1,
  "mobster-freed": 1,
  "mobster-replaced": 1,
  "list-reordered": 1,
  "war-started": 3,
  "war-rate-changed": 2,
  "war-ended": 3,
  "game-ended": 3,
};

/** Events that hit the viewer's own mobsters weigh one more than others. */
export function weightOf(event: FamilyBusinessEvent, viewer: Viewer): Weight {
  if (event.type === "turn-started" && event.skipped.length > 0) {
    return viewer !== "spectator" && event.skipped.includes(viewer) ? 2 : 1;
  }
  const isOwn = "mobster" in event && event.seat === viewer;
  const weight = WEIGHTS[event.type];
  return isOwn ? heavier(weight) : weight;
}
