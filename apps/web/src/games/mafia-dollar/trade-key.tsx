"use client";

import { Button } from "../../design/button.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";

const STARTS: readonly string[] = ["trade", "open-market"];
const TOPICS: readonly string[] = [...STARTS, "answer-offer", "bid", "choose-bid"];

/** Whether the question is about a trade. */
export function isTrading(draft: AnswerDraft | null): draft is AnswerDraft {
  return draft !== null && TOPICS.includes(draft.prompt.topic);
}

/** Leads to an offer, or to a market, and back. */
export function TradeKey() {
  const { t, prompts, draft, onPrompt } = useBoard();
  const start = prompts.find(({ topic }) => STARTS.includes(topic));
  if (start === undefined) return null;
  const isOpen = draft?.prompt.id === start.id;
  return (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      data-testid={`turn-to-${start.topic}`}
      onClick={() => onPrompt(isOpen ? null : start.id)}
    >
      {isOpen ? t("trade.notNow") : t(start.topic === "trade" ? "trade.start.offer" : "trade.start.market")}
    </Button>
  );
}
