"use client";

import { INTERESTS, type Interest } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { termsOf } from "./terms.ts";
import { type Tokens, useTokens } from "./use-tokens.ts";
import "./bidding.css";

const SHOWN_IN: readonly string[] = ["bid", "tip", "pool", "hire", "hire-lists", "police", "whiskey"];

/** The bidding board: what each favour of the Family costs the viewer, the token on it, and who stands where for it today. */
export function Bidding() {
  const { t, view, draft } = useBoard();
  const tokens = useTokens(draft);
  if (!SHOWN_IN.includes(view.phase.at)) return null;
  return (
    <section className="mc-bidding" aria-label={t("bidding")}>
      <div className="mc-plaques">
        {INTERESTS.map((interest) => (
          <Plaque key={interest} interest={interest} tokens={tokens} />
        ))}
      </div>
    </section>
  );
}

function Plaque({ interest, tokens }: { readonly interest: Interest; readonly tokens: Tokens | null }) {
  const { t, view, words } = useBoard();
  const ranks = view.ranks?.[interest] ?? null;
  return (
    <div className="mc-plaque">
      {tokens === null ? (
        <div className="mc-plaque-face">
          <Engraving interest={interest} />
        </div>
      ) : (
        <button
          type="button"
          className="mc-plaque-face"
          data-mark={tokens.isPut(interest) ? "chosen" : "open"}
          data-testid={`option-${optionId("interest", interest)}`}
          aria-pressed={tokens.isPut(interest)}
          onClick={() => tokens.putOn(interest)}
        >
          <Engraving interest={interest} />
          <b className="mc-token" data-pencil={!tokens.isPut(interest) || undefined}>
            {tokens.on(interest)}
          </b>
        </button>
      )}
      {ranks !== null && (
        <ol aria-label={t("order")}>
          {ranks.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} label={words.name(seat)} className="size-5" />
              <small>{t("token", { token: (view.bids?.[seat]?.indexOf(interest) ?? 0) + 1 })}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What it is, what it costs or gives the viewer, and what that is good for. */
function Engraving({ interest }: { readonly interest: Interest }) {
  const { t, view, viewer, words } = useBoard();
  const terms = termsOf(view, viewer);
  const price = terms.price[interest];
  return (
    <>
      <strong>{words.text(`interest.${interest}`)}</strong>
      <span
        className="mc-plaque-price"
        data-short={price !== null && terms.cash !== null && price > terms.cash ? "" : undefined}
      >
        {price === null
          ? t(interest === "enforcer" ? "gives.enforcer" : "gives.whiskey", terms.gives)
          : t("costs", { money: price })}
      </span>
      <span className="mc-good">{t(`favour.${interest}`)}</span>
    </>
  );
}
