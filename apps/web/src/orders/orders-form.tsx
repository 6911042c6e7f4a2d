"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { newAnswerId } from "../api/answer-id.ts";
import { BrassButton, Button } from "../design/button.tsx";
import { useEntered } from "../device/entered.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";
import type { OrderUi } from "../games/order-ui.ts";
import { OrderDeeds, useOrderDeeds } from "./order-deeds.tsx";
import { keyOf, type Proposal, proposed, stillMeant, withAnswer, withOrder } from "./order-edits.ts";
import { OrderRow } from "./order-row.tsx";
import { OrderTrial, usePastQuestions } from "./order-trial.tsx";
import { nameOfAnswer, saidBy } from "./order-words.ts";
import { tried } from "./trial.ts";
import { WithOrderUi } from "./with-order-ui.tsx";
import "./orders.css";

interface OrdersFormProps {
  readonly matchId: string;
  readonly game: string;
  readonly load: () => Promise<OrderUi>;
  /** The seat's settings as stored. */
  readonly settings: unknown;
  readonly view: unknown;
  readonly seats: readonly SeatView[];
  readonly viewer: number;
  readonly words: GameWords;
  readonly isSending: boolean;
  /** The question for which an order is wanted; null: the reader only looks at the orders. */
  readonly proposal: Proposal | null;
  /** Shows the table as it was when event `n` was told. */
  readonly onMoment: (n: number) => void;
  readonly onSave: (settings: Record<string, unknown>) => void;
}

interface Stored {
  readonly orders: readonly StandingOrder[];
  readonly [other: string]: unknown;
}

/** The actions of my seat while I am away: the standing orders of any game, and its other settings. */
export default function OrdersForm({ load, ...rest }: OrdersFormProps) {
  return (
    <WithOrderUi game={rest.game} load={load}>
      {(ui) => <Orders ui={ui} {...rest} />}
    </WithOrderUi>
  );
}

type OrdersProps = Omit<OrdersFormProps, "load"> & { readonly ui: OrderUi };

