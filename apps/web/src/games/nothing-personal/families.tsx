"use client";

import type { FamilyView } from "@consigliere/games/nothing-personal/view";
import { Figure } from "../../design/figure.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { Lamp } from "../shared/lamp.tsx";
import { Manner, useManner } from "../shared/manner.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";

/** By how many pixels marks of the same sum lie apart. */
const TIE = 9;

/** The families in seat order, with what everybody may count; and the track on which their respect is kept. */
export function Families() {
  const { t, view, words } = useBoard();
  const most = Math.max(20, ...view.families.map(({ respect }) => respect));
  return (
    <section className="np-families" aria-label={t("families")}>
      <ol className="np-family-list">
        {view.families.map((family) => (
          <Family key={family.seat} family={family} />
        ))}
      </ol>
      <div className="np-track" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part} className="np-tick" style={{ left: `${part * 100}%` }}>
            {Math.round(part * most)}
          </span>
        ))}
        {view.families.map(({ seat, respect }, i) => {
          const equals = view.families.slice(0, i).filter((one) => one.respect === respect).length;
          const part = respect / most;
          // Equals stand beside each other, towards the middle.
          const aside = equals * (part > 0.5 ? -TIE : TIE);
          return (
            <span key={seat} className="np-meeple" style={{ left: `calc(${part * 100}% + ${aside}px)` }}>
              <SeatMark seat={seat} size="small" />
            </span>
          );
        })}
      </div>
      <span className="visually-hidden">{words.text("stat.respect")}</span>
    </section>
  );
}

function Family({ family }: { readonly family: FamilyView }) {
  const { t, view, words, seats, viewer, waiting } = useBoard();
  const { seat, respect, money, supply, handCount } = family;
  const player = seats.find((one) => one.seat === seat);
  const manner = useManner()(player);
  const hasRing = view.ring === seat;
  const isAsked = waiting.some((one) => one.seat === seat);
  const isOut = view.commission?.passed.includes(seat) === true;
  return (
    <li
      className="np-family"
      data-seat={seat}
      data-site={`seat-${seat}`}
      data-mine={seat === viewer || undefined}
      data-asked={isAsked || undefined}
      data-out={isOut || undefined}
    >
      <Said
        words={[
          t("family", { name: words.name(seat), respect, money, cards: handCount, supply }),
          ...(manner === null ? [] : [manner]),
          ...(hasRing ? [t("hasRing")] : []),
          ...(isOut ? [t("hasPassed")] : []),
          ...(isAsked ? [t("isAsked")] : []),
        ].join(t("comma"))}
      >
        <span className="np-family-name">
          <SeatMark seat={seat} className="" />
          <b>{words.heading(seat)}</b>
        </span>
        <Manner of={player} />
        <span className="np-family-sums">
          <b>
            <Figure of={respect} say={(n) => t("respectShort", { n })} />
          </b>
          {hasRing && <Ring />}
          <b>
            <Figure of={money} say={(n) => t("dollars", { n })} sound="coin" />
          </b>
        </span>
        <span className="np-family-more">
          <span className="np-family-words">
            <Figure of={handCount} say={(cards) => t("familyMore", { cards, supply })} sound="card" />
          </span>
          <span className="np-family-icons">
            <i data-is="cards" /> {handCount} <i data-is="beads" /> {supply}
          </span>
        </span>
      </Said>
      <Lamp seat={seat} />
    </li>
  );
}

function Ring() {
  return (
    <svg viewBox="0 0 20 20" className="np-ring" aria-hidden="true">
      <circle cx="10" cy="12" r="6" fill="none" stroke="var(--brass)" strokeWidth="3" />
      <path d="M6.5 3.5h7L10 8Z" fill="var(--wine)" stroke="var(--ink)" strokeWidth="0.8" />
    </svg>
  );
}
