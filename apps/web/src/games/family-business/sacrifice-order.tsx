"use client";

import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";
import { optionId, whatOf } from "@consigliere/games/family-business/option-ids";
import type { Settings } from "@consigliere/games/family-business/settings";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { OrderField } from "../../prompts/fields/order-field.tsx";
import type { MoreSettingsProps } from "../order-ui.ts";
import { nameOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { completeOrder } from "./sacrifice.ts";

/** The order in which my mobsters go when one of mine must go on the list without a question. */
export function SacrificeOrder({ settings, view, viewer, words, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.family-business.standingOrders.sacrifice");
  const mobsters = (view as View).seats[viewer]?.mobsters.map(({ id }) => id) ?? [];
  if (mobsters.length === 0) return null;
  const { sacrificeOrder = [] } = settings as Partial<Settings>;
  const numbered = completeOrder(sacrificeOrder, mobsters).flatMap(
    (number) => mobsters.find((mobster) => numberOf(mobster) === number) ?? [],
  );
  return (
    <section>
      <h3>{t("title")}</h3>
      <p>{t("help")}</p>
      <OrderField
        order={numbered.map((mobster) => optionId("mobster", mobster))}
        path={[]}
        words={{ ...words, option: (id) => ofMobster(id, (mobster) => nameOf(words, mobster)) ?? id }}
        picture={(id) => ofMobster(id, (mobster) => <Portrait of={faceOf(mobster)} />)}
        isDisabled={isSending}
        onReorder={(_, next) =>
          onChange({ sacrificeOrder: next.flatMap((id) => ofMobster(id, numberOf) ?? []) })
        }
      />
    </section>
  );
}

function ofMobster<T>(option: string, say: (mobster: MobsterId) => T): T | null {
  const mobster = whatOf("mobster", option);
  return mobster === undefined ? null : say(mobster);
}
