"use client";

import { routes } from "@consigliere/contract/routes";
import { LOCALES, languages } from "@consigliere/languages";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { useMe } from "../api/session.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { useWatched } from "../api/use-watched.ts";
import { NoSheet } from "../design/dialog.tsx";
import { lazily } from "../design/lazily.tsx";
import { Menu, MenuItem } from "../design/menu.tsx";
import { forgetOwner } from "../device/kept.ts";
import { useAnyMessage } from "../games/game-words.ts";
import { Link } from "../i18n/navigation.ts";
import { goTo } from "../shell/language-switch.tsx";
import { THEMES, useTheme } from "../shell/theme.ts";
import { useSoundSetting } from "../sound/use-sound.ts";
import type { At, AtTable } from "./at-table.ts";
import type { TableSheet } from "./rights.ts";

/** Loaded when somebody opens one. */
const TableSheets = lazily(
  () => import("./table-sheets.tsx"),
  ({ at }) => <NoSheet open={at.sheets.opened !== null} />,
);

/** Other actions at the table, and on any page, out of the way of the decision. */
export default function TableMenu({ at }: At<keyof AtTable>) {
  const { match, may, chair, actions, sheets, past, list } = at;
  const { table } = match;
  const { game } = match.match;
  const t = useTranslations("play.menu");
  const shell = useTranslations("shell");
  const any = useAnyMessage();
  const locale = useLocale();
  const [theme, setTheme] = useTheme();
  const [sounds, setSounds] = useSoundSetting();
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const [hasOpened, setOpened] = useState(false);
  if (sheets.opened !== null && !hasOpened) setOpened(true);
  const sheet = (name: TableSheet, label: string) =>
    may[name] && (
      <MenuItem onClick={() => sheets.open(name)} data-testid={`open-${name}`}>
        {label}
      </MenuItem>
    );
  return (
    <>
      <Menu
        label={t("more")}
        className="bar-key"
        testId="table-menu"
        face={
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M4 7H20M4 12H20M4 17H20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        }
      >
        {any.has(`board.${game}.goal`) && <p>{any(`board.${game}.goal`)}</p>}
        {match.viewer === null && <KeepWatching matchId={match.match.id} />}
        {match.isByLink && <ByLink matchId={match.match.id} isWatching={match.viewer === null} />}
        {sheet("reference", t("reference"))}
        {sheet("settings", t("settings"))}
        {sheet("sleep", t("sleep"))}
        {may.sandbox && chair.seat !== null && (table.outcome === null || past.film !== null) && (
          <MenuItem onClick={() => at.sandbox.open(true)} data-testid="open-sandbox">
            {t("sandbox")}
          </MenuItem>
        )}
        {may.replay && (
          <MenuItem onClick={() => past.watch({ from: "start", plays: false })} data-testid="open-replay">
            {t("replay")}
          </MenuItem>
        )}
        {may.takeBack && (
          <MenuItem
            disabled={actions.isSending}
            data-testid="take-seat-back"
            // Sending the same settings again says that their sender is there.
            onClick={() =>
              actions.saveSettings(table.settings as Record<string, unknown>, table.settings, () => undefined)
            }
          >
            {t("takeBack")}
          </MenuItem>
        )}
        {sheet("corrections", t("corrections"))}
        {sheet("clock", t("clock"))}
        {sheet("told", t("messages"))}
        {sheet("webhook", t("webhook"))}
        {sheet("lend", t(match.isBorrowed ? "borrowed" : "lend"))}
        {sheet("spectators", t("spectators"))}
        <MenuItem isOn={sounds} onClick={() => setSounds(!sounds)} data-testid="sound">
          {t("sound")}
        </MenuItem>
        {sheet("dealing", t("dealing"))}
        {table.prompts.length > 0 && (
          <MenuItem isOn={list.isListed} onClick={() => list.onList(!list.isListed)}>
            {t("list")}
          </MenuItem>
        )}
        {sheet("keys", t("keys"))}
        <Link href={`/rules/${game}`} className="menu-item" role="menuitem" tabIndex={-1}>
          {shell("rules")}
        </Link>
        {LOCALES.filter((one) => one !== locale).map((one) => (
          <MenuItem key={one} lang={one} onClick={() => goTo(one)}>
            {languages[one].name}
          </MenuItem>
        ))}
        <MenuItem stays onClick={() => setTheme(nextTheme)}>
          {shell("theme")} {shell(`themes.${theme}`)}
        </MenuItem>
        {sheet("resign", t("resign"))}
      </Menu>
      {hasOpened && (
        <Suspense>
          <TableSheets at={at} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the table is among those that the reader watches; nothing for readers who are not signed in. */
function KeepWatching({ matchId }: { readonly matchId: string }) {
  const t = useTranslations("play.menu");
  return useMe().me === null ? null : <WatchKey matchId={matchId} label={t("watch")} />;
}

function WatchKey({ matchId, label }: { readonly matchId: string; readonly label: string }) {
  const { tables, start, stop } = useWatched();
  const isWatched = tables.some((table) => table.matchId === matchId);
  return (
    <MenuItem isOn={isWatched} onClick={() => (isWatched ? stop : start).mutate(matchId)} data-testid="watch">
      {label}
    </MenuItem>
  );
}

/** The things that a table opened by a key lacks, and the ways out of it. */
function ByLink({ matchId, isWatching }: { readonly matchId: string; readonly isWatching: boolean }) {
  const t = useTranslations("door");
  const { me } = useMe();
  const api = useApi();
  const onProblem = useProblemToast();
  const close = async () => {
    try {
      await api.call(routes.closeDoor, { params: { id: matchId } });
      if (me === null) forgetOwner();
      window.location.reload();
    } catch (error) {
      onProblem(error);
    }
  };
  return (
    <>
      <p>{t(isWatching ? "byWatching" : "byLink")}</p>
      <Link href="/sign-in" className="menu-item" role="menuitem" tabIndex={-1}>
        {t("signIn")}
      </Link>
      <MenuItem onClick={() => void close()}>{t("close")}</MenuItem>
    </>
  );
}
