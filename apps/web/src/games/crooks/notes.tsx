"use client";

import type { CrookId } from "@consigliere/games/crooks/cards";
import type { HideoutView } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, useBoard, useBoardFacts, useShowing } from "./board-context.ts";
import { Closer } from "./closer.tsx";
import { gangTallies } from "./knowledge.ts";
import {
  crookFacts,
  crookName,
  hideoutName,
  letterOf,
  playedLabel,
  tallyInWords,
  targetName,
} from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { GangMark } from "./signs.tsx";

/** Conclusions from the table, beside it: the gangs, the viewer's knowledge, and the crooks in the river. */
export function CrooksNotes(props: BoardProps) {
  return (
    <BoardProvider value={useBoardFacts(props)}>
      <div className="ck-notes">
        <Gangs />
        <Casebook />
        <River />
        <Closer />
      </div>
    </BoardProvider>
  );
}

interface NoteProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Note({ title, children }: NoteProps) {
  return (
    <section className="ck-note paper" data-tone="aged" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The worth of each gang's majority, and how many members each seat employs as far as the viewer knows. */
function Gangs() {
  const { t, view, words } = useBoard();
  return (
    <Note title={t("gangs")}>
      <ul className="ck-rules">
        {gangTallies(view).map((tally) => (
          <li key={tally.gang}>
            <GangMark gang={tally.gang} />
            <p>{tallyInWords(t, words, tally)}</p>
          </li>
        ))}
      </ul>
      <p>{t("bank", { money: view.bank })}</p>
    </Note>
  );
}

/** The viewer's knowledge, and the conclusions from it. After the end: the crooks that nobody saw. */
function Casebook() {
  const { t, view, words, viewer } = useBoard();
  const { archive } = view;
  if (archive !== null) {
    const leftover = archive.leftover.filter(({ crooks }) => crooks.length > 0);
    return (
      <Note title={t("archive")}>
        {leftover.map(({ hideout, crooks }) => (
          <Chips
            key={hideout}
            title={`${letterOf(hideout)} ${hideoutName(words, hideout)}`}
            crooks={crooks}
          />
        ))}
        {archive.undealt.length > 0 && <Chips title={t("undealt")} crooks={archive.undealt} />}
      </Note>
    );
  }
  if (viewer === null) return null;
  const doors = view.hideouts.filter(({ notes }) => notes !== null && notes.length > 0);
  const hidden = view.seats
    .flatMap(({ row }) => row.flatMap((stack, at) => stack.map((played) => ({ ...played, at }))))
    .filter(({ candidates }) => candidates !== null && candidates.length > 0);
  // Without a casebook it is open only while the cards just seen are on the table.
  if (!view.options.casebook && doors.length === 0) return null;
  return (
    <Note title={t("casebook")}>
      {doors.length === 0 && <p>{t("casebookEmpty")}</p>}
      {doors.map((hideout) => (
        <Entry key={hideout.id} {...hideout} />
      ))}
      {hidden.length > 0 && <h3>{t("whoLies")}</h3>}
      {hidden.map(({ play, owner, from, candidates, at }) => {
        const target = view.targets[at]?.id;
        const place = target === undefined ? "" : targetName(words, target);
        const title = t("liesAt", { name: words.name(owner), target: place, letter: letterOf(from) });
        return <Chips key={play} title={title} crooks={candidates ?? []} status="possible" />;
      })}
    </Note>
  );
}

const STATUSES = ["certain", "possible", "gone"] as const;

/** One hideout: the crooks that are there, may be there, or have gone. */
function Entry({ id, count, notes }: HideoutView) {
  const { t, words } = useBoard();
  const of = (status: string) => (notes ?? []).filter((note) => note.status === status);
  return (
    <>
      <h3>{`${letterOf(id)} ${hideoutName(words, id)}`}</h3>
      {STATUSES.filter((status) => of(status).length > 0).map((status) => (
        <Chips
          key={status}
          title={t(`heading.${status}`, { count: count - of("certain").length, of: of(status).length })}
          crooks={of(status).map(({ crook }) => crook)}
          status={status}
        />
      ))}
    </>
  );
}

interface ChipsProps {
  readonly title: string;
  readonly crooks: readonly CrookId[];
  readonly status?: string;
}

/** Crooks named under a heading. */
function Chips({ title, crooks, status }: ChipsProps) {
  return (
    <div className="ck-chips" data-status={status}>
      <p>{title}</p>
      <ul>
        {crooks.map((crook) => (
          <li key={crook}>
            <Chip crook={crook} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When pointed at, it is shown large. */
function Chip({ crook }: { readonly crook: CrookId }) {
  const { t, words } = useBoard();
  const point = useShowing({ kind: "crook", crook });
  return (
    <button
      type="button"
      className="ck-chip"
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={() => point(true)}
    >
      <Portrait of={faceOf(crook)} />
      {crookName(words, crook)}
      <span className="visually-hidden">
        {t("comma")}
        {crookFacts(t, words, crook)}
      </span>
    </button>
  );
}

/** The crooks that a Killer removed. They no longer count. */
function River() {
  const { t, view, words } = useBoard();
  if (view.removed.length === 0) return null;
  return (
    <Note title={t("river")}>
      <ul>
        {view.removed.map((played) => (
          <li key={played.play}>
            {t("removed", {
              crook: playedLabel(t, words, played),
              name: words.name(played.owner),
              target: targetName(words, played.target),
              by: words.name(played.by),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
