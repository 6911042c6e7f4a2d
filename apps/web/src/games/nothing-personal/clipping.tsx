import { type CardId, cardOf } from "@consigliere/games/nothing-personal/cards";
import type { GameWords } from "../game-words.ts";
import { cardName, linesOf, rulesOf, type Say } from "./labels.ts";
import "./clipping.css";

interface ClippingProps {
  readonly card: CardId;
  readonly words: GameWords;
  readonly t: Say;
  readonly state?: "still" | "playable" | "selected" | "blocked";
}

/** An influence card: a clipping of the morning paper with the markers that it brings. */
export function Clipping({ card, words, t, state = "still" }: ClippingProps) {
  const { lines } = cardOf(card);
  const said = linesOf(t, words, card);
  const rules = rulesOf(t, words, card);
  return (
    <span className="np-clipping" data-state={state}>
      <span className="np-clipping-title">{cardName(words, card)}</span>
      <span>
        {lines.map((line, i) => (
          <span key={said[i]} className="np-clipping-line">
            <b>{line.n}</b>
            {said[i]?.replace(/^\S+\s?/, "")}
          </span>
        ))}
      </span>
      {rules.length > 0 && <span className="np-clipping-rule">{rules.join(" ")}</span>}
    </span>
  );
}
