"use client";

import type { MatchView, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { DealingDialog } from "../fairness/dealing-dialog.tsx";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import { OrdersForm } from "../orders/orders-form.tsx";
import type { TableActions } from "./use-table-actions.ts";

interface TableMenuProps {
  readonly match: MatchView;
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly actions: TableActions;
}

type Sheet = "reference" | "settings" | "dealing" | "resign";

/** What else can be done at the table, out of the way of the decision. */
export function TableMenu({ match, table, ui, words, actions }: TableMenuProps) {
  const t = useTranslations("play.menu");
  const any = useAnyMessage();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { Reference, orders } = ui;
  const { viewer, muted } = match;
  const mayOrder = orders !== undefined && viewer !== null && table.settings !== null && table.canResign;
  const close = () => setSheet(null);
  return (
    <>
      {Reference !== undefined && (
        <Button
          size="small"
          className="max-sm:hidden"
          onClick={() => setSheet("reference")}
          data-testid="open-reference"
        >
          {t("reference")}
        </Button>
      )}
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button size="small" data-testid="table-menu">
            {t("more")}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu paper" align="end" sideOffset={6}>
            {Reference !== undefined && (
              <DropdownMenu.Item className="menu-item sm:hidden" onSelect={() => setSheet("reference")}>
                {t("reference")}
              </DropdownMenu.Item>
            )}
            {mayOrder && (
              <DropdownMenu.Item className="menu-item" onSelect={() => setSheet("settings")}>
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
              onSelect={() => setSheet("dealing")}
              data-testid="open-dealing"
            >
              {t("dealing")}
            </DropdownMenu.Item>
            {table.canResign && (
              <DropdownMenu.Item className="menu-item" onSelect={() => setSheet("resign")}>
                {t("resign")}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {Reference !== undefined && (
        <Dialog open={sheet === "reference"} onOpenChange={close} title={t("referenceTitle")}>
          <Reference words={words} />
        </Dialog>
      )}
      {mayOrder && (
        <Dialog
          open={sheet === "settings"}
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
      <DealingDialog view={match} open={sheet === "dealing"} onOpenChange={close} />
      <Dialog
        open={sheet === "resign"}
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
