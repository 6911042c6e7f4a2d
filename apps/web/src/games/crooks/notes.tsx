"use client";

import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { ArchiveView } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { BoardProps } from "../game-ui.ts";
import { type BoardContext, useBoardFacts } from "./board-context.tsx";
import { gangTallies, notesOf } from "./knowledge.ts";
import { doorName, letterOf, playedLabel, tallyInWords } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { GangMark } from "./signs.tsx";

/** Crooks, and what is known of all of them. */
type Known = readonly [title: string, crooks: readonly CrookId[]];

/** Conclusions from the table, beside it: the gangs, the viewer's knowledge, and the crooks in the river. */
export function CrooksNotes(props: BoardProps) {
  const board = useBoardFacts(props);
  const { t, view, words, viewer } = board;
  const { archive, removed } = view;
  const files = archive === null ? casebookOf(board) : archiveOf(board, archive);
  const known = files.filter(([, crooks]) => crooks.length > 0);
  return (
    <div className="stack" data-gap="2">
      <Note title={t("gangs")}>
        <ul className="ck-rules stack" data-gap="2">
          {gangTallies(view).map((tally) => (
            <li key={tally.gang}>
              <GangMark gang={tally.gang} />
              <p>{tallyInWords(board, tally)}</p>
            </li>
          ))}
        </ul>
        <p>{t("bank", { money: view.bank })}</p>
      </Note>
      {/* Without a casebook it is open only while the cards just seen are on the table. */}
      {(known.length > 0 || (archive === null && viewer !== null && view.options.casebook)) && (
        <Note title={t(archive === null ? "casebook" : "archive")}>
          {known.length === 0 && <p>{t("casebookEmpty")}</p>}
          <Faces of={known} words={words} />
        </Note>
      )}
      {removed.length > 0 && (
        <Note title={t("river")}>
          {removed.map(({ by, target, ...played }) => (
            <p key={played.play}>
              {t("removed", {
                crook: playedLabel(board, played),
                name: words.name(played.owner),
                target: words.text(`target.${target}`),
                by: words.name(by),
              })}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ck-note paper" data-tone="aged" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Who is behind which door, and who may lie face-down at which job, as far as anything is known of them. */
function casebookOf({ t, view, words }: BoardContext): readonly Known[] {
  const behind = view.hideouts.flatMap((door) =>
    notesOf(door).map(({ status, crooks, left }): Known => {
      const state = t(`heading.${status}`, { count: left, of: crooks.length });
      return [t("behind", { door: doorName(words, door.id), state }), crooks];
    }),
  );
  const played = view.targets.flatMap(({ id }, at) =>
    view.seats.flatMap(({ seat, row }) =>
      (row[at] ?? []).map(({ from, candidates }): Known => {
        const place = { name: words.name(seat), target: words.text(`target.${id}`), letter: letterOf(from) };
        return [t("liesAt", place), candidates ?? []];
      }),
    ),
  );
  return [...behind, ...played];
}

/** Whom nobody saw: behind the doors, and those who never came to town. */
function archiveOf({ t, words }: BoardContext, { leftover, undealt }: ArchiveView): readonly Known[] {
  const hidden = leftover.map(({ hideout, crooks }): Known => [doorName(words, hideout), crooks]);
  return [...hidden, [t("undealt"), undealt]];
}

/** Crooks by face, rank and name under what is known of them. */
function Faces({ of, words }: Pick<BoardContext, "words"> & { readonly of: readonly Known[] }) {
  return of.map(([title, crooks]) => (
    <div key={`${title}${crooks}`}>
      <p>{title}</p>
      <ul className="ck-faces row" data-gap="2">
        {crooks.map((crook) => (
          <li key={crook}>
            <Portrait of={faceOf(crook)} />
            <b>{crookOf(crook).rank}</b> {words.text(`crook.${crook}`)}
          </li>
        ))}
      </ul>
    </div>
  ));
}
