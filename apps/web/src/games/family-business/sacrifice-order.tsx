"use client";

import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";
import type { Settings } from "@consigliere/games/family-business/settings";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { pressed } from "../board/use-pressed-order.ts";
import type { MoreSettingsProps } from "../order-ui.ts";
import { Face } from "./man.tsx";

/** The order in which my mobsters go when one of mine must go on the list without a question. */
export function SacrificeOrder({ settings, view, viewer, words, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.family-business.standingOrders.sacrifice");
  const mobsters = (view as View).seats[viewer]?.mobsters.map(({ id }) => id) ?? [];
  if (mobsters.length === 0) return null;
  const { sacrificeOrder = [] } = settings as Partial<Settings>;
  const press = (id: MobsterId) =>
    onChange({ sacrificeOrder: pressed(sacrificeOrder, numberOf(id), []).numbered });
  return (
    <section>
      <h3>{t("title")}</h3>
      <p>{t("help")}</p>
      <ul className="fb-sacrifice">
        {mobsters.map((id) => {
          const rank = sacrificeOrder.indexOf(numberOf(id)) + 1;
          return (
            <li key={id}>
              <button type="button" aria-pressed={rank > 0} disabled={isSending} onClick={() => press(id)}>
                <Face of={id} owner={viewer} />
                {words.short(id)}
                {rank > 0 && <i className="piece-rank" data-text={rank} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
