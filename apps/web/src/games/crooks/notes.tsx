"use client";

import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, useBoard, useBoardFacts } from "./board-context.ts";
import { gangTallies, stackOf } from "./knowledge.ts";
import { crookName, hideoutName, letterOf, playedLabel, tallyInWords, targetName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { GangMark } from "./signs.tsx";

/** Conclusions from the table, beside it: the gangs, the viewer's knowledge, and the crooks in the river. */
export function CrooksNotes(props: BoardProps) {
  return (
    <BoardProvider value={useBoardFacts(props)}>
      <div className="stack" data-gap="2">
        <Gangs />
        <Casebook />
        <River />
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
      <ul className="ck-rules stack" data-gap="2">
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
  const { archive, options } = view;
  if (archive !== null) {
    return (
      <Note title={t("archive")}>
        {archive.leftover.map(({ hideout, crooks }) => (
          <Faces
            key={hideout}
            title={`${letterOf(hideout)} ${hideoutName(words, hideout)}`}
            crooks={crooks}
          />
        ))}
        <Faces title={t("undealt")} crooks={archive.undealt} />
      </Note>
    );
  }
  const doors = view.hideouts.filter(({ notes }) => notes !== null && notes.length > 0);
  // Without a casebook it is open only while the cards just seen are on the table.
  if (viewer === null || (!options.casebook && doors.length === 0)) return null;
  const hidden = view.targets.flatMap(({ id }) =>
    view.seats.flatMap(({ seat }) => stackOf(view, seat, id).map((played) => ({ ...played, target: id }))),
  );
  return (
    <Note title={t("casebook")}>
      {doors.length === 0 && <p>{t("casebookEmpty")}</p>}
      {doors.map(({ id, count, notes }) => (
        <div key={id}>
          <h3>{`${letterOf(id)} ${hideoutName(words, id)}`}</h3>
          {STATUSES.map((status) => {
            const crooks = (notes ?? []).filter((note) => note.status === status).map(({ crook }) => crook);
            const certain = (notes ?? []).filter((note) => note.status === "certain").length;
            const title = t(`heading.${status}`, { count: count - certain, of: crooks.length });
            return <Faces key={status} title={title} crooks={crooks} />;
          })}
        </div>
      ))}
      {hidden.map(({ play, owner, from, candidates, target }) => {
        const place = { name: words.name(owner), target: targetName(words, target), letter: letterOf(from) };
        return <Faces key={play} title={t("liesAt", place)} crooks={candidates ?? []} />;
      })}
    </Note>
  );
}

const STATUSES = ["certain", "possible", "gone"] as const;

/** Crooks by face, rank and name under a heading; nothing where there is nobody. */
function Faces({ title, crooks }: { readonly title: string; readonly crooks: readonly CrookId[] }) {
  const { words } = useBoard();
  if (crooks.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="ck-faces row" data-gap="2">
        {crooks.map((crook) => (
          <li key={crook}>
            <Portrait of={faceOf(crook)} />
            <b>{crookOf(crook).rank}</b> {crookName(words, crook)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The crooks that a Killer removed. They no longer count. */
function River() {
  const { t, view, words } = useBoard();
  if (view.removed.length === 0) return null;
  return (
    <Note title={t("river")}>
      {view.removed.map(({ by, target, ...played }) => (
        <p key={played.play}>
          {t("removed", {
            crook: playedLabel(t, words, played),
            name: words.name(played.owner),
            target: targetName(words, target),
            by: words.name(by),
          })}
        </p>
      ))}
    </Note>
  );
}
