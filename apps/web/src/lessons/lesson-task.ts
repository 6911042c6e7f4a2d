import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import type { Glow } from "./controls.ts";
import type { LessonSheet } from "./lesson-sheets.tsx";
import type { Task } from "./lesson-worker.ts";
import { nextPress } from "./next-press.ts";

/** The control to press next for a task. */
export function glowOf(task: Task | null, asked: AnswerDraft | null, isSheetOpen: boolean): Glow | null {
  if (task === null) return null;
  if (isSheetOpen) return { kind: "sheet", task };
  switch (task.does) {
    case "answer":
      return asked === null ? null : nextPress(asked.draft, task.hint);
    case "order":
      return { kind: "key", name: "lesson-settings" };
    case "plan":
    case "sleep":
      return { kind: "key", name: `lesson-${task.does}` };
    case "read":
      return { kind: "key", name: "recap-close" };
  }
}

/** The sheet on which a task is done; null: it is done on the table. */
export function sheetFor(task: Task | null): LessonSheet | null {
  if (task?.does === "order") return "settings";
  return task?.does === "plan" || task?.does === "sleep" ? task.does : null;
}
