"use client";

import { useEffect, useRef } from "react";
import { useBoard } from "./board-context.ts";
import { undecidedIn } from "./parts.ts";

/** Whom one chose to talk to is sat down with at once. The talk begins with an offer, of which nothing is wanted yet. */
export function useTalk(): void {
  const { draft, prompts, onPrompt } = useBoard();
  const known = useRef<readonly string[] | null>(null);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    const talks = prompts.flatMap(({ topic, id }) => (topic === "talk" ? [id] : []));
    if (draft?.prompt.topic === "deal") {
      known.current = talks;
      return;
    }
    const fresh = known.current === null ? undefined : talks.find((id) => !known.current?.includes(id));
    if (fresh === undefined) return;
    known.current = null;
    onPrompt(fresh);
  }, [draft, prompts, onPrompt]);
  useEffect(() => {
    const { topic = "", sealed = null, id = "" } = draft?.prompt ?? {};
    if (draft === null || sealed !== null || !["talk", "solicited"].includes(topic)) return;
    if (topic === "talk" && begun.current !== id) {
      begun.current = id;
      if (draft.isEmpty && draft.marks.get("offer")?.state === "open") draft.pick([], "offer");
    }
    for (const { path } of undecidedIn(draft)) draft.pick(path, "nothing");
  }, [draft]);
}
