"use client";

import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { GangMark } from "./gang-mark.tsx";
import { gangTallies, unknownIn } from "./knowledge.ts";
import { gangName } from "./labels.ts";

/**
 * The number of each gang's members that each seat employs, as far as the viewer knows, and the value of the majority.
 */
export function GangLedger() {
  const { t, view, words, scene, viewer } = useBoard();
  const isHidden = view.seats.some(({ seat }) => unknownIn(view, seat) > 0);
  return (
    <section className="ck-ledger paper" aria-label={t("gangs")}>
      <h2>{t("gangs")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {view.seats.map(({ seat }) => (
              <th key={seat} scope="col" data-mine={seat === viewer || undefined}>
                <SeatMark seat={seat} label={words.name(seat)} />
              </th>
            ))}
            <th scope="col">{t("award")}</th>
          </tr>
        </thead>
        <tbody>
          {gangTallies(view).map(({ gang, award, counts, leader }) => (
            <tr key={gang} data-event={scene.gang === gang || undefined}>
              <th scope="row">
                <span className="ck-gang-name">
                  <GangMark gang={gang} />
                  {gangName(words, gang)}
                </span>
              </th>
              {view.seats.map(({ seat }) => (
                <td
                  key={seat}
                  data-leads={leader === seat || undefined}
                  data-mine={seat === viewer || undefined}
                >
                  {counts[seat]}
                  {leader === seat && <span className="visually-hidden"> {t("leads")}</span>}
                </td>
              ))}
              <td className="ck-award">{t("points", { points: award })}</td>
            </tr>
          ))}
          {isHidden && (
            <tr className="ck-ledger-dark">
              <th scope="row">{t("inTheDark")}</th>
              {view.seats.map(({ seat }) => (
                <td key={seat} data-mine={seat === viewer || undefined}>
                  {unknownIn(view, seat) === 0 ? "–" : `+${unknownIn(view, seat)}`}
                </td>
              ))}
              <td />
            </tr>
          )}
        </tbody>
        {view.score !== null && <ScoreRows />}
      </table>
      <p className="ck-bank">{t("bank", { money: view.bank })}</p>
    </section>
  );
}

/** The count at the end: targets, gangs, all. */
function ScoreRows() {
  const { t, view, viewer } = useBoard();
  return (
    <tfoot>
      {(["targets", "gangs", "total"] as const).map((part) => (
        <tr key={part} data-part={part}>
          <th scope="row">{t(`score.${part}`)}</th>
          {view.score?.seats.map((score) => (
            <td key={score.seat} data-mine={score.seat === viewer || undefined}>
              {score[part]}
            </td>
          ))}
          <td />
        </tr>
      ))}
    </tfoot>
  );
}
