"use client";

import type { State } from "@consigliere/games/nothing-personal/state";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { DieFace } from "./die.tsx";

type Phase = "commission" | "crew" | "fence" | "feds" | "family";

/** The phase of each step; before and after them is none. */
const PHASES: Partial<Readonly<Record<State["phase"]["at"], Phase>>> = {
  "sit-down": "commission",
  "sit-down-answers": "commission",
  commission: "commission",
  "tie-order": "crew",
  "last-call": "crew",
  "tie-income": "crew",
  income: "crew",
  crew: "crew",
  draw: "fence",
  fence: "fence",
  "feds-call": "feds",
  arrests: "feds",
  jailbreak: "feds",
  family: "family",
  associates: "family",
  bookkeeping: "family",
};

/** Beside the throne: round and phase at its left; the lap with its ante, or the dice that lie there, at its right. */
export function Status() {
  const { t, view, words, event } = useBoard();
  const { commission, round, options, deckCounts, stock, dice } = view;
  const now = PHASES[view.phase.at];
  const stocked = { neutral: stock.neutral, gold: stock.blackmail, silver: stock.omerta };
  return (
    <>
      <section className="np-status" aria-label={t("status")}>
        <p title={`${t("deck", { deck: deckCounts.influence })} ${t("stock", stocked)}`}>
          {t("round", { round: Math.max(1, round), of: options.rounds })}
        </p>
        {now !== undefined && <b>{words.text(`phase.${now}`)}</b>}
      </section>
      <div className="np-status np-lap" aria-live="polite">
        {dice.length > 0 ? (
          <>
            <span className="np-dice">
              {dice.map(({ die, face }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same, and none changes places
                <span key={`${die} ${face} ${i}`}>
                  <Said words={`${words.text(`die.${die}`)}: ${words.text(`face.${face}`)}`}>
                    <DieFace die={die} face={face} />
                  </Said>
                </span>
              ))}
            </span>
            {event?.type === "die-rerolled" && <p>{words.event(event)}</p>}
          </>
        ) : (
          commission !== null && (
            <>
              <p>{t("lap", { lap: commission.lap })}</p>
              <b>{t("ante", { ante: commission.ante })}</b>
            </>
          )
        )}
      </div>
    </>
  );
}
