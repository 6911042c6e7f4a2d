"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { OrderKind, OrderValue, StandingOrder } from "@consigliere/contract/standing-orders";
import { useFormatter } from "next-intl";
import { SelectField, SwitchField } from "../design/fields.tsx";
import type { OrderSpeech, OrderUi } from "../games/order-ui.ts";
import { nameOfValue } from "./order-words.ts";

interface ConditionFieldProps {
  readonly name: string;
  readonly order: StandingOrder;
  readonly kind: OrderKind;
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
  readonly seats: readonly SeatView[];
  /** Undefined: the order has no condition here. */
  readonly onValue: (value: OrderValue | undefined) => void;
}

/** One condition of an order. */
export function ConditionField(props: ConditionFieldProps) {
  const { name, order, kind, ui, speech, seats, onValue } = props;
  const { say } = speech;
  const condition = kind.when[name];
  const value = order.when[name];
  const list = useFormatter().list;
  const words = {
    label: say(`label.${name}`),
    ...(say.has(`hint.${name}`) ? { hint: say(`hint.${name}`) } : {}),
  };
  switch (condition?.test) {
    case "is-so":
      return (
        <SwitchField {...words} checked={value === true} onChecked={(on) => onValue(on ? true : undefined)} />
      );
    case "at-most": {
      const { min, max } = condition;
      const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      return (
        <SelectField
          {...words}
          value={String(value ?? max)}
          choices={numbers.map((n) => ({ value: String(n), name: say(`amount.${name}`, { n }) }))}
          onValue={(chosen) => onValue(Number(chosen))}
        />
      );
    }
    case "any-of": {
      const named = Array.isArray(value) ? value : [];
      const others = new Set(seats.map(({ seat }) => `seat:${seat}`));
      const single = condition.of.filter(
        (one) => !one.startsWith("seat:") || others.has(one) || named.includes(one),
      );
      const nameOf = (one: string) => nameOfValue(ui, speech, one, order.kind);
      // Several values at once can come from other tools. They stay until something else is chosen.
      const together = named.length > 1 ? [{ value: named.join(" "), name: list(named.map(nameOf)) }] : [];
      return (
        <SelectField
          {...words}
          value={named.join(" ")}
          choices={[
            { value: "", name: say(`any.${name}`) },
            ...together,
            ...single.map((one) => ({ value: one, name: nameOf(one) })),
          ]}
          onValue={(chosen) => onValue(chosen === "" ? undefined : chosen.split(" "))}
        />
      );
    }
    default:
      return null;
  }
}
