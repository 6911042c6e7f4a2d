"use client";

import type { State } from "@consigliere/games/nothing-personal/state";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { manName } from "./labels.ts";

const PHASES = ["commission", "crew", "fence", "feds", "family"] as const;
type PhaseName = (typeof PHASES)[number];

/** The phase of the round, one of five; null: before and after the rounds. */
function phaseAt(at: State["phase"]["at"]): PhaseName | null {
  switch (at) {
    case "sit-down":
    case "sit-down-answers":
    case "commission":
      return "commission";
    case "tie-order":
    case "last-call":
    case "tie-income":
    case "income":
    case "crew":
      return "crew";
    case "draw":
    case "fence":
      return "fence";
    case "feds-call":
    case "arrests":
    case "jailbreak":
      return "feds";
    case "family":
    case "associates":
    case "bookkeeping":
      return "family";
    default:
      return null;
  }
}

/** Round and phase, the Commission's lap and ante, and who is off the board. */
export function Status() {
  const { t, view, words } = useBoard();
  const { commission, round, options, prison, fishes, deckCounts } = view;
  const now = phaseAt(view.phase.at);
  return (
    <section className="np-status" aria-label={t("status")}>
      <p className="np-round">{t("round", { round: Math.max(1, round), of: options.rounds })}</p>
      <ol className="np-phases">
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === now ? "step" : undefined}>
            <span>{words.text(`phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      {commission !== null && (
        <p className="np-ante">
          <b>{t("lap", { lap: commission.lap })}</b>
          <b className="np-ante-sum">{t("ante", { ante: commission.ante })}</b>
          {commission.passed.length > 0 && (
            <span className="np-passed">{t("passed", { count: commission.passed.length })}</span>
          )}
        </p>
      )}
      <details className="np-off">
        <summary>
          <Said
            words={t("off", { prison: prison.length, fishes: fishes.length, deck: deckCounts.influence })}
          >
            <OffBoard of="M3 2V14M8 2V14M13 2V14M1 3H15M1 13H15" count={prison.length} />
            <OffBoard of="M1 8Q7 1 12 8Q7 15 1 8ZM12 8L15.5 4V12Z" count={fishes.length} />
            <OffBoard of="M3 1.5H11V14.5H3ZM13 4V14.5" count={deckCounts.influence} />
          </Said>
        </summary>
        <p>
          {t("inPrison", {
            names: prison.length === 0 ? t("nobody") : words.list(prison.map((id) => manName(words, id))),
          })}
        </p>
        <p>
          {t("inFishes", {
            names: fishes.length === 0 ? t("nobody") : words.list(fishes.map((id) => manName(words, id))),
          })}
        </p>
        <p>
          {t("deck", { deck: deckCounts.influence })}{" "}
          {t("stock", { neutral: view.stock.neutral, gold: view.stock.blackmail, silver: view.stock.omerta })}
        </p>
      </details>
    </section>
  );
}

/** Bars, a fish, a deck: how many are there. */
function OffBoard({ of, count }: { readonly of: string; readonly count: number }) {
  return (
    <span className="np-off-sign">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={of} />
      </svg>
      {count}
    </span>
  );
}
