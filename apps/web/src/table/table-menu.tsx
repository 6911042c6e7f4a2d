"use client";

import type { MatchLook, MatchView, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useEffect, useRef } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { Confirm } from "../design/confirm.tsx";
import { Dialog } from "../design/dialog.tsx";
import { lazily } from "../design/lazily.tsx";
import { Menu, MenuItem } from "../design/menu.tsx";
import { DealingDialog } from "../fairness/dealing-dialog.tsx";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import { Link } from "../i18n/navigation.ts";
import { routing } from "../i18n/routing.ts";
import type { Proposal } from "../orders/order-edits.ts";
import { goTo, LANGUAGES } from "../shell/language-switch.tsx";
import { THEMES, useTheme } from "../shell/theme.ts";
import { useSoundSetting } from "../sound/use-sound.ts";
import type { TableActions } from "./use-table-actions.ts";

/** Loaded when somebody opens it. */
const OrdersForm = lazily(() => import("../orders/orders-form.tsx"));
const WebhookSheet = lazily(() => import("../webhook/webhook-sheet.tsx"));
const ClockSheet = lazily(() => import("./clock-sheet.tsx"));
const SpectatorsSheet = lazily(() => import("../spectators/spectators-sheet.tsx"));
const ToldSheet = lazily(() => import("./told-sheet.tsx"));

interface TableMenuProps {
  readonly match: MatchLook;
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly actions: TableActions;
  /** What lies open over the table. */
  readonly opened: TableSheet | null;
  readonly open: (sheet: TableSheet | null) => void;
  readonly isListed: boolean;
  /** What is asked; empty: nothing. */
  readonly topic: string;
  readonly onList: (isListed: boolean) => void;
  readonly onReplay: () => void;
  /** The question for which an order is wanted. */
  readonly proposal: Proposal | null;
  readonly onMoment: (n: number) => void;
}

export type TableSheet =
  | "clock"
  | "reference"
  | "settings"
  | "dealing"
  | "resign"
  | "keys"
  | "spectators"
  | "told"
  | "webhook";

/** The keys of a keyboard, and what they do at the table. */
const KEYS = [
  ["1–9", "choose"],
  ["Enter", "press"],
  ["Esc", "back"],
  ["← → ↑ ↓", "move"],
  ["S", "skip"],
  ["?", "keys"],
] as const;

/** Whether a bot plays for the reader, who can have the seat back: settings that are sent again say that they are there. */
function mayTakeBack({ viewer, match }: MatchView, { settings, canResign }: TableView): boolean {
  return viewer !== null && settings !== null && canResign && match.seats[viewer]?.mode === "autopilot";
}

