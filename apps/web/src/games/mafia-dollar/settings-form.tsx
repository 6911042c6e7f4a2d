"use client";

import type { View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BrassButton, Button } from "../../design/button.tsx";
import { SwitchField } from "../../design/fields.tsx";
import type { SettingsFormProps } from "../game-ui.ts";
import { TradeOrderRow } from "./trade-order-row.tsx";
import { MOST_ORDERS, newOrder, settingsOf } from "./trade-orders.ts";
import "./settings-form.css";

/** What my seat does while I am away: sealed answers by default, and trades offered or accepted in advance. */
export function MafiaDollarSettings(props: SettingsFormProps) {
  const { settings, seats, viewer, words, isSending, onSave } = props;
  const t = useTranslations("board.mafia-dollar.settings");
  const { options, hand, window } = props.view as View;
  const [stored] = useState(() => settingsOf(settings));
  const [pass, setPass] = useState(stored.pass);
  const [gift, setGift] = useState(stored.gift);
  const [rows, setRows] = useState(() =>
    stored.tradeOrders.map((order) => ({ key: crypto.randomUUID(), order })),
  );
  const [first] = hand ?? [];
  const isSealing = window === "pass" || window === "gift";
  const mayAdd = first !== undefined && rows.length < MOST_ORDERS;
  return (
    <div className="md-settings">
      <section>
        <h3>{t("windowsTitle")}</h3>
        <SwitchField
          label={t("pass")}
          hint={t("passHelp")}
          checked={pass === "default"}
          onChecked={(on) => setPass(on ? "default" : "ask")}
        />
        <SwitchField
          label={t("gift")}
          hint={t("giftHelp")}
          checked={gift === "default"}
          onChecked={(on) => setGift(on ? "default" : "ask")}
        />
      </section>
      {options.tradeMode === "free" && (
        <section>
          <h3>{t("ordersTitle")}</h3>
          <p>{t("ordersHelp")}</p>
          <ol>
            {rows.map(({ key, order }, index) => (
              <TradeOrderRow
                key={key}
                number={index + 1}
                order={order}
                hand={hand ?? []}
                seats={seats.filter(({ seat }) => seat !== viewer)}
                words={words}
                onChange={(next) =>
                  setRows(rows.map((row) => (row.key === key ? { key, order: next } : row)))
                }
                onRemove={() => setRows(rows.filter((row) => row.key !== key))}
              />
            ))}
          </ol>
          {mayAdd && (
            <div className="md-settings-add">
              {(["offer", "accept"] as const).map((type) => (
                <Button
                  key={type}
                  size="small"
                  onClick={() =>
                    setRows([...rows, { key: crypto.randomUUID(), order: newOrder(type, first) }])
                  }
                >
                  {t(`add.${type}`)}
                </Button>
              ))}
            </div>
          )}
        </section>
      )}
      {isSealing && <p role="status">{t("sealing")}</p>}
      <p className="md-settings-end">
        <BrassButton
          busy={isSending}
          disabled={isSealing}
          onClick={() => onSave({ pass, gift, tradeOrders: rows.map(({ order }) => order) })}
        >
          {t("save")}
        </BrassButton>
      </p>
    </div>
  );
}
