"use client";

import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { FamilyView } from "@consigliere/games/nothing-personal/view";
import { Figure } from "../../design/figure.tsx";
import { firstWord } from "../../design/first-word.ts";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { piece } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import { isAwaited } from "../board/seats.ts";
import { WatchRing } from "../board/watch-ring.tsx";
import { Lamp } from "../shared/lamp.tsx";
import { Manner, useManner } from "../shared/manner.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { singly } from "./felt.tsx";
import { Hat } from "./furniture.tsx";
import { isTie } from "./topics.ts";
import { useSeatPress } from "./use-talk.ts";

/** The families in seat order, as tags: face, respect, purse, and what everybody may count. A press sits down to talk. */
export function Families() {
  const { t, view } = useBoard();
  return (
    <section className="np-families" aria-label={t("families")}>
      {view.families.map((family) => (
        <Family key={family.seat} family={family} />
      ))}
    </section>
  );
}

function Family({ family }: { readonly family: FamilyView }) {
  const board = useBoard();
  const { t, view, words, seats, viewer, draft } = board;
  const { seat, respect, money, supply, handCount: cards } = family;
  const player = seats.find((one) => one.seat === seat);
  const manner = useManner()(player);
  const { press, talks } = useSeatPress(seat);
  const option = optionId("seat", seat);
  // A tie is decided before me, among those who are in it.
  const mark = isTie(draft?.prompt.topic) ? board.order?.markOf(option) : draft?.marks.get(option);
  const isAsked = isAwaited(board, seat);
  const isOut = view.commission?.passed.includes(seat) === true;
  const given = (status: string) =>
    view.promises.filter((one) => one.by === seat && one.status === status).length;
  const [kept, broken] = [given("kept"), given("broken")];
  const { first, rest } = firstWord(words.heading(seat));
  const says = [
    t("family", { name: words.name(seat), respect, money, cards, supply }),
    ...(manner === null ? [] : [manner]),
    ...(view.ring === seat ? [t("hasRing")] : []),
    ...(isOut ? [t("hasPassed")] : []),
    ...(kept > 0 ? [t("kept", { n: kept })] : []),
    ...(broken > 0 ? [t("broken", { n: broken })] : []),
    ...(isAsked ? [t("isAsked")] : []),
    ...(talks ? [t("talkTo")] : []),
    ...(mark?.reason == null ? [] : [words.blocked(mark.reason)]),
  ].join(t("comma"));
  return (
    <button
      type="button"
      className="np-family"
      {...piece({ site: `seat-${seat}`, owner: seat, option, mark })}
      data-seat={seat}
      data-mine={seat === viewer || undefined}
      onClick={board.order === null ? press : () => board.order?.press(option)}
    >
      <Said words={says}>
        <WatchRing seat={seat} isAwaited={isAsked} label={t("isAsked")} className="np-family-face">
          <Portrait of={portraitOf(seats, seat)} shape="round" />
          {view.ring === seat && <Ring />}
        </WatchRing>
        <b className="np-respect">
          <Figure of={respect} />
          <Hat />
        </b>
        <b className="np-purse np-things">
          <Figure of={money} say={(n) => t("dollars", { n })} sound="coin" />
          {singly(money)}
        </b>
        <SeatMark seat={seat} className="np-family-mark" />
        <span className="np-family-name" data-out={isOut || undefined}>
          <Lamp seat={seat} />
          <b>{first}</b>
          <b className="np-more">{rest}</b>
          {seat !== viewer && <Manner of={player} />}
        </span>
        <span className="np-held">
          <span className="np-things" data-are="backs">
            {singly(cards)}
            <b>
              <Figure of={cards} sound="card" />
            </b>
          </span>
          <i className="np-bead" data-seat={seat} />
          {supply}
          {kept > 0 && <b className="np-stamp">{t("keptShort", { n: kept })}</b>}
          {broken > 0 && (
            <b className="np-stamp" data-is="broken">
              {t("brokenShort", { n: broken })}
            </b>
          )}
        </span>
      </Said>
      {mark?.rank != null && <Sign className="piece-rank" text={mark.rank} />}
    </button>
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
