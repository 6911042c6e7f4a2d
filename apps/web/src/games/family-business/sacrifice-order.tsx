"use client";

import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";
import type { Settings } from "@consigliere/games/family-business/settings";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { pressed } from "../board/use-pressed-order.ts";
import type { MoreSettingsProps } from "../order-ui.ts";
import { Face } from "./man.tsx";

/** The order in which my mobsters go when one of mine must go on the list without a question. */
export function SacrificeOrder({ settings, view, viewer, words, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.family-business.standingOrders.sacrifice");
  const [numbered, number] = useState<readonly number[]>([]);
  const mobsters = (view as View).seats[viewer]?.mobsters.map(({ id }) => id) ?? [];
  if (mobsters.length === 0) return null;
  const { sacrificeOrder = [] } = settings as Partial<Settings>;
  // The game takes the order of all, and by itself the last of the mob first.
  const order = sacrificeOrder.length > 0 ? sacrificeOrder : mobsters.map(numberOf).toReversed();
  const press = (id: MobsterId) => {
    const next = pressed(numbered, numberOf(id), order);
    number(next.numbered);
    onChange({ sacrificeOrder: next.order });
  };
  return (
    <section>
      <h3>{t("title")}</h3>
      <p>{t("help")}</p>
      <ul className="fb-sacrifice tiles">
        {mobsters.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={numbered.includes(numberOf(id))}
              disabled={isSending}
              onClick={() => press(id)}
            >
              <Face of={id} owner={viewer} />
              {words.short(id)}
              <i className="piece-rank" data-text={order.indexOf(numberOf(id)) + 1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
