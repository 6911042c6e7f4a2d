"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { StandingOrder } from "@consigliere/games/family-business/options";
import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import { SelectField, SwitchField } from "../../design/fields.tsx";
import type { GameWords } from "../game-words.ts";
import {
  choiceOf,
  type ResponseChoice,
  responsesAt,
  TRIGGERS,
  type Trigger,
  withResponse,
  withTrigger,
} from "./standing-orders.ts";

interface OrderRowProps {
  readonly number: number;
  readonly order: StandingOrder;
  /** The seats it can be narrowed to. */
  readonly seats: readonly SeatView[];
  readonly words: GameWords;
  readonly onChange: (order: StandingOrder) => void;
  readonly onRemove: () => void;
}

/** One standing order: when, from whom, and what is answered. */
export function OrderRow({ number, order, seats, words, onChange, onRemove }: OrderRowProps) {
  const t = useTranslations("board.family-business.settings");
  const [from] = order.fromSeats ?? [];
  const { response } = order;
  return (
    <li className="fb-order" aria-label={t("orderLabel", { number })}>
      <SelectField
        label={t("when")}
        value={order.trigger}
        choices={TRIGGERS.map((value) => ({ value, name: t(`trigger.${value}`) }))}
        onValue={(value) => onChange(withTrigger(order, value as Trigger))}
      />
      <SelectField
        label={t("from")}
        value={from === undefined ? "" : String(from)}
        choices={[
          { value: "", name: t("anybody") },
          ...seats.map(({ seat, name }) => ({ value: String(seat), name })),
        ]}
        onValue={(value) => onChange(withSeat(order, value))}
      />
      <SelectField
        label={t("then")}
        value={choiceOf(order)}
        choices={responsesAt(order.trigger).map((value) => ({ value, name: responseName(value, t, words) }))}
        onValue={(value) => onChange(withResponse(order, value as ResponseChoice))}
      />
      {typeof response !== "string" && (
        <SelectField
          label={t("otherwise")}
          value={response.otherwise}
          choices={(["pass", "ask"] as const).map((value) => ({ value, name: t(`response.${value}`) }))}
          onValue={(value) =>
            onChange({ ...order, response: { ...response, otherwise: value === "ask" ? "ask" : "pass" } })
          }
        />
      )}
      <SwitchField
        label={t("onlyDuringWar")}
        checked={order.onlyDuringWar === true}
        onChecked={(onlyDuringWar) => onChange({ ...order, onlyDuringWar })}
      />
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}

function withSeat(order: StandingOrder, value: string): StandingOrder {
  const { fromSeats: _fromSeats, ...rest } = order;
  return value === "" ? rest : { ...rest, fromSeats: [Number(value)] };
}

function responseName(
  choice: ResponseChoice,
  t: ReturnType<typeof useTranslations<"board.family-business.settings">>,
  words: GameWords,
): string {
  if (choice === "ask" || choice === "pass") return t(`response.${choice}`);
  const [first = "", second] = choice
    .slice("use:".length)
    .split(",")
    .map((kind) => words.text(`card.${kind}.name`));
  return second === undefined ? t("response.use", { first }) : t("response.useOr", { first, second });
}
