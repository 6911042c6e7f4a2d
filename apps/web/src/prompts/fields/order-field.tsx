"use client";

import type { OptionId } from "@consigliere/contract/question";
import { Reorder } from "motion/react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldProps } from "./field-props.ts";

type OrderFieldProps = Pick<FieldProps, "words" | "picture" | "path" | "isDisabled" | "onReorder"> & {
  readonly order: readonly OptionId[];
};

/** All options in an order of one's own: drag them, or move them with the two buttons. */
export function OrderField(props: OrderFieldProps) {
  const { order, words, picture, path, isDisabled, onReorder } = props;
  const t = useTranslations("play.prompt");
  const [moved, setMoved] = useState("");
  const move = (id: OptionId, by: -1 | 1) => {
    const next = movedBy(order, id, by);
    onReorder(path, next);
    setMoved(t("movedTo", { name: words.option(id), place: next.indexOf(id) + 1, count: next.length }));
  };
  return (
    <div className="prompt-order-field">
      <Reorder.Group
        as="ol"
        axis="y"
        className="prompt-order"
        values={[...order]}
        onReorder={(next: OptionId[]) => onReorder(path, next)}
      >
        {order.map((id, index) => (
          <Reorder.Item as="li" key={id} value={id} dragListener={!isDisabled} data-testid={`option-${id}`}>
            <span className="prompt-order-place">{index + 1}</span>
            {picture && <span className="prompt-option-picture">{picture(id)}</span>}
            <span className="prompt-option-name">{words.option(id)}</span>
            <button
              type="button"
              disabled={isDisabled || index === 0}
              aria-label={t("moveUp", { name: words.option(id) })}
              onClick={() => move(id, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={isDisabled || index === order.length - 1}
              aria-label={t("moveDown", { name: words.option(id) })}
              onClick={() => move(id, 1)}
            >
              ↓
            </button>
          </Reorder.Item>
        ))}
      </Reorder.Group>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </div>
  );
}

/** The order with `id` one place earlier or later; the same at the ends. */
function movedBy(order: readonly OptionId[], id: OptionId, by: -1 | 1): OptionId[] {
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from < 0 || other === undefined) return [...order];
  return order.map((here, index) => (index === from ? other : index === to ? id : here));
}