/** What else can be done at the table, and on any page, out of the way of the decision. */
export default function TableMenu(props: TableMenuProps) {
  const { match, table, ui, words, actions, opened, open, isListed, onList, topic, onReplay } = props;
  const { proposal, onMoment } = props;
  const t = useTranslations("play.menu");
  const shell = useTranslations("shell");
  const any = useAnyMessage();
  const locale = useLocale();
  const [theme, setTheme] = useTheme();
  const [sounds, setSounds] = useSoundSetting();
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const { Reference, orders } = ui;
  const { isByLink = false } = match;
  // A link opens the table, not what else belongs to whom it is for.
  const viewer = isByLink ? null : match.viewer;
  const mayOrder = orders !== undefined && viewer !== null && table.settings !== null && table.canResign;
  const isBotForMe = mayTakeBack({ ...match, viewer }, table);
  const close = () => open(null);
  return (
    <>
      <Menu
        label={t("more")}
        className="bar-key"
        testId="table-menu"
        face={
          <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
            <path d="M4 7H20M4 12H20M4 17H20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        }
      >
        {any.has(`board.${match.match.game}.goal`) && (
          <p className="menu-goal">{any(`board.${match.match.game}.goal`)}</p>
        )}
        {isByLink && <ByLink matchId={match.match.id} isWatching={match.viewer === null} />}
        {Reference !== undefined && <MenuItem onClick={() => open("reference")}>{t("reference")}</MenuItem>}
        {mayOrder && <MenuItem onClick={() => open("settings")}>{t("settings")}</MenuItem>}
        {table.told > 0 && (
          <MenuItem onClick={onReplay} data-testid="open-replay">
            {t("replay")}
          </MenuItem>
        )}
        {isBotForMe && (
          <MenuItem
            disabled={actions.isSending}
            data-testid="take-seat-back"
            onClick={() => actions.saveSettings(table.settings as Record<string, unknown>, () => undefined)}
          >
            {t("takeBack")}
          </MenuItem>
        )}
        {table.outcome === null && (
          <MenuItem onClick={() => open("clock")} data-testid="open-clock">
            {t("clock")}
          </MenuItem>
        )}
        {viewer !== null && (
          <MenuItem onClick={() => open("told")} data-testid="open-told">
            {t("messages")}
          </MenuItem>
        )}
        {viewer !== null && table.outcome === null && (
          <MenuItem onClick={() => open("webhook")} data-testid="open-webhook">
            {t("webhook")}
          </MenuItem>
        )}
        {viewer !== null && (
          <MenuItem onClick={() => open("spectators")} data-testid="open-spectators">
            {t("spectators")}
          </MenuItem>
        )}
        <MenuItem isOn={sounds} onClick={() => setSounds(!sounds)} data-testid="sound">
          {t("sound")}
        </MenuItem>
        <MenuItem onClick={() => open("dealing")} data-testid="open-dealing">
          {t("dealing")}
        </MenuItem>
        {table.prompts.length > 0 && (
          <MenuItem isOn={isListed} onClick={() => onList(!isListed)}>
            {t("list")}
          </MenuItem>
        )}
        <MenuItem onClick={() => open("keys")}>{t("keys")}</MenuItem>
        <Link href={`/rules/${match.match.game}`} className="menu-item" role="menuitem" tabIndex={-1}>
          {shell("rules")}
        </Link>
        {routing.locales
          .filter((one) => one !== locale)
          .map((one) => (
            <MenuItem key={one} lang={one} onClick={() => goTo(one)}>
              {LANGUAGES[one]}
            </MenuItem>
          ))}
        <MenuItem stays onClick={() => setTheme(nextTheme)}>
          {shell("theme")} {shell(`themes.${theme}`)}
        </MenuItem>
        {table.canResign && !isByLink && <MenuItem onClick={() => open("resign")}>{t("resign")}</MenuItem>}
      </Menu>
      {Reference !== undefined && (
        <Dialog open={opened === "reference"} onOpenChange={close} title={t("referenceTitle")}>
          <Suspense>
            <Reference words={words} />
            <RuleOf topic={topic} />
          </Suspense>
        </Dialog>
      )}
      {mayOrder && (
        <Dialog
          open={opened === "settings"}
          onOpenChange={close}
          title={t("settingsTitle")}
          description={t("settingsSecret")}
        >
          <Suspense>
            <OrdersForm
              matchId={match.match.id}
              proposal={proposal}
              onMoment={(n) => {
                close();
                onMoment(n);
              }}
              game={match.match.game}
              load={orders}
              settings={table.settings}
              view={table.view}
              seats={match.match.seats}
              viewer={viewer}
              words={words}
              isSending={actions.isSending}
              onSave={(settings) => actions.saveSettings(settings, close)}
            />
          </Suspense>
        </Dialog>
      )}
      <Dialog open={opened === "clock"} onOpenChange={close} title={t("clock")}>
        <Suspense>
          <ClockSheet {...{ view: match, table, words }} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "webhook"} onOpenChange={close} title={t("webhook")}>
        <Suspense>
          <WebhookSheet matchId={match.match.id} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "spectators"} onOpenChange={close} title={t("spectators")}>
        <Suspense>
          <SpectatorsSheet view={match} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "told"} onOpenChange={close} title={t("messages")}>
        <Suspense>
          <ToldSheet view={match} />
        </Suspense>
      </Dialog>
      <Dialog open={opened === "keys"} onOpenChange={close} title={t("keys")}>
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
      <DealingDialog view={match} open={opened === "dealing"} onOpenChange={close} />
      <Confirm
        open={opened === "resign"}
        onClose={close}
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
          close();
        }}
      />
    </>
  );
}

/** What a table that a key has opened lacks, and the ways out of it. */
function ByLink({ matchId, isWatching }: { readonly matchId: string; readonly isWatching: boolean }) {
  const t = useTranslations("door");
  const api = useApi();
  const onProblem = useProblemToast();
  const close = async () => {
    try {
      await api.call(routes.closeDoor, { params: { id: matchId } });
      window.location.reload();
    } catch (error) {
      onProblem(error);
    }
  };
  return (
    <>
      <p className="menu-goal">{t(isWatching ? "byWatching" : "byLink")}</p>
      <Link href="/sign-in" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("signIn")}
      </Link>
      <MenuItem onClick={() => void close()}>{t("close")}</MenuItem>
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
