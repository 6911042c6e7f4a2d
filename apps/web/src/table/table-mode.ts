import type { MatchLook } from "@consigliere/contract/play";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import type { Mood } from "../stage/stage.tsx";
import type { Film } from "./replay/film.ts";
import { friendInSeat } from "./rights.ts";

type Asked = Pick<AnswerDraft, "prompt">;

/** The state that only this page knows. */
interface Local<Draft> {
  /** The watched part of the past; null: the present. */
  readonly film: Film | null;
  /** The board shows the events that led to the present, or to the question. */
  readonly hasArrived: boolean;
  /** The answer to the reader's question; null: there is none. */
  readonly draft: Draft | null;
  /** The reader changes an answer that they have sealed. */
  readonly isChanging?: boolean;
}

/**
 * The mode of a table for its reader at one moment: a replay; the way from what they last saw to the present; a
 * question, open or with its answer sealed; the end; a wait for somebody else's decision, as a player or as a watcher.
 */
export type TableMode<Draft extends Asked = AnswerDraft> =
  | { readonly is: "replay"; readonly film: Film }
  | { readonly is: "asked" | "sealed"; readonly draft: Draft }
  | { readonly is: "following" | "over" | "waiting" | "watching" };

export function tableMode<Draft extends Asked>(look: MatchLook, local: Local<Draft>): TableMode<Draft> {
  const { film, hasArrived, draft, isChanging = false } = local;
  if (film !== null) return { is: "replay", film };
  if (!hasArrived) return { is: "following" };
  if (draft !== null) return { is: draft.prompt.sealed === null || isChanging ? "asked" : "sealed", draft };
  if (look.table?.outcome != null) return { is: "over" };
  return { is: look.viewer === null || friendInSeat(look) !== undefined ? "watching" : "waiting" };
}

/** The light of a table. It is the reader's own only while the table waits for their decision. */
export function moodOf(mode: TableMode<Asked>): Mood {
  if (mode.is === "replay" || mode.is === "over") return mode.is;
  return mode.is === "asked" && !mode.draft.prompt.optional && mode.draft.prompt.sealed === null
    ? "mine"
    : "waiting";
}
