"use client";

import { heldUpBy } from "@consigliere/contract/held-up-by";
import type { TableView, WaitingView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { GameWords } from "../games/game-words.ts";
import { Deadline } from "./deadline.tsx";

interface WaitingForProps {
  readonly table: TableView;
  readonly viewer: number | null;
  readonly words: GameWords;
  /** The friend who decides for the reader, having their seat on loan. */
  readonly friend?: string | undefined;
  readonly isPaused?: boolean;
}

/** The players who are waited for, their decisions, and the deadlines. */
export function WaitingFor({ table, viewer, words, friend, isPaused = false }: WaitingForProps) {
  const t = useTranslations("play.table");
  const { outcome, prompts } = table;
  const waiting = heldUpBy(table.waiting);
  // Questions that orders or rules answer for the reader are not shown to them.
  const isAsked = prompts.some(({ optional }) => !optional) || friend !== undefined;
  const mine = isAsked ? table.waiting.find((one) => one.seat === viewer) : undefined;
  const [first] = waiting;
  const deadline = mine?.deadline ?? first?.deadline ?? null;
  return (
    <p
      className="waiting-for"
      data-testid="waiting-for"
      data-mine={(mine !== undefined && friend === undefined) || undefined}
    >
      <span>{outcome === null ? sentence() : t("over")}</span>
      {deadline !== null && outcome === null && <Deadline at={deadline} />}
      {isPaused && outcome === null && <span className="table-deadline">{t("paused")}</span>}
    </p>
  );

  function sentence(): string {
    if (mine !== undefined) return friend === undefined ? t("yourDecision") : t("lentOut", { friend });
    if (first === undefined) return t("underWay");
    if (first.byRule === true) return t("byRule", { names: namesOf(waiting) });
    if (waiting.every(({ seat }) => seat === viewer)) return t("answersItself");
    if (waiting.length === 1) return words.waiting(first);
    return t("waitingForMany", { names: namesOf(waiting) });
  }

  function namesOf(decisions: readonly WaitingView[]): string {
    return words.list(decisions.map(({ seat }) => words.name(seat)));
  }
}
