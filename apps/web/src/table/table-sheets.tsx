"use client";

import { chosenBot, EVEN_TEMPERED, levelOf, temperamentOf } from "@consigliere/contract/bot-levels";
import { useTranslations } from "next-intl";
import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { levelsOf, temperamentsOf, useGames, usualLevel } from "../api/games.ts";
import { useMe } from "../api/session.ts";
import { Confirm } from "../design/confirm.tsx";
import { Dialog } from "../design/dialog.tsx";
import { SelectField } from "../design/fields.tsx";
import { lazily } from "../design/lazily.tsx";
import { useEntered } from "../device/entered.ts";
import { DealingDialog } from "../fairness/dealing-dialog.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import { type TemperamentChoice, TemperamentField } from "../options/temperament-field.tsx";
import type { At, AtTable } from "./at-table.ts";
import type { TableSheet } from "./rights.ts";
import { useLetterKeys } from "./use-table-keys.ts";

/** Loaded when somebody opens it. */
const OrdersForm = lazily(() => import("../orders/orders-form.tsx"));
const PlanSheet = lazily(() => import("../orders/plan-sheet.tsx"));
const SleepSheet = lazily(() => import("../orders/sleep-sheet.tsx"));
const WebhookSheet = lazily(() => import("../webhook/webhook-sheet.tsx"));
const CorrectionsSheet = lazily(() => import("./corrections/corrections-sheet.tsx"));
const ClockSheet = lazily(() => import("./clock-sheet.tsx"));
const LendSheet = lazily(() => import("../lending/lend-sheet.tsx"));
const SpectatorsSheet = lazily(() => import("../lobby/spectators-sheet.tsx"));
const NotifiedSheet = lazily(() => import("./notified-sheet.tsx"));

interface SheetProps extends At<keyof AtTable> {
  readonly open: boolean;
}

type MenuKey = Parameters<ReturnType<typeof useTranslations<"play.menu">>>[0];

/** A sheet with a title and its content. */
function titled(
  titleOf: MenuKey | ((at: AtTable) => MenuKey),
  Written: ComponentType<At<keyof AtTable>>,
  description?: (at: AtTable) => MenuKey,
): ComponentType<SheetProps> {
  return function Titled({ at, open }) {
    const t = useTranslations("play.menu");
    return (
      <Dialog
        open={open}
        onOpenChange={at.sheets.close}
        title={t(typeof titleOf === "string" ? titleOf : titleOf(at))}
        description={description && t(description(at))}
      >
        <Suspense>
          <Written at={at} />
        </Suspense>
      </Dialog>
    );
  };
}

/** Who sees what the reader leaves here. */
const secrecy = ({ match }: AtTable) => (match.match.openAtEnd ? "settingsOpenAtEnd" : "settingsSecret");

/** The sheets that can be laid over the table. */
const SHEETS: Readonly<Record<TableSheet, ComponentType<SheetProps>>> = {
  reference: titled("referenceTitle", Reference),
  settings: titled("settings", Orders, secrecy),
  sleep: titled("sleep", Sleep, secrecy),
  plan: titled("plan", Plan, secrecy),
  clock: titled("clock", ({ at }) => <ClockSheet at={at} />),
  corrections: titled("corrections", ({ at }) => <CorrectionsSheet at={at} />),
  webhook: titled("webhook", ({ at }) => <WebhookSheet matchId={at.match.match.id} />),
  lend: titled(
    ({ match }) => (match.isBorrowed ? "borrowed" : "lend"),
    ({ at }) => <LendSheet view={at.match} />,
  ),
  spectators: titled("spectators", ({ at }) => <SpectatorsSheet view={at.match} />),
  told: titled("messages", ({ at }) => <NotifiedSheet view={at.match} />),
  keys: titled("keys", Keys),
  dealing: ({ at, open }) => <DealingDialog view={at.match} open={open} onOpenChange={at.sheets.close} />,
  resign: Resign,
};

/** The sheet over the table. The last one stays until it has been taken away. */
export default function TableSheets({ at }: At<keyof AtTable>) {
  const { opened } = at.sheets;
  const [last, setLast] = useState(opened);
  if (opened !== null && opened !== last) setLast(opened);
  const name = opened ?? last;
  if (name === null || !at.may[name]) return null;
  const Sheet = SHEETS[name];
  return <Sheet key={name} at={at} open={opened !== null} />;
}

function Reference({ at: { ui, words, asking } }: At<keyof AtTable>) {
  const { Reference: Card } = ui.board;
  return (
    Card !== undefined && (
      <>
        <Card words={words} />
        <RuleOf topic={asking.prompt?.topic ?? ""} />
      </>
    )
  );
}

