import { type ReactNode, useRef } from "react";
import { Movement } from "../../design/movement.tsx";
import { moveFocus } from "./arrow-keys.ts";

interface FanProps<Card extends string> {
  readonly cards: readonly Card[];
  readonly label: string;
  /** The button of a card. */
  readonly children: (card: Card) => ReactNode;
}

/** Cards in hand, side by side. The remaining cards close up when one leaves. */
export function Fan<Card extends string>({ cards, label, children }: FanProps<Card>) {
  const fan = useRef<HTMLOListElement>(null);
  return (
    <Movement within={fan}>
      <ol ref={fan} className="fan" aria-label={label} onKeyDown={moveFocus}>
        {cards.map((card, index) => (
          <li key={card} data-piece={card} data-site={index} style={tilt(index, cards.length)}>
            {children(card)}
          </li>
        ))}
      </ol>
    </Movement>
  );
}

function tilt(index: number, count: number): { rotate: string; translate: string } {
  const off = index - (count - 1) / 2;
  return { rotate: `${off * 2.2}deg`, translate: `0 ${Math.abs(off) ** 2 * 1.3}px` };
}
