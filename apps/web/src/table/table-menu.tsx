"use client";

import type { MatchLook, MatchView, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { NoSheet } from "../design/dialog.tsx";
import { lazily } from "../design/lazily.tsx";
import { Menu, MenuItem } from "../design/menu.tsx";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import { Link } from "../i18n/navigation.ts";
import { routing } from "../i18n/routing.ts";
import type { Proposal } from "../orders/order-edits.ts";
import { goTo, LANGUAGES } from "../shell/language-switch.tsx";
import { THEMES, useTheme } from "../shell/theme.ts";
import { useSoundSetting } from "../sound/use-sound.ts";
import type { TableSheet } from "./table-sheets.tsx";
import type { TableActions } from "./use-table-actions.ts";

/** Loaded when somebody opens one. */
const TableSheets = lazily(
  () => import("./table-sheets.tsx"),
  ({ opened }) => <NoSheet open={opened !== null} />,
);

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
  const [hasOpened, setOpened] = useState(false);
  if (opened !== null && !hasOpened) setOpened(true);
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
        {mayOrder && (
          <MenuItem onClick={() => open("sleep")} data-testid="open-sleep">
            {t("sleep")}
          </MenuItem>
        )}
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
        {viewer !== null && table.outcome === null && (
          <MenuItem onClick={() => open("lend")} data-testid="open-lend">
            {t(match.isBorrowed ? "borrowed" : "lend")}
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
        {table.canResign && !isByLink && !match.isBorrowed && (
          <MenuItem onClick={() => open("resign")}>{t("resign")}</MenuItem>
        )}
      </Menu>
      {hasOpened && (
        <Suspense>
          <TableSheets
            {...{ match, table, ui, words, actions, opened, viewer, mayOrder, topic, proposal, onMoment }}
            onClose={close}
            onOrders={() => open("settings")}
            onPlan={() => open("plan")}
          />
        </Suspense>
      )}
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
