"use client";

import { useTranslations } from "next-intl";
import { Button } from "../design/button.tsx";
import type { LessonSheet } from "./lesson-sheets.tsx";

interface OrderKeyProps {
  /** Whether an order can be left for the question itself. */
  readonly isHere: boolean;
  readonly onOpen: () => void;
}

/** Beside a question: the way to an order for it, or to all orders. */
export function OrderKey({ isHere, onOpen }: OrderKeyProps) {
  const t = useTranslations("play");
  return (
    <button type="button" className="action-bar-chip" data-testid="lesson-settings" onClick={onOpen}>
      {t(isHere ? "table.always" : "menu.settings")}
    </button>
  );
}

interface AdvanceBarProps {
  /** Null: the paper is to be read. */
  readonly sheet: LessonSheet | null;
  readonly onOpen: () => void;
}

/** Nothing is asked of the learner, and there is time for what is left in advance. */
export function AdvanceBar({ sheet, onOpen }: AdvanceBarProps) {
  const t = useTranslations("play");
  return (
    <section className="action-bar" data-testid="advance-cue" aria-label={t("table.nothingAsked")}>
      <div className="action-bar-words">
        <p className="action-bar-waits">{t("table.nothingAsked")}</p>
      </div>
      {sheet !== null && (
        <div className="action-bar-keys">
          <Button variant="brass" data-testid={`lesson-${sheet}`} onClick={onOpen}>
            {t(`menu.${sheet}`)}
          </Button>
        </div>
      )}
    </section>
  );
}
