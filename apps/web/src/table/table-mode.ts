import type { MatchLook } from "@consigliere/contract/play";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import type { Mood } from "../stage/stage.tsx";
import type { Film } from "./replay/film.ts";
import { friendInSeat } from "./rights.ts";

type Asked = Pick<AnswerDraft, "prompt">;

/** What this page alone knows. */
interface Local<Draft> {
  /** What is watched of the past; null: the present. */
  readonly film: Film | null;
  /** The board shows what led to the present, or to what is asked. */
  readonly hasArrived: boolean;
  /** The answer to what the reader is asked; null: nothing is. */
  readonly draft: Draft | null;
}

/**
 * What a table is to its reader at one moment: a replay; the way from what they saw last to the present; a question, open
 * or with its answer sealed; the end; a wait for somebody else's decision, at the table or as one who only looks on.
 */
export type TableMode<Draft extends Asked = AnswerDraft> =
  | { readonly is: "replay"; readonly film: Film }
  | { readonly is: "asked" | "sealed"; readonly draft: Draft }
  | { readonly is: "following" | "over" | "waiting" | "watching" };

export function tableMode<Draft extends Asked>(look: MatchLook, local: Local<Draft>): TableMode<Draft> {
  const { film, hasArrived, draft } = local;
  if (film !== null) return { is: "replay", film };
  if (!hasArrived) return { is: "following" };
  if (draft !== null) return { is: draft.prompt.sealed === null ? "asked" : "sealed", draft };
  if (look.table?.outcome != null) return { is: "over" };
  return { is: look.viewer === null || friendInSeat(look) !== undefined ? "watching" : "waiting" };
}

/** The light of a table: the reader's own only while it waits for their decision. */
export function moodOf(look: MatchLook, mode: TableMode<Asked>): Mood {
  if (mode.is === "replay") return "replay";
  if (look.table?.outcome != null) return "over";
  return mode.is === "asked" && !mode.draft.prompt.optional ? "mine" : "waiting";
}
