"use client";

import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { Dialog } from "../design/dialog.tsx";
import type { GameUi } from "../games/game-ui.ts";
import type { GameWords } from "../games/game-words.ts";
import type { Proposal } from "../orders/order-edits.ts";
import OrdersForm from "../orders/orders-form.tsx";
import PlanSheet from "../orders/plan-sheet.tsx";
import SleepSheet from "../orders/sleep-sheet.tsx";
import { useForecast } from "../orders/use-forecast.ts";
import { WithOrderUi } from "../orders/with-order-ui.tsx";
import { LessonService } from "./lesson-service.tsx";
import type { Lesson } from "./lesson-worker.ts";
// A lesson works without a network, so it loads what the sheets would load when they are opened.
import "../design/dialog-sheet.tsx";

export type LessonSheet = "settings" | "plan" | "sleep";

interface LessonSheetsProps {
  readonly lesson: Lesson;
  readonly game: string;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly seats: readonly SeatView[];
  readonly viewer: number;
  readonly isSending: boolean;
  readonly opened: LessonSheet | null;
  readonly proposal: Proposal | null;
  readonly onOpen: (sheet: LessonSheet | null) => void;
  readonly onSave: (does: "order" | "plan" | "sleep", settings: Record<string, unknown>) => void;
}

const NOTHING = () => undefined;

/** The sheets of the table for what is left in advance: the same as in a match, with the lesson behind them. */
export function LessonSheets({ lesson, ui, opened, onOpen, onSave, proposal, ...table }: LessonSheetsProps) {
  const t = useTranslations("play.menu");
  const load = ui.orders?.load;
  if (load === undefined) return null;
  const { settings, view } = lesson.table;
  const { game, seats, words, viewer, isSending } = table;
  const own = { matchId: `lesson ${game} ${lesson.at}`, game, load, settings, view, words, isSending };
  const sheet =
    opened &&
    {
      settings: () => (
        <OrdersForm
          {...own}
          seats={seats}
          viewer={viewer}
          proposal={proposal}
          onMoment={NOTHING}
          onSave={(left) => onSave("order", left)}
        />
      ),
      plan: () => (
        <PlanSheet
          {...own}
          picture={(id) => ui.question.picture(id, view)}
          isAsked={false}
          onSave={(left) => onSave("plan", left)}
        />
      ),
      sleep: () => (
        <SleepSheet
          {...own}
          viewer={viewer}
          isAsked={false}
          onSave={(left, onSaved) => {
            onSave("sleep", left);
            onSaved();
          }}
          onOrders={() => onOpen("settings")}
          onPlan={NOTHING}
        />
      ),
    }[opened];
  return (
    <LessonService lesson={lesson}>
      <div hidden>
        <WithOrderUi game={game} load={load}>
          {() => <span data-testid="sheets-at-hand" />}
        </WithOrderUi>
      </div>
      <Dialog
        open={opened !== null}
        onOpenChange={(isOpen) => !isOpen && onOpen(null)}
        title={t(opened ?? "settings")}
        description={t("settingsSecret")}
      >
        <Suspense>{sheet?.()}</Suspense>
      </Dialog>
    </LessonService>
  );
}

interface ForecastProps {
  readonly lesson: Lesson;
  readonly game: string;
  readonly viewer: number;
}

/** Loads what the forecast for the night needs, while there is a network. */
export function ForecastAtHand({ lesson, game, viewer }: ForecastProps) {
  const report = useForecast({ game, view: lesson.table.view, viewer, orders: [] });
  return report === undefined ? null : <span hidden data-testid="forecast-at-hand" />;
}
