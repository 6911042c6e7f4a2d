"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { numberOf } from "@consigliere/games/family-business/mobs";
import type { StandingOrder } from "@consigliere/games/family-business/options";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BrassButton, Button } from "../../design/button.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { OrderField } from "../../prompts/fields/order-field.tsx";
import type { SettingsFormProps } from "../game-ui.ts";
import { nameOf } from "./labels.ts";
import { OrderRow } from "./order-row.tsx";
import { faceOf } from "./portraits.ts";
import { completeOrder, settingsOf } from "./standing-orders.ts";
import "./settings-form.css";

const NEW_ORDER: StandingOrder = { trigger: "contract-on-other", response: "pass" };

/** What my seat does while I am away: answers given in advance, and who goes first when one of mine must. */
export function FamilyBusinessSettings(props: SettingsFormProps) {
  const { settings, view, seats, viewer, words, isSending, onSave } = props;
  const t = useTranslations("board.family-business.settings");
  const mobsters = (view as View).seats[viewer]?.mobsters.map((mobster) => mobster.id) ?? [];
  const [stored] = useState(() => settingsOf(settings));
  const [rows, setRows] = useState(() =>
    stored.standingOrders.map((order) => ({ key: crypto.randomUUID(), order })),
  );
  const [sacrifice, setSacrifice] = useState(() => completeOrder(stored.sacrificeOrder, mobsters));
  const idOf = (number: number) => `mobster:${mobsters.find((mobster) => numberOf(mobster) === number)}`;
  return (
    <div className="fb-settings">
      <section>
        <h3>{t("ordersTitle")}</h3>
        <p>{t("ordersHelp")}</p>
        <ol>
          {rows.map(({ key, order }, index) => (
            <OrderRow
              key={key}
              number={index + 1}
              order={order}
              seats={seats.filter(({ seat }) => seat !== viewer)}
              words={words}
              onChange={(next) => setRows(rows.map((row) => (row.key === key ? { key, order: next } : row)))}
              onRemove={() => setRows(rows.filter((row) => row.key !== key))}
            />
          ))}
        </ol>
        <Button
          size="small"
          disabled={rows.length >= 40}
          onClick={() => setRows([...rows, { key: crypto.randomUUID(), order: NEW_ORDER }])}
        >
          {t("add")}
        </Button>
      </section>
      {mobsters.length > 0 && (
        <section>
          <h3>{t("sacrificeTitle")}</h3>
          <p>{t("sacrificeHelp")}</p>
          <OrderField
            order={sacrifice.map(idOf)}
            path={[]}
            words={{ ...words, option: (id) => nameOf(words, mobsterIn(id)) }}
            picture={(id) => <Portrait of={faceOf(mobsterIn(id))} />}
            isDisabled={isSending}
            onReorder={(_, next) => setSacrifice(next.map((id) => numberOf(mobsterIn(id))))}
          />
        </section>
      )}
      <p className="fb-settings-end">
        <BrassButton
          busy={isSending}
          onClick={() =>
            onSave({ standingOrders: rows.map(({ order }) => order), sacrificeOrder: sacrifice })
          }
        >
          {t("save")}
        </BrassButton>
      </p>
    </div>
  );
}

function mobsterIn(option: string): MobsterId {
  return option.slice("mobster:".length) as MobsterId;
}
