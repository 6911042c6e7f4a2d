/** How much an event matters in a recap: 0 detail, 1 line, 2 news, 3 headline. */
import type { Viewer } from "@consigliere/engine/seat";
import { heavier, type Weight } from "../../story.ts";
import type { MafiaDollarEvent, MafiaDollarEventType } from "../events.ts";

const WEIGHTS: Readonly<Record<MafiaDollarEventType, Weight>> = {
  "match-started": 2,
  "first-warehouse": 1,
  "racket-laid-out": 0,
  "hand-dealt": 0,
  "turn-started": 0,
  "turn-ended": 0,
  "racket-drawn": 0,
  "card-drawn": 0,
  "warehouse-played": 1,
  "gangster-played": 1,
  "item-played": 1,
  "dog-played": 1,
  "block-played": 1,
  "block-lifted": 1,
  "card-discarded": 0,
  "birthday-played": 2,
  "gift-answered": 0,
  "gift-given": 1,
  "gifts-stashed": 0,
  "police-played": 2,
  "pass-opened": 0,
  "pass-answered": 0,
  "card-passed": 0,
  "escort-loss": 1,
  "patrol-loss": 1,
  "raid-loss": 3,
  "moved-out": 0,
  "went-home": 0,
  collected: 1,
  "hit-tried": 1,
  "robbery-tried": 1,
  "check-flipped": 1,
  "gangster-killed": 2,
  "loot-divided": 1,
  "rackets-seen": 0,
  "rackets-taken": 2,
  "item-handed-over": 0,
  "gangster-returned": 0,
  call: 1,
  "offer-made": 1,
  "offer-ended": 0,
  traded: 1,
  "market-opened": 1,
  "bid-answered": 0,
  "market-closed": 0,
  "end-card": 3,
  "target-reached": 3,
  "game-ended": 3,
};

/** Events that hit the viewer weigh one more than others. A raid that finds nothing is worth a line. */
export function weightOf(event: MafiaDollarEvent, viewer: Viewer): Weight {
  if (event.type === "raid-loss" && event.lost.length === 0) return 1;
  const weight = WEIGHTS[event.type];
  return isSuffered(event, viewer) ? heavier(weight) : weight;
}

function isSuffered(event: MafiaDollarEvent, viewer: Viewer): boolean {
  if ("victim" in event) return event.victim === viewer;
  switch (event.type) {
    case "card-passed":
    case "gift-given":
    case "offer-made":
      return event.from === viewer || event.to === viewer;
    case "traded":
      return event.seat === viewer || event.with === viewer;
    default:
      return false;
  }
}
