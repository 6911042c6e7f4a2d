"use client";

import { type MobsterId, numberOf } from "@consigliere/games/family-business/mobs";
import { optionId, whatOf } from "@consigliere/games/family-business/option-ids";
import type { Settings } from "@consigliere/games/family-business/settings";
import type { View } from "@consigliere/games/family-business/view";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { OrderField } from "../../prompts/fields/order-field.tsx";
import { ownerStyle } from "../board/piece.ts";
import { pressed } from "../board/use-pressed-order.ts";
import type { MoreSettingsProps } from "../order-ui.ts";
import { nameOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { completeOrder } from "./sacrifice.ts";

/** The order in which my mobsters go when one of mine must go on the list without a question. */
export function SacrificeOrder({ settings, view, viewer, words, isSending, onChange }: MoreSettingsProps) {
  const t = useTranslations("board.family-business.standingOrders.sacrifice");
  const prompt = useTranslations("play.prompt");
  const mobsters = (view as View).seats[viewer]?.mobsters.map(({ id }) => id) ?? [];
  const { sacrificeOrder = [] } = settings as Partial<Settings>;
  if (mobsters.length === 0) return null;
  const called = (numbers: readonly number[]) =>
    numbers.flatMap((number) => mobsters.find((one) => numberOf(one) === number) ?? []);
  const numbered = called(sacrificeOrder);
  const order = called(completeOrder(sacrificeOrder, mobsters));
  const put = (next: readonly MobsterId[]) => onChange({ sacrificeOrder: next.map(numberOf) });
  return (
    <section>
      <h3>{t("title")}</h3>
      <p>{t("help")}</p>
      <ul className="fb-sacrifice" style={ownerStyle(viewer)}>
        {mobsters.map((id) => {
          const rank = numbered.indexOf(id) + 1;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={rank > 0}
                disabled={isSending}
                onClick={() => put(pressed(numbered, id, order).numbered)}
              >
                <Portrait of={faceOf(id)} />
                {words.short(id)}
                {rank > 0 && <b>{rank}</b>}
              </button>
            </li>
          );
        })}
      </ul>
      <details>
        <summary>{prompt("showList")}</summary>
        <OrderField
          order={order.map((mobster) => optionId("mobster", mobster))}
          path={[]}
          words={{ ...words, option: (id) => ofMobster(id, (mobster) => nameOf(words, mobster)) ?? id }}
          picture={(id) => ofMobster(id, (mobster) => <Portrait of={faceOf(mobster)} />)}
          isDisabled={isSending}
          onReorder={(_, next) => put(next.flatMap((id) => whatOf("mobster", id) ?? []))}
        />
      </details>
    </section>
  );
}

function ofMobster<T>(option: string, say: (mobster: MobsterId) => T): T | null {
  const mobster = whatOf("mobster", option);
  return mobster === undefined ? null : say(mobster);
}