/** Goes to the part of the reference card that has the rule for the topic, and marks it. */
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

/** The data for all sheets about the reader's own settings; null: the reader has none here. */
function ownIn({ match, ui, words, actions, sheets }: AtTable) {
  const { table } = match;
  const load = ui.orders?.load;
  const { viewer } = match;
  if (load === undefined || viewer === null) return null;
  const { id: matchId, game, seats } = match.match;
  return {
    matchId,
    game,
    seats,
    viewer,
    load,
    words,
    settings: table.settings,
    view: table.view,
    isAsked: table.prompts.some(({ optional, sealed }) => !optional && sealed === null),
    isSending: actions.isSending,
    onSave: (settings: Record<string, unknown>, onSaved?: () => void) =>
      actions.saveSettings(settings, table.settings, () => {
        sheets.close();
        onSaved?.();
      }),
  };
}

function Orders({ at }: At<keyof AtTable>) {
  const { sheets, past } = at;
  const own = ownIn(at);
  const onMoment = (n: number) => {
    sheets.close();
    past.watch({ from: { after: n - 1 }, plays: "deed" });
  };
  return own && <OrdersForm {...own} proposal={sheets.proposal} onMoment={onMoment} />;
}

function Sleep({ at }: At<keyof AtTable>) {
  const { open } = at.sheets;
  const own = ownIn(at);
  return own && <SleepSheet {...own} onOrders={() => open("settings")} onPlan={() => open("plan")} />;
}

function Plan({ at }: At<keyof AtTable>) {
  const own = ownIn(at);
  const picture = (id: string) => at.ui.question.picture(id, own?.view);
  return own && <PlanSheet {...own} begun={at.sheets.steps} picture={picture} />;
}

/** The keys of a keyboard, and their effects at the table. */
const KEYS = [
  ["1–9", "choose"],
  ["Enter", "press"],
  ["Esc", "back"],
  ["← → ↑ ↓", "move"],
  ["S", "skip"],
  ["?", "keys"],
] as const;

function Keys() {
  const t = useTranslations("play.menu.keysDo");
  const [areOn, turn] = useLetterKeys();
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={areOn} onChange={(event) => turn(event.target.checked)} />
        <span className="strong">{t("letters")}</span>
      </label>
      <dl className="key-list">
        {KEYS.map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Resign({ at, open }: SheetProps) {
  const { match, ui, actions, sheets } = at;
  const t = useTranslations("play.menu");
  const say = useTranslations("newMatch.levels");
  const any = useAnyMessage();
  const { game } = match.match;
  const inGame = `board.${game}.${ui.board.resignKey}`;
  const info = useGames().data?.games.find(({ id }) => id === game);
  const levels = info === undefined ? [] : levelsOf(info);
  const { me } = useMe();
  const temperaments = info === undefined ? [] : temperamentsOf(info);
  const [mine = "", manner] = me == null ? [] : [levelOf(me.standIn), temperamentOf(me.standIn)];
  const usual = levels.find((level) => level === mine) ?? (info && usualLevel(info)) ?? "";
  const usualManner = temperaments.find((one) => one === manner) ?? EVEN_TEMPERED;
  const [chosen, choose] = useEntered<{ level?: string; manner?: TemperamentChoice }>(
    `resign ${match.match.id}`,
    {},
  );
  const like = chosen.manner ?? usualManner;
  const bot = chosenBot(chosen.level ?? usual, like);
  const isChosen = chosen.level !== undefined || chosen.manner !== undefined;
  return (
    <Confirm
      open={open}
      onClose={sheets.close}
      title={t("resignTitle")}
      description={ui.board.resignKey === undefined ? t("resignExplanation") : any(inGame)}
      no={t("resignNo")}
      yes={t("resignYes")}
      busy={actions.isSending}
      testId="resign-confirm"
      onYes={() => {
        actions.resign(isChosen ? bot : undefined);
        sheets.close();
      }}
    >
      {ui.board.resignKey === undefined && levels.length > 1 && (
        <SelectField
          label={t("resignTo")}
          value={chosen.level ?? usual}
          choices={levels.map((value) => ({ value, name: say(value) }))}
          onValue={(level) => choose({ ...chosen, level })}
        />
      )}
      {ui.board.resignKey === undefined && temperaments.length > 0 && (
        <TemperamentField
          label={t("resignManner")}
          choices={[EVEN_TEMPERED, ...temperaments]}
          value={like}
          onValue={(manner) => choose({ ...chosen, manner })}
        />
      )}
    </Confirm>
  );
}
