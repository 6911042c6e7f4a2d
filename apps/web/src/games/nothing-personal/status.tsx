"use client";

import { facesOf } from "@consigliere/games/nothing-personal/dice";
import type { State } from "@consigliere/games/nothing-personal/state";
import { useBoard } from "./board-context.ts";
import { manName } from "./labels.ts";
import "./status.css";

const PHASES = ["commission", "crew", "fence", "feds", "family"] as const;
type PhaseName = (typeof PHASES)[number];

/** Which of the five phases of a round a moment belongs to; null: before and after the rounds. */
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

/** Round and phase, the Commission's lap and ante, the dice on the table, and who is off the board. */
export function Status() {
  const { t, view, words, event } = useBoard();
  const { commission, round, options, dice, prison, fishes, deckCounts } = view;
  const now = phaseAt(view.phase.at);
  const isRoll = event?.type === "die-rolled" || event?.type === "die-rerolled";
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
          {commission.passed.length > 0 && <span>{t("passed", { count: commission.passed.length })}</span>}
        </p>
      )}
      {dice.length > 0 && (
        <div className="np-dice" aria-live="polite">
          {dice.map(({ die, face }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same, and none changes places
            <span key={`${die} ${i}`} className="np-die" data-die={die}>
              <b>{words.text(`face.${face}`)}</b>
              <span className="visually-hidden">{words.text(`die.${die}`)}</span>
              <small aria-hidden="true">
                {[...new Set(facesOf(die))].map((one) => words.text(`face.${one}`)).join(" ")}
              </small>
            </span>
          ))}
        </div>
      )}
      {isRoll && event !== null && <p className="np-said">{words.event(event)}</p>}
      <details className="np-off">
        <summary>
          {t("off", { prison: prison.length, fishes: fishes.length, deck: deckCounts.influence })}
        </summary>
        <p>
          {t("inPrison", { names: prison.map((id) => manName(words, id)).join(t("comma")) || t("nobody") })}
        </p>
        <p>
          {t("inFishes", { names: fishes.map((id) => manName(words, id)).join(t("comma")) || t("nobody") })}
        </p>
        <p>
          {t("stock", { neutral: view.stock.neutral, gold: view.stock.blackmail, silver: view.stock.omerta })}
        </p>
      </details>
    </section>
  );
}
