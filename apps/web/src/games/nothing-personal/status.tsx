"use client";

import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { DieFace } from "./die.tsx";

/** The steps of each phase; before and after them is none. */
const PHASES = {
  commission: "sit-down sit-down-answers commission",
  crew: "tie-order last-call tie-income income crew",
  fence: "draw fence",
  feds: "feds-call arrests jailbreak",
  family: "family associates bookkeeping",
};

/** Beside the throne: round and phase at its left; the lap with its ante, or the dice that lie there, at its right. */
export function Status() {
  const { t, view, words, event } = useBoard();
  const { commission, round, options, dice } = view;
  const now = Object.entries(PHASES).find(([, steps]) => steps.split(" ").includes(view.phase.at))?.[0];
  return (
    <>
      <section className="np-status" aria-label={t("status")}>
        <p>{t("round", { round: Math.max(1, round), of: options.rounds })}</p>
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
