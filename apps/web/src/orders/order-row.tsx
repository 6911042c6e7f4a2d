"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { OrderKind, StandingOrder } from "@consigliere/contract/standing-orders";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { SelectField } from "../design/fields.tsx";
import type { OrderSpeech, OrderUi } from "../games/order-ui.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { ConditionField } from "./condition-field.tsx";
import { withCondition } from "./order-edits.ts";

interface OrderRowProps {
  readonly number: number;
  readonly order: StandingOrder;
  /** The possible replacements, one of each kind. */
  readonly drafts: readonly StandingOrder[];
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
  /** The seats to which it can be limited. */
  readonly seats: readonly SeatView[];
  readonly onChange: (order: StandingOrder) => void;
  readonly onRemove: () => void;
  /** The number of questions that it has answered in this match. */
  readonly answered: number;
  /** It is for the current question, and is new. */
  readonly isProposed: boolean;
  /** Content below its answer. */
  readonly children: ReactNode;
}

/** One standing order: its occasion, its conditions, and its answer. */
export function OrderRow(props: OrderRowProps) {
  const { number, order, drafts, ui, speech, seats, onChange, onRemove, answered, isProposed } = props;
  const t = useTranslations("orders");
  const { say } = speech;
  const kind = ui.kinds[order.kind];
  if (kind === undefined) return null;
  const kinds = [...new Set([order.kind, ...drafts.map((draft) => draft.kind)])];
  const inOrder = Object.keys(ui.kinds).filter((name) => kinds.includes(name));
  // It applies to the next turn, whatever its number.
  const conditions = Object.entries(kind.when)
    .filter(([name, { test }]) => test !== "own-turn" && (ui.shows?.(order, name) ?? true))
    .map(([name]) => name);
  const field = (name: string) => (
    <ConditionField
      key={name}
      name={name}
      order={order}
      kind={kind}
      ui={ui}
      speech={speech}
      seats={seats}
      onValue={(value) => onChange(withCondition(order, name, value))}
    />
  );
  return (
    <li className="order" data-proposed={isProposed || undefined} aria-label={t("label", { number })}>
      {isProposed && <p className="order-note">{t("proposed")}</p>}
      {answered > 0 && <p className="order-note">{t("count", { count: answered })}</p>}
      {inOrder.length > 1 ? (
        <SelectField
          label={t("when")}
          value={order.kind}
          choices={inOrder.map((value) => ({ value, name: say(`kind.${value}`) }))}
          onValue={(value) => onChange(drafts.find((draft) => draft.kind === value) ?? order)}
        />
      ) : (
        <h3>{say(`kind.${order.kind}`)}</h3>
      )}
      {conditions.filter((name) => !isLimit(kind, name)).map(field)}
      <AnswerFields order={order} kind={kind} ui={ui} speech={speech} onChange={onChange} />
      {conditions.filter((name) => isLimit(kind, name)).map(field)}
      {props.children}
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}

/** The price limit of an answer is shown after the answer. */
function isLimit({ when }: OrderKind, name: string): boolean {
  return when[name]?.test === "at-most";
}
