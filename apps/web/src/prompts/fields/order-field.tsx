"use client";

import type { OptionId } from "@consigliere/contract/question";
import { useTranslations } from "next-intl";
import { type PointerEvent, useRef, useState } from "react";
import { Movement } from "../../design/movement.tsx";
import type { FieldProps } from "./field-props.ts";

type OrderFieldProps = Pick<FieldProps, "words" | "picture" | "path" | "isDisabled" | "onReorder"> & {
  readonly order: readonly OptionId[];
};

/** All options in the reader's own order: drag them, or move them with the two buttons. */
export function OrderField(props: OrderFieldProps) {
  const { order, words, picture, path, isDisabled, onReorder } = props;
  const t = useTranslations("play.prompt");
  const [moved, setMoved] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(order, isDisabled, (next) => onReorder(path, next));
  const move = (id: OptionId, by: -1 | 1) => {
    const next = movedTo(order, id, order.indexOf(id) + by);
    onReorder(path, next);
    setMoved(t("movedTo", { name: words.option(id), place: next.indexOf(id) + 1, count: next.length }));
  };
  return (
    <div className="prompt-order-field">
      <Movement within={list}>
        <ol ref={list} className="prompt-order" {...drag.list}>
          {order.map((id, index) => (
            <li
              key={id}
              data-piece={id}
              data-site={index}
              data-dragged={id === drag.dragged || undefined}
              data-testid={`option-${id}`}
            >
              <span className="prompt-order-place">{index + 1}</span>
              {picture && <span className="prompt-option-picture">{picture(id)}</span>}
              <span className="prompt-option-name">{words.option(id)}</span>
              <button
                type="button"
                disabled={isDisabled || index === 0}
                aria-label={t("moveUp", { name: words.option(id) })}
                data-testid={`raise-${id}`}
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
            </li>
          ))}
        </ol>
      </Movement>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </div>
  );
}

/** An option under the pointer, which follows the pointer. The list listens, because its items change places. */
function useDrag(order: readonly OptionId[], isDisabled: boolean, onOrder: (next: OptionId[]) => void) {
  const [dragged, setDragged] = useState<OptionId | null>(null);
  const drop = () => setDragged(null);
  const list = {
    onPointerDown: (event: PointerEvent<HTMLOListElement>) => {
      const target = event.target as Element;
      const id = target.closest<HTMLElement>("[data-piece]")?.dataset["piece"];
      if (isDisabled || id === undefined || target.closest("button") !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLOListElement>) => {
      if (dragged === null) return;
      const place = placeAt(currentTarget, clientY);
      if (place !== order.indexOf(dragged)) onOrder(movedTo(order, dragged, place));
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
  return { dragged, list };
}

/** The place of the list at this height of the window, whatever is moving there. */
function placeAt(list: HTMLElement, clientY: number): number {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const first = items[0]?.offsetTop ?? 0;
  const y = clientY - list.getBoundingClientRect().top + list.scrollTop;
  const place = items.findIndex(({ offsetTop, offsetHeight }) => y < offsetTop - first + offsetHeight);
  return place < 0 ? items.length - 1 : place;
}

/** The order with `id` at that place; unchanged if there is no such place. */
function movedTo(order: readonly OptionId[], id: OptionId, place: number): OptionId[] {
  return place < 0 || place >= order.length
    ? [...order]
    : order.filter((one) => one !== id).toSpliced(place, 0, id);
}
