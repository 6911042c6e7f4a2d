/** A lesson as the match that its table shows. */
import type { SeatView } from "@consigliere/contract/match";
import type { Recap, TableView } from "@consigliere/contract/play";
import { serverNow } from "../device/server-clock.ts";
import type { Lesson } from "./lesson-worker.ts";
import { EVENING_HOUR } from "./night.tsx";

/** The learner's seat. */
export const LEARNER = 0;

/** The match table's data, for the table of a lesson. */
export function tableOf({ table, frames }: Lesson): TableView {
  return {
    view: table.view as TableView["view"],
    // A lesson waits for each of its answers.
    prompts: table.prompts.map((prompt) => ({ ...prompt, optional: false })),
    waiting: table.waiting.map((one) => ({ ...one, deadline: null })) as TableView["waiting"],
    canUndo: false,
    canResign: false,
    settings: table.settings as TableView["settings"],
    outcome: null,
    told: frames.length,
    seen: frames.length,
  };
}

/** The events so far, from the first on. They began yesterday evening. */
export function recapOf({ frames }: Lesson): Recap {
  const evening = new Date(serverNow());
  evening.setDate(evening.getDate() - 1);
  evening.setHours(EVENING_HOUR, 0, 0, 0);
  const at = (minute: number) => new Date(evening.getTime() + minute * 60_000).toISOString();
  const dated = frames.map(({ minute, ...frame }) => ({ ...frame, at: at(minute) }));
  return { frames: dated as unknown as Recap["frames"], skipped: 0 };
}

/** The learner, and rivals by their names. */
export function seatsFor(count: number, you: string, rivals: readonly string[]): SeatView[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: seat === LEARNER ? ("person" as const) : ("bot" as const),
    name: seat === LEARNER ? you : (rivals[seat - 1]?.trim() ?? String(seat + 1)),
    portrait: null,
    level: null,
    isMe: seat === LEARNER,
    isHost: false,
    wantsPause: false,
    mode: "player" as const,
  }));
}
