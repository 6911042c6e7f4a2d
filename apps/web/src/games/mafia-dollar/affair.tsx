"use client";

import type { WaitingView } from "@consigliere/contract/play";
import type { CardId, RacketId } from "@consigliere/games/mafia-dollar/cards";
import type { RobberyView, View } from "@consigliere/games/mafia-dollar/view";
import type { ReactNode } from "react";
import { Envelope } from "../../design/envelope.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { useBoard } from "./board-context.ts";
import { DollarCard } from "./dollar-card.tsx";
import { faceOf } from "./faces.ts";
import { callName, nameOf, ruleOf } from "./labels.ts";
import { RacketChip } from "./racket-chip.tsx";
import "./affair.css";

/** What is going on in the middle of the table: a card being resolved, a sealed window, a warehouse broken into. */
export function Affair() {
  const { t, view, words } = useBoard();
  if (view.robbery !== null) return <Plunder robbery={view.robbery} />;
  if (view.gifts !== null) {
    return (
      <Sheet card={view.resolving} title={t("giftsTitle")}>
        <p>{t("giftsHelp")}</p>
        <Rackets rackets={view.gifts} />
      </Sheet>
    );
  }
  if (view.resolving === null) return null;
  return (
    <Sheet card={view.resolving} title={t("isPlayed", { card: nameOf(words, view.resolving) })}>
      <p>{ruleOf(words, view.resolving)}</p>
      {view.window !== null && <Sealed view={view} />}
    </Sheet>
  );
}

interface SheetProps {
  readonly card: CardId | null;
  readonly title: string;
  readonly children: ReactNode;
}

function Sheet({ card, title, children }: SheetProps) {
  const { words } = useBoard();
  return (
    <section className="md-affair paper" aria-label={title}>
      {card !== null && (
        <span className="md-affair-card">
          <DollarCard card={card} words={words} state="selected" />
        </span>
      )}
      <div className="md-affair-words">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** One envelope for everybody who is asked: sealed once the answer is in. */
function Sealed({ view }: { readonly view: View }) {
  const { t, words, waiting } = useBoard();
  const seats = askedIn(view, waiting);
  return (
    <ul className="md-envelopes">
      {seats.map((seat) => {
        const isMissing = waiting.some((one) => one.seat === seat);
        const name = words.name(seat);
        return (
          <li key={seat}>
            <Envelope
              seat={seat}
              sealed={!isMissing}
              label={isMissing ? t("envelopeOpen", { name }) : t("envelopeSealed", { name })}
            />
            <span aria-hidden="true">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Everybody passes a card; gifts are asked of rivals who own more than one racket. Both are public. */
function askedIn({ seats, window, turn }: View, waiting: readonly WaitingView[]): number[] {
  if (window === "pass") return seats.map(({ seat }) => seat);
  if (window !== "gift") return waiting.map(({ seat }) => seat);
  return seats
    .filter(({ seat, warehouses }) => {
      const rackets = warehouses.reduce((sum, warehouse) => sum + warehouse.racketCount, 0);
      return seat !== turn?.seat && rackets > 1;
    })
    .map(({ seat }) => seat);
}

function Plunder({ robbery }: { readonly robbery: RobberyView }) {
  const { t, words } = useBoard();
  const { gangster, warehouse, victim, rackets } = robbery;
  const title = t("insideTitle", {
    gangster: callName(words, gangster),
    warehouse: nameOf(words, warehouse),
  });
  return (
    <section className="md-affair paper" aria-label={title}>
      <span className="md-affair-face">
        <Portrait of={faceOf(gangster)} />
      </span>
      <div className="md-affair-words">
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
