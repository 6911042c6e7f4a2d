"use client";

import type { MatchLook, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef } from "react";
import { Confirm } from "../design/confirm.tsx";
import { Dialog } from "../design/dialog.tsx";
import { lazily } from "../design/lazily.tsx";
import { DealingDialog } from "../fairness/dealing-dialog.tsx";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import type { Proposal } from "../orders/order-edits.ts";
import type { TableActions } from "./use-table-actions.ts";

/** Loaded when somebody opens it. */
const OrdersForm = lazily(() => import("../orders/orders-form.tsx"));
const PlanSheet = lazily(() => import("../orders/plan-sheet.tsx"));
const SleepSheet = lazily(() => import("../orders/sleep-sheet.tsx"));
const WebhookSheet = lazily(() => import("../webhook/webhook-sheet.tsx"));
const ClockSheet = lazily(() => import("./clock-sheet.tsx"));
const LendSheet = lazily(() => import("../lending/lend-sheet.tsx"));
const SpectatorsSheet = lazily(() => import("../spectators/spectators-sheet.tsx"));
const ToldSheet = lazily(() => import("./told-sheet.tsx"));

/** The keys of a keyboard, and what they do at the table. */
const KEYS = [
  ["1–9", "choose"],
  ["Enter", "press"],
  ["Esc", "back"],
  ["← → ↑ ↓", "move"],
  ["S", "skip"],
  ["?", "keys"],
] as const;

export type TableSheet =
  | "clock"
  | "reference"
  | "settings"
  | "plan"
  | "sleep"
  | "dealing"
  | "resign"
  | "keys"
  | "lend"
  | "spectators"
  | "told"
  | "webhook";

interface TableSheetsProps {
  readonly match: MatchLook;
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly actions: TableActions;
  readonly opened: TableSheet | null;
  /** Null for people without a seat, and for who came by a link. */
  readonly viewer: number | null;
  readonly mayOrder: boolean;
  /** What is asked; empty: nothing. */
  readonly topic: string;
  /** The question for which an order is wanted. */
  readonly proposal: Proposal | null;
  readonly onMoment: (n: number) => void;
  readonly onClose: () => void;
  readonly onOrders: () => void;
  readonly onPlan: () => void;
}

/** What can be laid over the table. */
export default function TableSheets(props: TableSheetsProps) {
  const { match, table, ui, words, actions, opened, viewer, mayOrder, topic, onClose } = props;
  const { proposal, onMoment, onOrders, onPlan } = props;
  const t = useTranslations("play.menu");
  const any = useAnyMessage();
  const { Reference, orders } = ui;
  const isAsked = table.prompts.some(({ optional, sealed }) => !optional && sealed === null);
  const own =
    mayOrder && orders !== undefined && viewer !== null
      ? {
          game: match.match.game,
          load: orders,
          settings: table.settings,
          view: table.view,
          seats: match.match.seats,
          viewer,
          words,
          isSending: actions.isSending,
          onSave: (settings: Record<string, unknown>) => actions.saveSettings(settings, onClose),
        }
      : null;
  return (
    <>
      {Reference !== undefined && (
        <Dialog open={opened === "reference"} onOpenChange={onClose} title={t("referenceTitle")}>
          <Suspense>
            <Reference words={words} />
            <RuleOf topic={topic} />
          </Suspense>
        </Dialog>
      )}
      {own !== null && (
        <Dialog
          open={opened === "settings"}
          onOpenChange={onClose}
          title={t("settings")}
          description={t("settingsSecret")}
        >
          <Suspense>
            <OrdersForm
              matchId={match.match.id}
              proposal={proposal}
              onMoment={(n) => {
                onClose();
                onMoment(n);
              }}
              {...own}
            />
          </Suspense>
        </Dialog>
      )}
      {own !== null && (
        <Dialog
          open={opened === "sleep"}
          onOpenChange={onClose}
          title={t("sleep")}
          description={t("settingsSecret")}
        >
          <Suspense>
            <SleepSheet isAsked={isAsked} {...own} onOrders={onOrders} onPlan={onPlan} />
          </Suspense>
        </Dialog>
      )}
      {own !== null && (
        <Dialog
          open={opened === "plan"}
          onOpenChange={onClose}
          title={t("plan")}
          description={t("settingsSecret")}
        >
          <Suspense>
            <PlanSheet matchId={match.match.id} isAsked={isAsked} picture={ui.picture} {...own} />
          </Suspense>
        </Dialog>
      )}
      <Dialog open={opened === "clock"} onOpenChange={onClose} title={t("clock")}>
        <Suspense>
          <ClockSheet {...{ view: match, table, words }} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "webhook"} onOpenChange={onClose} title={t("webhook")}>
        <Suspense>
          <WebhookSheet matchId={match.match.id} />
        </Suspense>
      </Dialog>
      <Dialog
        open={opened === "lend"}
        onOpenChange={onClose}
        title={t(match.isBorrowed ? "borrowed" : "lend")}
      >
        <Suspense>
          <LendSheet view={match} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "spectators"} onOpenChange={onClose} title={t("spectators")}>
        <Suspense>
          <SpectatorsSheet view={match} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "told"} onOpenChange={onClose} title={t("messages")}>
        <Suspense>
          <ToldSheet view={match} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "keys"} onOpenChange={onClose} title={t("keys")}>
        <dl className="key-list">
          {KEYS.map(([key, does]) => (
            <div key={does}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keysDo.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
      <DealingDialog view={match} open={opened === "dealing"} onOpenChange={onClose} />
      <Confirm
        open={opened === "resign"}
        onClose={onClose}
        title={t("resignTitle")}
        description={
          ui.resignKey === undefined
            ? t("resignExplanation")
            : any(`board.${match.match.game}.${ui.resignKey}`)
        }
        no={t("resignNo")}
        yes={t("resignYes")}
        busy={actions.isSending}
        testId="resign-confirm"
        onYes={() => {
          actions.resign();
          onClose();
        }}
      />
    </>
  );
}

/** Leads to the part of the reference card before it that says by which rule the topic goes, and marks it. */
function RuleOf({ topic }: { readonly topic: string }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (topic === "") return;
    const rule = end.current?.parentElement?.querySelector(`[data-rule~="${CSS.escape(topic)}"]`);
    rule?.setAttribute("aria-current", "true");
    rule?.scrollIntoView({ block: "center" });
    return () => rule?.removeAttribute("aria-current");
  }, [topic]);
  return <span ref={end} hidden />;
}
