"use client";

import type { MatchView, TableView } from "@consigliere/contract/play";
import { useLocale, useTranslations } from "next-intl";
import { DropdownMenu } from "radix-ui";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { DealingDialog } from "../fairness/dealing-dialog.tsx";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import { Link } from "../i18n/navigation.ts";
import { routing } from "../i18n/routing.ts";
import { OrdersForm } from "../orders/orders-form.tsx";
import { goTo, LANGUAGES } from "../shell/language-switch.tsx";
import { THEMES, useTheme } from "../shell/theme.ts";
import type { TableActions } from "./use-table-actions.ts";

interface TableMenuProps {
  readonly match: MatchView;
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly actions: TableActions;
  /** What lies open over the table. */
  readonly opened: TableSheet | null;
  readonly open: (sheet: TableSheet | null) => void;
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
}

export type TableSheet = "reference" | "settings" | "dealing" | "resign" | "keys";

/** The keys of a keyboard, and what they do at the table. */
const KEYS = [
  ["1–9", "choose"],
  ["Enter", "press"],
  ["Esc", "back"],
  ["← → ↑ ↓", "move"],
  ["S", "skip"],
  ["?", "keys"],
] as const;

/** What else can be done at the table, and on any page, out of the way of the decision. */
export default function TableMenu(props: TableMenuProps) {
  const { match, table, ui, words, actions, opened, open, isListed, onList } = props;
  const t = useTranslations("play.menu");
  const shell = useTranslations("shell");
  const any = useAnyMessage();
  const locale = useLocale();
  const [theme, setTheme] = useTheme();
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const { Reference, orders } = ui;
  const { viewer, muted } = match;
  const mayOrder = orders !== undefined && viewer !== null && table.settings !== null && table.canResign;
  const close = () => open(null);
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="bar-key" aria-label={t("more")} data-testid="table-menu">
            <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
              <path d="M4 7H20M4 12H20M4 17H20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu paper" align="end" sideOffset={6}>
            {any.has(`board.${match.match.game}.goal`) && (
              <DropdownMenu.Label className="menu-goal">
                {any(`board.${match.match.game}.goal`)}
              </DropdownMenu.Label>
            )}
            {Reference !== undefined && (
              <DropdownMenu.Item className="menu-item" onSelect={() => open("reference")}>
                {t("reference")}
              </DropdownMenu.Item>
            )}
            {mayOrder && (
              <DropdownMenu.Item className="menu-item" onSelect={() => open("settings")}>
                {t("settings")}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.CheckboxItem
              className="menu-item"
              checked={!muted}
              onCheckedChange={(on) => actions.mute(!on)}
            >
              <span aria-hidden="true">{muted ? "☐" : "☑"}</span>
              {t("mails")}
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.Item
              className="menu-item"
              onSelect={() => open("dealing")}
              data-testid="open-dealing"
            >
              {t("dealing")}
            </DropdownMenu.Item>
            {table.prompts.length > 0 && (
              <DropdownMenu.CheckboxItem className="menu-item" checked={isListed} onCheckedChange={onList}>
                <span aria-hidden="true">{isListed ? "☑" : "☐"}</span>
                {t("list")}
              </DropdownMenu.CheckboxItem>
            )}
            <DropdownMenu.Item className="menu-item" onSelect={() => open("keys")}>
              {t("keys")}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" asChild>
              <Link href={`/rules/${match.match.game}`}>{shell("rules")}</Link>
            </DropdownMenu.Item>
            {routing.locales
              .filter((one) => one !== locale)
              .map((one) => (
                <DropdownMenu.Item key={one} className="menu-item" lang={one} onSelect={() => goTo(one)}>
                  {LANGUAGES[one]}
                </DropdownMenu.Item>
              ))}
            <DropdownMenu.Item
              className="menu-item"
              onSelect={(event) => {
                event.preventDefault();
                setTheme(nextTheme);
              }}
            >
              {shell("theme")} {shell(`themes.${theme}`)}
            </DropdownMenu.Item>
            {table.canResign && (
              <DropdownMenu.Item className="menu-item" onSelect={() => open("resign")}>
                {t("resign")}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {Reference !== undefined && (
        <Dialog open={opened === "reference"} onOpenChange={close} title={t("referenceTitle")}>
          <Reference words={words} />
        </Dialog>
      )}
      {mayOrder && (
        <Dialog
          open={opened === "settings"}
          onOpenChange={close}
          title={t("settingsTitle")}
          description={t("settingsSecret")}
        >
          <OrdersForm
            game={match.match.game}
            ui={orders}
            settings={table.settings}
            view={table.view}
            seats={match.match.seats}
            viewer={viewer}
            words={words}
            isSending={actions.isSending}
            onSave={(settings) => actions.saveSettings(settings, close)}
          />
        </Dialog>
      )}
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
      <Dialog
        open={opened === "resign"}
        onOpenChange={close}
        title={t("resignTitle")}
        description={
          ui.resignKey === undefined
            ? t("resignExplanation")
            : any(`board.${match.match.game}.${ui.resignKey}`)
        }
        actions={
          <>
            <Button onClick={close}>{t("resignNo")}</Button>
            <Button
              variant="blood"
              busy={actions.isSending}
              data-testid="resign-confirm"
              onClick={() => {
                actions.resign();
                close();
              }}
            >
              {t("resignYes")}
            </Button>
          </>
        }
      />
    </>
  );
}
