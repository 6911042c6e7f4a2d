"use client";

import { heldUpBy } from "@consigliere/contract/held-up-by";
import type { TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { GameWords } from "../games/game-words.ts";
import { widthOf } from "../prompts/bar-state.ts";
import { Deadline } from "./deadline.tsx";

interface WaitingForProps {
  readonly table: TableView;
  readonly viewer: number | null;
  readonly words: GameWords;
  /** The friend who decides for the reader, having their seat on loan. */
  readonly friend?: string | undefined;
  readonly isPaused?: boolean;
  /** The board is still showing what led here; null: it shows the present. */
  readonly shows: "underWay" | "lastTurn" | null;
}

/** The players who are waited for, their decisions, and the deadlines. */
export function WaitingFor({ table, viewer, words, friend, isPaused = false, shows }: WaitingForProps) {
  const t = useTranslations("play.table");
  const { outcome, prompts } = table;
  const waiting = heldUpBy(table.waiting);
  // Questions that orders or rules answer for the reader are not shown to them.
  const isAsked = prompts.some(({ optional }) => !optional) || friend !== undefined;
  const mine = isAsked ? table.waiting.find((one) => one.seat === viewer) : undefined;
  const [first] = waiting;
  const isOn = outcome === null && shows === null;
  const deadline = isOn ? (mine?.deadline ?? first?.deadline ?? null) : null;
  const names = words.list(waiting.map(({ seat }) => words.name(seat)));
  return (
    <p
      className="waiting-for"
      data-testid="waiting-for"
      data-mine={(isOn && mine !== undefined && friend === undefined) || undefined}
      data-long={widthOf(names) > LONG || undefined}
    >
      <span>{shows === null ? sentence() : t(shows)}</span>
      {deadline !== null && <Deadline at={deadline} />}
      {isPaused && isOn && <span className="table-deadline">{t("paused")}</span>}
    </p>
  );

  function sentence(): ReactNode {
    if (outcome !== null) return t("over");
    if (mine !== undefined) return friend === undefined ? t("yourDecision") : t("lentOut", { friend });
    if (first === undefined) return t("underWay");
    if (first.byRule === true) return t("byRule", { names });
    if (waiting.every(({ seat }) => seat === viewer)) return t("answersItself");
    return t.rich("waitingFor", { names, w: (text) => <span className="waiting-verb">{text}</span> });
  }
}

/** Names longer than this stand alone on a phone, in Latin letters. */
const LONG = 12;
