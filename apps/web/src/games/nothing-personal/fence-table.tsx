"use client";

import { SHAKEDOWN } from "@consigliere/games/nothing-personal/cards";
import { useBoard } from "./board-context.ts";
import { Cards, Stepper } from "./felt.tsx";
import { amountOf, chosenAt, partsIn } from "./parts.ts";

/** Cards of the deck with their price, between two keys; and my own, which may be shaken down to pay. */
export function FenceTable() {
  const { t, view, draft, viewer } = useBoard();
  if (draft?.prompt.topic !== "fence-buy") return null;
  const { prompt } = draft;
  if (prompt.sealed !== null && !prompt.isRevisable) return null;
  const parts = partsIn(draft);
  const [count, sell] = [parts.get("count"), parts.get("sell")];
  if (count === undefined) return null;
  const bought = amountOf(count.draft);
  const { price } = prompt.about as unknown as { readonly price: number };
  const money = view.families.find(({ seat }) => seat === viewer)?.money ?? 0;
  const sold = chosenAt(sell?.draft).length * SHAKEDOWN;
  const sum = bought * price;
  return (
    <section className="np-bargain np-fence" aria-live="polite" data-about="">
      <Stepper at={count} what={t("fence.what")}>
        <span className="np-deck">
          {Array.from({ length: Math.min(6, Math.max(1, bought)) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs look the same
            <i key={i} data-there={i < bought || undefined} aria-hidden="true" />
          ))}
        </span>
        <b>{t("fence.price", { count: bought, sum })}</b>
      </Stepper>
      <p className="np-balance">{t("fence.purse", { money, sold, sum, left: money + sold - sum })}</p>
      {sell?.question.form === "some" && sell.question.options.length > 0 && (
        <>
          <p>{t("fence.sell")}</p>
          <Cards at={sell} />
        </>
      )}
    </section>
  );
}
