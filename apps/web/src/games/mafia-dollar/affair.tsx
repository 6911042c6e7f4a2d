"use client";

import type { CardId, RacketId } from "@consigliere/games/mafia-dollar/cards";
import type { RobberyView } from "@consigliere/games/mafia-dollar/view";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { faceOf } from "./faces.ts";
import { callName, nameOf } from "./labels.ts";
import { RacketChip } from "./racket-chip.tsx";

/** The business in the middle of the table: gifts, or a robbery. */
export function Affair() {
  const { t, view } = useBoard();
  if (view.robbery !== null) return <Plunder robbery={view.robbery} />;
  if (view.gifts !== null) {
    return (
      <Sheet card={view.resolving} title={t("giftsTitle")}>
        <p>{t("giftsHelp")}</p>
        <Rackets rackets={view.gifts} />
      </Sheet>
    );
  }
  return null;
}

interface SheetProps {
  readonly card: CardId | null;
  readonly title: string;
  readonly children: ReactNode;
}

function Sheet({ card, title, children }: SheetProps) {
  const { words } = useBoard();
  return (
    <section className="md-affair" aria-label={title}>
      {card !== null && (
        <span className="md-affair-card">
          <DollarCard card={card} words={words} state="selected" />
        </span>
      )}
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

function Plunder({ robbery }: { readonly robbery: RobberyView }) {
  const { t, words } = useBoard();
  const { gangster, warehouse, victim, rackets } = robbery;
  const title = t("insideTitle", {
    gangster: callName(words, gangster),
    warehouse: nameOf(words, warehouse),
  });
  return (
    <section className="md-affair" aria-label={title}>
      <span className="md-affair-face">
        <Portrait of={faceOf(gangster)} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{t("inside", { name: words.name(victim) })}</p>
        {rackets === null ? <p>{t("insideHidden")}</p> : <Rackets rackets={rackets} />}
      </div>
    </section>
  );
}

function Rackets({ rackets }: { readonly rackets: readonly RacketId[] }) {
  return (
    <ul className="md-rackets" data-large>
      {rackets.map((racket) => (
        <li key={racket}>
          <RacketChip racket={racket} />
        </li>
      ))}
    </ul>
  );
}