function Orders(props: OrdersProps) {
  const { game, ui, view, seats, viewer, words, isSending, onSave, proposal, onMoment } = props;
  const t = useTranslations("orders");
  const say = saidBy(useAnyMessage(), game);
  const [stored] = useState(() => ({ orders: [], ...(props.settings as object) }) as Stored);
  const form = `${props.matchId} orders ${JSON.stringify([stored, proposal])}`;
  const [more, setMore] = useEntered<Record<string, unknown>>(`${form} more`, {});
  const [meant] = useState(() => stillMeant(ui.kinds, stored.orders, ui.nextTurn?.(view) ?? null));
  const over = stored.orders.filter((order) => !meant.includes(order));
  const [first] = useState(() => proposedTo(ui, view, meant, proposal));
  const [rows, setRows] = useEntered(form, () => (first?.orders ?? meant).map(rowOf));
  const [proposedKey] = useState(() => (first === null ? null : rows[first.at]?.key));
  const isMerged = useMerged(props.settings, rows, setRows);
  const deeds = useOrderDeeds(props.matchId);
  const asked = usePastQuestions(props.matchId);
  const closed = ui.closed?.(view) ?? null;
  if (closed !== null) return <p>{say(closed)}</p>;
  const held = ui.held?.(view) ?? null;
  const othersThan = (key: string) => rows.filter((row) => row.key !== key).map(({ order }) => order);
  const [draft] = ui.drafts(view, othersThan(""));
  const recommended = ui.recommended?.(view) ?? [];
  const speech = { words, say, view };
  const orders = rows.map(({ order }) => order);
  const voids = orders.length === 0 ? [] : (ui.voids?.(speech, orders) ?? []);
  return (
    <div className="orders">
      <section>
        <p>{say("help")}</p>
        <p className="order-note">{t("inTime")}</p>
        {Object.values(ui.kinds).some(({ byHand }) => byHand) && <p className="order-note">{t("byHand")}</p>}
        {proposal !== null && first === null && ui.topicSettings === undefined && (
          <p className="order-note">{t("sleep.own")}</p>
        )}
        <ol>
          {rows.map(({ key, order }, index) => (
            <OrderRow
              key={key}
              number={index + 1}
              order={order}
              drafts={ui.drafts(view, othersThan(key))}
              ui={ui}
              speech={speech}
              answered={deeds?.filter((deed) => isSame(deed.order, order)).length ?? 0}
              isProposed={key === proposedKey}
              seats={seats.filter(({ seat }) => seat !== viewer)}
              onChange={(next) => setRows(rows.map((row) => (row.key === key ? { key, order: next } : row)))}
              onRemove={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <OrderTrial trial={tried(ui.kinds, orders, index, asked)} speech={speech} onMoment={onMoment} />
            </OrderRow>
          ))}
        </ol>
        {rows.length === 0 && recommended.length > 0 && (
          <Button
            size="small"
            data-testid="orders-recommended"
            onClick={() => setRows(recommended.map(rowOf))}
          >
            {t("recommended")}
          </Button>
        )}{" "}
        {draft !== undefined && (
          <Button
            size="small"
            data-testid="orders-add"
            data-kind={draft.kind}
            onClick={() => setRows([...rows, rowOf(draft)])}
          >
            {t("add")}
          </Button>
        )}
      </section>
      {voids.length > 0 && (
        <section data-testid="orders-voids">
          <h3>{t("voids")}</h3>
          <ul className="order-voids">
            {voids.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
          {say.has("voidNote") && <p className="order-note">{say("voidNote")}</p>}
        </section>
      )}
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
      {over.length > 0 && (
        <section>
          <h3>{t("withdrawn")}</h3>
          <ul className="orders-over">
            {over.map((order) => (
              <li key={JSON.stringify(order)}>
                {say(`kind.${order.kind}`)}:{" "}
                {order.answers
                  .map((answer) => nameOfAnswer(answer, { ui, speech, kind: order.kind, ask: t("ask") }))
                  .join(t("comma"))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {held !== null && <p role="status">{say(held)}</p>}
      {isMerged && <p role="status">{t("elsewhere")}</p>}
      <p className="orders-end">
        <BrassButton
          data-testid="orders-save"
          busy={isSending}
          disabled={held !== null}
          onClick={() => onSave({ ...(props.settings as object), ...more, orders })}
        >
          {t("save")}
        </BrassButton>
      </p>
      {deeds !== undefined && <OrderDeeds deeds={deeds} ui={ui} speech={speech} onMoment={onMoment} />}
    </div>
  );
}

type Row = ReturnType<typeof rowOf>;

/**
 * Takes orders that another page has saved, and given up, over into the rows that are edited here. Returns whether that
 * has happened.
 */
function useMerged(settings: unknown, rows: readonly Row[], setRows: (rows: Row[]) => void): boolean {
  const { orders = [] } = settings as Partial<Stored>;
  const [known, setKnown] = useState(orders);
  const [isMerged, setMerged] = useState(false);
  const without = (some: readonly StandingOrder[], others: readonly StandingOrder[]) =>
    some.filter((order) => !others.some((other) => isSame(order, other)));
  useEffect(() => {
    if (isSame(known, orders)) return;
    const added = without(orders, known);
    const gone = without(known, orders);
    const kept = rows.filter(({ order }) => !gone.some((other) => isSame(order, other)));
    const own = kept.map(({ order }) => order);
    setRows([...kept, ...without(added, own).map(rowOf)]);
    setKnown(orders);
    setMerged(true);
  });
  return isMerged;
}

/** The orders with a new one for a question; null if no order can answer it. */
function proposedTo(
  ui: OrderUi,
  view: unknown,
  orders: readonly StandingOrder[],
  proposal: Proposal | null,
): ReturnType<typeof withOrder> | null {
  const draft = proposal && proposed(ui.kinds, ui.drafts(view, orders), proposal);
  if (draft == null || proposal === null) return null;
  const when = ui.occasion?.(view, proposal.topic) ?? draft.when;
  const wanted = { ...withSureEnd(draft, ui), when };
  return withOrder(ui.kinds, orders, wanted);
}

/** An answer that may turn out to be impossible is followed by one that never is, if the order can name both. */
function withSureEnd(order: StandingOrder, ui: OrderUi): StandingOrder {
  const answers = ui.kinds[order.kind]?.answers;
  const [first] = order.answers;
  if (answers === undefined || !("oneOf" in answers) || first === undefined) return order;
  const sure = (ui.sure ?? []).filter((answer) => answers.oneOf.includes(answer));
  return withAnswer(order, 0, keyOf(first), { sure, most: answers.preferences ?? 1 });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function rowOf(order: StandingOrder) {
  return { key: newAnswerId(), order };
}
