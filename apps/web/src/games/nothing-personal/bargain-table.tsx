"use client";

import { SeatMark } from "../../design/seat-mark.tsx";
import { type Bundle, bargainIn } from "./bargain.ts";
import { useBoard } from "./board-context.ts";
import { cardName, signed } from "./labels.ts";
import { useCounter } from "./use-counter.ts";
import "./bargain-table.css";

/** So many coins lie one by one; the sum stands beside them. */
const COINS = [1, 2, 3, 4, 5, 6];

/** Two hands across the table: what I give, what I get, and what it comes to. */
export function BargainTable() {
  const { t, words, draft, viewer } = useBoard();
  const counter = useCounter();
  const bargain = draft === null ? null : bargainIn(draft);
  if (bargain === null || viewer === null) return null;
  const { other, mine, theirs } = bargain;
  const money = theirs.money - mine.money;
  const cards = theirs.cards.length - mine.cards.length;
  return (
    <section className="np-bargain" aria-live="polite" data-about="">
      <Hand seat={viewer} title={t("bargain.mine")} bundle={mine} />
      <Hand seat={other} title={t("bargain.theirs", { name: words.name(other) })} bundle={theirs} />
      <p className="np-balance">
        {t("bargain.balance", {
          money: money < 0 ? `−$${-money}` : `+$${money}`,
          cards: cards === 0 ? "0" : signed(cards),
        })}
        {counter !== null && (
          <button
            type="button"
            className="np-want"
            data-mark="open"
            data-testid="counter-offer"
            onClick={counter.press}
          >
            {t(counter.declines ? "bargain.declineCounter" : "bargain.counter")}
          </button>
        )}
      </p>
    </section>
  );
}

interface HandProps {
  readonly seat: number;
  readonly title: string;
  readonly bundle: Bundle;
}

function Hand({ seat, title, bundle: { money, cards, promises } }: HandProps) {
  const { t, words } = useBoard();
  return (
    <div className="np-bargain-hand" data-seat={seat}>
      <h3>
        <SeatMark seat={seat} size="tiny" /> {title}
      </h3>
      {money > 0 && (
        <p className="np-coins">
          {COINS.slice(0, money).map((coin) => (
            <i key={coin} aria-hidden="true" />
          ))}
          <b>{t("dollars", { n: money })}</b>
        </p>
      )}
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs look the same, and none changes places
        <span key={i} className="np-slip-card" data-back={card === null || undefined}>
          {card === null ? t("bargain.anyCard") : cardName(words, card)}
        </span>
      ))}
      {promises > 0 && <span className="np-stamped">{t("bargain.promises", { count: promises })}</span>}
      {money === 0 && cards.length === 0 && promises === 0 && <p>{t("bargain.nothing")}</p>}
    </div>
  );
}
