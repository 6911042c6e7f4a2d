import type { CardId } from "@consigliere/games/nothing-personal/cards";
import type { GameWords } from "../game-words.ts";
import { cardName, linedUp, rulesOf, type Say } from "./labels.ts";

interface ClippingProps {
  readonly card: CardId;
  readonly words: GameWords;
  readonly t: Say;
  readonly state?: "still" | "playable" | "blocked";
}

/** An influence card: a clipping of the morning paper with the markers that it brings. */
export function Clipping({ card, words, t, state = "still" }: ClippingProps) {
  const rules = rulesOf(t, words, card).join(" ");
  return (
    <span className="np-clipping printed" data-state={state} data-does={rules !== "" || undefined}>
      <span className="np-clipping-title">{cardName(words, card)}</span>
      {linedUp(t, words, card).map(({ n, who }) => (
        <span key={who} className="np-clipping-line">
          <b>{n}</b>
          <span>{who}</span>
        </span>
      ))}
      <span>{rules}</span>
    </span>
  );
}
