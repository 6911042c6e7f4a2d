"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BrassButton, Button } from "../design/button.tsx";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import type { OrderUi } from "../games/order-ui.ts";
import { ONCE } from "../games/use-game.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { stillMeant } from "./order-edits.ts";
import { OrderRow } from "./order-row.tsx";
import { saidBy } from "./order-words.ts";
import "./orders.css";

interface OrdersFormProps {
  readonly game: string;
  readonly load: () => Promise<OrderUi>;
  /** The seat's settings as stored. */
  readonly settings: unknown;
  readonly view: unknown;
  readonly seats: readonly SeatView[];
  readonly viewer: number;
  readonly words: GameWords;
  readonly isSending: boolean;
  readonly onSave: (settings: Record<string, unknown>) => void;
}

interface Stored {
  readonly orders: readonly StandingOrder[];
  readonly [other: string]: unknown;
}

/** What my seat does while I am away: the standing orders of any game, and what else its settings hold. */
export default function OrdersForm({ load, ...rest }: OrdersFormProps) {
  const {
    data: ui,
    error,
    refetch,
  } = useQuery({ queryKey: ["game-orders", rest.game], queryFn: load, ...ONCE });
  if (error !== null) return <Trouble error={error} retry={refetch} />;
  return ui === undefined ? <Loading /> : <Orders ui={ui} {...rest} />;
}

type OrdersProps = Omit<OrdersFormProps, "load"> & { readonly ui: OrderUi };

function Orders(props: OrdersProps) {
  const { game, ui, view, seats, viewer, words, isSending, onSave } = props;
  const t = useTranslations("play.orders");
  const say = saidBy(useAnyMessage(), game);
  const [stored] = useState(() => ({ orders: [], ...(props.settings as object) }) as Stored);
  const [more, setMore] = useState<Record<string, unknown>>({});
  const [rows, setRows] = useState(() =>
    stillMeant(ui.kinds, stored.orders, ui.nextTurn?.(view) ?? null).map(rowOf),
  );
  const closed = ui.closed?.(view) ?? null;
  if (closed !== null) return <p>{say(closed)}</p>;
  const held = ui.held?.(view) ?? null;
  const othersThan = (key: string) => rows.filter((row) => row.key !== key).map(({ order }) => order);
  const [draft] = ui.drafts(view, othersThan(""));
  return (
    <div className="orders">
      <section>
        <p>{say("help")}</p>
        <ol>
          {rows.map(({ key, order }, index) => (
            <OrderRow
              key={key}
              number={index + 1}
              order={order}
              drafts={ui.drafts(view, othersThan(key))}
              ui={ui}
              speech={{ words, say, view }}
              seats={seats.filter(({ seat }) => seat !== viewer)}
              onChange={(next) => setRows(rows.map((row) => (row.key === key ? { key, order: next } : row)))}
              onRemove={() => setRows(rows.filter((row) => row.key !== key))}
            />
          ))}
        </ol>
        {rows.length === 0 && ui.recommended !== undefined && (
          <Button size="small" onClick={() => setRows((ui.recommended ?? []).map(rowOf))}>
            {t("recommended")}
          </Button>
        )}{" "}
        {draft !== undefined && (
          <Button size="small" onClick={() => setRows([...rows, rowOf(draft)])}>
            {t("add")}
          </Button>
        )}
      </section>
      {ui.More !== undefined && (
        <ui.More
          settings={{ ...stored, ...more }}
          view={view}
          viewer={viewer}
          words={words}
          isSending={isSending}
          onChange={setMore}
        />
      )}
      {held !== null && <p role="status">{say(held)}</p>}
      <p className="orders-end">
        <BrassButton
          busy={isSending}
          disabled={held !== null}
          onClick={() => onSave({ ...stored, ...more, orders: rows.map(({ order }) => order) })}
        >
          {t("save")}
        </BrassButton>
      </p>
    </div>
  );
}

function rowOf(order: StandingOrder) {
  return { key: crypto.randomUUID(), order };
}
