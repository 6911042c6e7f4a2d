"use client";

import type { HideoutId } from "@consigliere/games/crooks/cards";
import type { Settings, StandingOrder } from "@consigliere/games/crooks/options";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BrassButton } from "../../design/button.tsx";
import { ChoiceField, SelectField } from "../../design/fields.tsx";
import type { SettingsFormProps } from "../game-ui.ts";
import { hideoutName, letterOf } from "./labels.ts";
import "./settings-form.css";

const PRICES = [1, 2, 3, 4, 5];

/** What my seat does at its next turn while I am away. */
export function CrooksSettings({ settings, view, words, isSending, onSave }: SettingsFormProps) {
  const t = useTranslations("board.crooks.settings");
  const { nextOwnTurn, hideouts, options } = view as View;
  const [order, setOrder] = useState(() => orderFor(settings, nextOwnTurn));
  if (!options.standingOrders) return <p>{t("notHere")}</p>;
  if (nextOwnTurn === null) return <p>{t("noTurn")}</p>;
  const open = hideouts.filter(({ count }) => count > 0);
  const begin = (kind: string): StandingOrder | null => {
    if (kind === "pass") return { order: "pass", turn: nextOwnTurn };
    const [first] = open;
    if (kind !== "hire" || first === undefined) return null;
    return { order: "hire", turn: nextOwnTurn, hideout: first.id, maxCost: Math.min(5, first.count) };
  };
  return (
    <div className="ck-settings">
      <p>{t("help")}</p>
      <ChoiceField
        label={t("nextTurn")}
        layout="list"
        value={order?.order ?? "ask"}
        choices={(["ask", "hire", "pass"] as const).map((value) => ({
          value,
          name: t(`order.${value}`),
          note: t(`note.${value}`),
          isDisabled: value === "hire" && open.length === 0,
        }))}
        onValue={(value) => setOrder(begin(value))}
      />
      {order?.order === "hire" && (
        <>
          <SelectField
            label={t("hideout")}
            value={order.hideout}
            choices={open.map(({ id, count }) => ({
              value: id,
              name: t("hideoutChoice", { letter: letterOf(id), name: hideoutName(words, id), count }),
            }))}
            onValue={(value) => setOrder({ ...order, hideout: value as HideoutId })}
          />
          <SelectField
            label={t("maxCost")}
            hint={t("maxCostHint")}
            value={String(order.maxCost)}
            choices={PRICES.map((price) => ({ value: String(price), name: t("dollars", { price }) }))}
            onValue={(value) => setOrder({ ...order, maxCost: Number(value) })}
          />
        </>
      )}
      <p className="ck-settings-end">
        <BrassButton busy={isSending} onClick={() => onSave({ standingOrder: order })}>
          {t("save")}
        </BrassButton>
      </p>
    </div>
  );
}

/** The stored order, if it is still for the turn to come. */
function orderFor(stored: unknown, turn: number | null): StandingOrder | null {
  const { standingOrder = null } = (stored ?? {}) as Partial<Settings>;
  return standingOrder?.turn === turn ? standingOrder : null;
}
