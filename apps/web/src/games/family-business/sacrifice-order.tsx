"use client";

import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";
import type { Settings } from "@consigliere/games/family-business/options";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { OrderField } from "../../prompts/fields/order-field.tsx";
import type { MoreSettingsProps } from "../order-ui.ts";
import { nameOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { completeOrder } from "./sacrifice.ts";

/** Who goes first when one of mine must go on the list and nobody asks me. */
export function SacrificeOrder({ settings, view, viewer, words, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.family-business.standingOrders.sacrifice");
  const mobsters = (view as View).seats[viewer]?.mobsters.map((mobster) => mobster.id) ?? [];
  if (mobsters.length === 0) return null;
  const { sacrificeOrder = [] } = settings as Partial<Settings>;
  const idOf = (number: number) => `mobster:${mobsters.find((mobster) => numberOf(mobster) === number)}`;
  return (
    <section>
      <h3>{t("title")}</h3>
      <p>{t("help")}</p>
      <OrderField
        order={completeOrder(sacrificeOrder, mobsters).map(idOf)}
        path={[]}
        words={{ ...words, option: (id) => nameOf(words, mobsterIn(id)) }}
        picture={(id) => <Portrait of={faceOf(mobsterIn(id))} />}
        isDisabled={isSending}
        onReorder={(_, next) => onChange({ sacrificeOrder: next.map((id) => numberOf(mobsterIn(id))) })}
      />
    </section>
  );
}

function mobsterIn(option: string): MobsterId {
  return option.slice("mobster:".length) as MobsterId;
}
