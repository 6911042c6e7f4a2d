"use client";

import { LOOT } from "@consigliere/games/crooks/cards";
import { Figure } from "../../design/figure.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { Lamp, usePresence } from "../shared/lamp.tsx";
import { Manner, useManner } from "../shared/manner.tsx";
import { useBoard, useShowing } from "./board-context.ts";
import { runningOf } from "./forecast.ts";
import { GangMark } from "./gang-mark.tsx";
import { gangTallies, nextPlay } from "./knowledge.ts";
import { crewName, gangName } from "./labels.ts";
import { faceOfBoss } from "./portraits.ts";
import { Tile } from "./tile.tsx";

/** The head of a row: the boss of the crew, who plays it, the money, and the crook just hired. */
export function BossCard({ seat }: { readonly seat: number }) {
  const { t, view, words, seats, viewer, waiting, scene, shown, show, draft } = useBoard();
  const showing = useShowing({ kind: "seat", seat });
  const presence = usePresence(seat);
  const manner = useManner()(seats.find((one) => one.seat === seat));
  const facts = view.seats[seat];
  if (facts === undefined) return null;
  const player = seats.find((one) => one.seat === seat);
  const isAwaited = waiting.some((one) => one.seat === seat);
  const hand = view.hand?.seat === seat ? view.hand : null;
  const status = facts.isResigned ? "resigned" : facts.passed !== null ? "passed" : null;
  const majorities = gangTallies(view).filter(({ leader }) => leader === seat);
  const running = runningOf(view, seat);
  const isPlaying = view.phase === "play";
  // A Pickpocket is asked: what he would bring.
  const loot = seat === viewer && draft?.prompt.topic === "pickpocket" ? facts.money + LOOT : null;
  const total = view.score?.seats.find((one) => one.seat === seat)?.total;
  const label = [
    words.name(seat),
    ...(manner === null ? [] : [manner]),
    crewName(words, facts.crew),
    t("dollars", { money: facts.money }),
    ...(presence === null ? [] : [presence]),
    ...(isPlaying ? [t("runningLong", { points: running.points })] : []),
    ...majorities.map(({ gang }) => t("majority", { gang: gangName(words, gang) })),
    ...(status === null ? [] : [t(`status.${status}`)]),
    ...(isAwaited ? [t("status.decides")] : []),
    ...(hand === null ? [] : [t("holdsOne")]),
    ...(total === undefined ? [] : [t("points", { points: total })]),
  ].join(t("comma"));
  return (
    <button
      type="button"
      // Arrow keys lead here from the targets. The tab key stops at possible choices.
      tabIndex={-1}
      className="ck-boss"
      data-site={`seat-${seat}`}
      data-seat={seat}
      data-mine={seat === viewer || undefined}
      data-active={view.active === seat || undefined}
      data-awaited={isAwaited || undefined}
      data-out={facts.passed !== null || undefined}
      data-event={scene.seat === seat || undefined}
      data-shown={(shown?.kind === "seat" && shown.seat === seat) || undefined}
      {...showing}
      onClick={() => show({ kind: "seat", seat })}
    >
      <span className="visually-hidden">{label}</span>
      <span className="ck-boss-card" data-crew={facts.crew} aria-hidden="true">
        <Portrait of={faceOfBoss(facts.crew)} />
        <SeatBand seat={seat} className="ck-boss-band" />
        {player?.portrait != null && (
          <span className="ck-boss-face">
            <Portrait of={player.portrait} shape="round" />
          </span>
        )}
        <SeatMark seat={seat} className="ck-boss-seal" />
      </span>
      <span className="ck-boss-words" aria-hidden="true">
        <b>
          <Lamp seat={seat} />
          {words.heading(seat)}
        </b>
        <Manner of={player} />
        <small>{crewName(words, facts.crew)}</small>
        <span className="ck-boss-line">
          <SeatMark seat={seat} className="ck-boss-mark" />
          <span className="ck-money">
            <Figure of={facts.money} say={(money) => t("price", { money })} sound="coin" />
          </span>
          {loot !== null && <b className="ck-loot">{t("becomes", { value: t("price", { money: loot }) })}</b>}
          {majorities.map(({ gang }) => (
            <GangMark key={gang} gang={gang} />
          ))}
        </span>
        {isPlaying && (
          <span className="ck-running">
            {t("running", { points: running.points, open: running.isOpen ? "yes" : "no" })}
          </span>
        )}
        {total !== undefined && <span className="ck-total">{t("points", { points: total })}</span>}
        {status !== null && (
          <span className="ck-tag" data-status={status}>
            {t(`status.${status}`)}
          </span>
        )}
      </span>
      {hand !== null && (
        <span className="ck-boss-hand" aria-hidden="true">
          <Tile
            played={{ play: nextPlay(view), owner: seat, facing: "down", from: hand.from, crook: hand.crook }}
          />
        </span>
      )}
    </button>
  );
}
