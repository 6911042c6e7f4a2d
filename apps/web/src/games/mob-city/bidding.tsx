"use client";

import { gradeOf, INTERESTS, type Interest } from "@consigliere/games/mob-city/cards";
import { whatOf } from "@consigliere/games/mob-city/option-ids";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import "./bidding.css";

/** Dollars for each point of notoriety (5.1). */
const TIP = 50;
const POLICE = 200;
const FEARED = 5;

const SHOWN_IN: readonly string[] = ["bid", "tip", "pool", "hire", "hire-lists", "police", "whiskey"];

/** The bidding board: what each favour of the Family costs the viewer, and who stands where for it today. */
export function Bidding() {
  const { t, view } = useBoard();
  if (!SHOWN_IN.includes(view.phase.at)) return null;
  return (
    <section className="mc-bidding" aria-label={t("bidding")}>
      {INTERESTS.map((interest) => (
        <Plaque key={interest} interest={interest} />
      ))}
    </section>
  );
}

function Plaque({ interest }: { readonly interest: Interest }) {
  const { t, view, words, draft } = useBoard();
  const token = draft === null ? 0 : tokenIn(draft.draft, interest);
  const ranks = view.ranks?.[interest] ?? null;
  return (
    <div className="mc-plaque">
      <h2>
        {words.text(`interest.${interest}`)}
        {token > 0 && <b className="mc-rank">{token}</b>}
      </h2>
      <p>{t(`favour.${interest}`, useTerms())}</p>
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

/** What the favours cost or give the viewer today. */
function useTerms(): {
  readonly tip: number;
  readonly police: number;
  readonly hires: number;
  readonly grades: string;
} {
  const { view, viewer } = useBoard();
  const notoriety = viewer === null ? 1 : (view.captains[viewer]?.notoriety ?? 1);
  return {
    tip: TIP * notoriety,
    police: POLICE * notoriety,
    hires: notoriety >= FEARED ? 3 : 2,
    grades: view.whiskeysLeft.map(gradeOf).join(" ") || "none",
  };
}

/** The token that the draft puts on an interest; 0: none. */
function tokenIn(draft: { readonly form: string }, interest: Interest): number {
  const found = JSON.stringify(draft).match(/interest:(\w+)/g) ?? [];
  return found.findIndex((id) => whatOf("interest", id) === interest) + 1;
}
