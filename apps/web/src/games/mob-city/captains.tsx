"use client";

import { gradeOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { CaptainView } from "@consigliere/games/mob-city/view";
import { Figure } from "../../design/figure.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { atSeat } from "../../stage/aim.ts";
import { Lamp, usePresence } from "../shared/lamp.tsx";
import { Manner, useManner } from "../shared/manner.tsx";
import { useBoard } from "./board-context.ts";
import { CardBack } from "./enforcer-card.tsx";
import { faceOf } from "./portraits.ts";

/** Everybody at the table, the viewer last: cash, notoriety, whiskey, police, and the backs of their groups. */
export function Captains() {
  const { t, view, viewer } = useBoard();
  const others = view.captains.filter(({ seat }) => seat !== viewer);
  const mine = view.captains.filter(({ seat }) => seat === viewer);
  return (
    <section className="mc-captains" aria-label={t("captains")}>
      {[...others, ...mine].map((captain) => (
        <Captain key={captain.seat} captain={captain} />
      ))}
    </section>
  );
}

function Captain({ captain }: { readonly captain: CaptainView }) {
  const { t, view, words, seats, viewer, waiting } = useBoard();
  const { seat, cash, notoriety, whiskey, groups } = captain;
  const presence = usePresence(seat);
  const player = seats.find((one) => one.seat === seat);
  const manner = useManner()(player);
  const portrait = player?.portrait;
  const isAwaited = waiting.some((one) => one.seat === seat);
  const place = view.ranking?.findIndex((final) => final.seat === seat);
  const signs = [
    ...(view.grace === seat ? [t("grace")] : []),
    ...(view.police === seat ? [t("police")] : []),
    ...(view.tip === seat ? [t("tip")] : []),
    ...(whiskey === null ? [] : [t("grade", { grade: gradeOf(whiskey) })]),
  ];
  const backs = groups.map(({ faceDown, lieutenant }, i) =>
    faceDown + (lieutenant === null ? 0 : 1) === 0
      ? ""
      : t("groupOf", {
          group: groupSign(i + 1),
          count: faceDown,
          lieutenant: lieutenant === null ? "" : words.text(`card.${lieutenant}`),
        }),
  );
  const label = [
    words.name(seat),
    ...(presence === null ? [] : [presence]),
    ...(manner === null ? [] : [manner]),
    cash === null ? t("hiddenCash") : t("earns", { money: cash }),
    t("notoriety", { count: notoriety }),
    ...signs,
    ...backs.filter(Boolean),
    ...(isAwaited ? [t("decides")] : []),
  ].join(t("comma"));
  return (
    <div
      className="mc-captain"
      data-site={`seat-${seat}`}
      data-mine={seat === viewer || undefined}
      data-awaited={isAwaited || undefined}
      role="img"
      aria-label={label}
    >
      <span className="mc-captain-face" data-site={atSeat(seat)}>
        {portrait != null ? <Portrait of={portrait} /> : <SeatMark seat={seat} size="fill" />}
        <SeatBand seat={seat} className="mc-captain-band" />
      </span>
      <span className="mc-captain-words">
        <b>
          <SeatMark seat={seat} size="tiny" />
          {words.heading(seat)}
          <Lamp seat={seat} />
          {place !== undefined && <em>{t("place", { place: place + 1 })}</em>}
        </b>
        <Manner of={player} />
        <span className="mc-captain-sums">
          <span>
            {cash === null ? (
              t("unknown")
            ) : (
              <Figure of={cash} say={(money) => t("earns", { money })} sound="coin" />
            )}
          </span>
          <span className="mc-hat">
            <svg viewBox="0 0 24 16" aria-hidden="true">
              <path d="M1 12c4-2 4-2 5-8 1-4 11-4 12 0 1 6 1 6 5 8-5 4-17 4-22 0z" />
            </svg>
            <Figure of={notoriety} />
          </span>
        </span>
        {signs.length > 0 && (
          <span className="mc-signs">
            {signs.map((sign) => (
              <small key={sign}>{sign}</small>
            ))}
          </span>
        )}
      </span>
      {seat !== viewer && (
        <span className="mc-captain-groups" aria-hidden="true">
          {groups.map(({ faceDown, lieutenant }, i) =>
            faceDown === 0 && lieutenant === null ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups are told by their number
              <span key={i} className="mc-captain-group">
                <b>{groupSign(i + 1)}</b>
                {lieutenant !== null && (
                  <span className="mc-captain-lieutenant">
                    <Portrait of={faceOf(lieutenant)} />
                  </span>
                )}
                {faceDown > 0 && <CardBack />}
                {faceDown > 1 && t("times", { count: faceDown })}
              </span>
            ),
          )}
        </span>
      )}
    </div>
  );
}
