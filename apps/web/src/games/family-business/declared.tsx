"use client";

import type { CardPlay } from "@consigliere/games/family-business/card-play";
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { WindowView } from "@consigliere/games/family-business/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { useBoard } from "./board-context.ts";
import { FamilyCard } from "./family-card.tsx";
import { nameOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import "./declared.css";

/** The card on the table that may still be countered, whom it is aimed at, and who is asked. */
export function Declared({ window }: { readonly window: WindowView }) {
  const { t, words, waiting } = useBoard();
  const targets = targetsOf(window.play);
  const missing = window.eligible.filter((seat) => waiting.some((one) => one.seat === seat));
  return (
    <section className="fb-declared paper" aria-label={t("declaredLabel")}>
      <span className="fb-declared-card">
        <FamilyCard card={window.card} words={words} state="selected" />
      </span>
      <div>
        <h2>{t("declares", { name: words.name(window.attacker) })}</h2>
        {targets.length > 0 && (
          <ul className="fb-targets">
            {targets.map((id) => (
              <li key={id}>
                <Portrait of={faceOf(id)} />
                {nameOf(words, id)}
              </li>
            ))}
          </ul>
        )}
        <p>
          {t("admitted", {
            counters: window.kinds.map((kind) => words.text(`card.${kind}.name`)).join(t("comma")),
          })}
        </p>
        <p>
          {missing.length === 0
            ? t("allAnswered")
            : t("stillToAnswer", { names: missing.map((seat) => words.name(seat)).join(t("comma")) })}
        </p>
      </div>
    </section>
  );
}

/** Whom a card was declared against or for. */
function targetsOf({ params }: CardPlay): readonly MobsterId[] {
  if ("targets" in params) return params.targets;
  if ("sequence" in params) return params.sequence;
  return "target" in params ? [params.target] : [];
}
