"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import type { At } from "../at-table.ts";
import { isOrderable } from "../use-asked.ts";

/** Buttons of the table itself: other possible answers, an order for the question, and the way back. */
export function TableKeys({
  at: { match, ui, words, may, asking, actions, sheets },
}: At<"match" | "ui" | "words" | "may" | "asking" | "actions" | "sheets">) {
  const t = useTranslations("play.table");
  const { prompt, others, draft, ask } = asking;
  const isFree = prompt?.optional === true;
  // From what need not be answered, "Not now" leads back to what is awaited, and to everything beside it.
  const ways = isFree && others.some((other) => !other.optional) ? [] : others;
  return (
    <>
      {ways.map((other) => (
        <button key={other.id} type="button" className="action-bar-chip" onClick={() => ask(other.id)}>
          {words.topic(other)}
        </button>
      ))}
      {may.settings && prompt?.sealed === null && isOrderable(prompt, ui) && (
        <button
          type="button"
          className="action-bar-chip"
          data-testid="always"
          onClick={() =>
            sheets.open("settings", { proposal: { topic: prompt.topic, answer: draft?.answer ?? null } })
          }
        >
          {t("always")}
        </button>
      )}
      {isFree && (
        <button type="button" className="action-bar-chip" onClick={() => ask(null)}>
          {t("notNow")}
        </button>
      )}
      {match.table.canUndo && (
        <Button data-testid="undo" disabled={actions.isSending} onClick={actions.undo}>
          {t("undo")}
        </Button>
      )}
    </>
  );
}
