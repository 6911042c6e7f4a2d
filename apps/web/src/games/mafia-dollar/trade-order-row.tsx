"use client";

import type { SeatView } from "@consigliere/contract/match";
import { type HandCardId, SYMBOLS, TRADE_CLASSES } from "@consigliere/games/mafia-dollar/cards";
import { DISCLOSURES, WANTS } from "@consigliere/games/mafia-dollar/trade-terms";
import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import { SelectField } from "../../design/fields.tsx";
import type { GameWords } from "../game-words.ts";
import { className, nameOf, wantLabel } from "./labels.ts";
import { conditionOf, partnerOf, type TradeOrder, withCondition, withPartner } from "./trade-orders.ts";

interface TradeOrderRowProps {
  readonly number: number;
  readonly order: TradeOrder;
  readonly hand: readonly HandCardId[];
  /** The seats it can be narrowed to. */
  readonly seats: readonly SeatView[];
  readonly words: GameWords;
  readonly onChange: (order: TradeOrder) => void;
  readonly onRemove: () => void;
}

/** One standing trade order: what is offered in whose turn, or which offer is taken with which card. */
export function TradeOrderRow(props: TradeOrderRowProps) {
  const { number, order, hand, seats, words, onChange, onRemove } = props;
  const t = useTranslations("board.mafia-dollar");
  const isOffer = order.type === "offer";
  const cards = hand.includes(order.give) ? hand : [order.give, ...hand];
  const partner = partnerOf(order);
  return (
    <li className="md-order" aria-label={t("settings.orderLabel", { number })}>
      <h4>{t(`settings.kind.${order.type}`)}</h4>
      <SelectField
        label={t(isOffer ? "settings.inTurnOf" : "settings.from")}
        value={String(partner)}
        choices={[
          { value: "anyone", name: t("settings.anyone") },
          ...seats.map(({ seat, name }) => ({ value: String(seat), name })),
        ]}
        onValue={(value) => onChange(withPartner(order, value === "anyone" ? "anyone" : Number(value)))}
      />
      {order.type === "accept" && (
        <SelectField
          label={t("settings.ifShown")}
          value={conditionOf(order)}
          choices={[
            { value: "", name: t("settings.whatever") },
            ...TRADE_CLASSES.map((value) => ({ value, name: className(words, value) })),
            ...SYMBOLS.map((symbol) => ({
              value: `symbol:${symbol}`,
              name: t("want.symbol", { symbol: t(`symbol.${symbol}`) }),
            })),
          ]}
          onValue={(value) => onChange(withCondition(order, value))}
        />
      )}
      <SelectField
        label={t("settings.give")}
        value={order.give}
        choices={cards.map((card) => ({ value: card, name: nameOf(words, card) }))}
        onValue={(value) => onChange({ ...order, give: value as HandCardId })}
        {...(hand.includes(order.give) ? {} : { hint: t("settings.notInHand") })}
      />
      {isOffer && (
        <>
          <SelectField
            label={t("settings.disclose")}
            value={order.disclose}
            choices={DISCLOSURES.map((value) => ({ value, name: t(`trade.show.${value}`) }))}
            onValue={(value) => onChange({ ...order, disclose: value as typeof order.disclose })}
          />
          <SelectField
            label={t("settings.want")}
            value={order.want}
            choices={WANTS.map((value) => ({ value, name: wantLabel(t, words, value) }))}
            onValue={(value) => onChange({ ...order, want: value as typeof order.want })}
          />
        </>
      )}
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t("settings.remove")}
      </Button>
    </li>
  );
}
