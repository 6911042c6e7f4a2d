"use client";

import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import type { HideoutView } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { BoardProps } from "../game-ui.ts";
import { type BoardContext, useBoardFacts } from "./board-context.tsx";
import { gangTallies, notesOf } from "./knowledge.ts";
import { doorName, letterOf, playedLabel, tallyInWords } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { GangMark } from "./signs.tsx";

/** Conclusions from the table, beside it: the gangs, the viewer's knowledge, and the crooks in the river. */
export function CrooksNotes(props: BoardProps) {
  const board = useBoardFacts(props);
  const { t, view, words, viewer } = board;
  const { archive, removed } = view;
  const doors = view.hideouts.filter((door) => notesOf(door).length > 0);
  // Without a casebook it is open only while the cards just seen are on the table.
  const hasCasebook = archive === null && viewer !== null && (view.options.casebook || doors.length > 0);
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
      {hasCasebook && (
        <Note title={t("casebook")}>
          {doors.length === 0 && <p>{t("casebookEmpty")}</p>}
          <Casebook doors={doors} board={board} />
        </Note>
      )}
      {archive !== null && (
        <Note title={t("archive")}>
          {archive.leftover.map(({ hideout, crooks }) => (
            <Faces key={hideout} title={doorName(words, hideout)} crooks={crooks} words={words} />
          ))}
          <Faces title={t("undealt")} crooks={archive.undealt} words={words} />
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

/** Who is behind which door, and who may lie face-down at which job. */
function Casebook({
  doors,
  board,
}: {
  readonly doors: readonly HideoutView[];
  readonly board: BoardContext;
}) {
  const { t, view, words } = board;
  return (
    <>
      {doors.map((door) => (
        <div key={door.id}>
          <h3>{doorName(words, door.id)}</h3>
          {notesOf(door).map(({ status, crooks, left }) => {
            const title = t(`heading.${status}`, { count: left, of: crooks.length });
            return <Faces key={status} title={title} crooks={crooks} words={words} />;
          })}
        </div>
      ))}
      {view.targets.flatMap(({ id }, at) =>
        view.seats.flatMap(({ seat, row }) =>
          (row[at] ?? []).map(({ play, from, candidates }) => {
            const place = {
              name: words.name(seat),
              target: words.text(`target.${id}`),
              letter: letterOf(from),
            };
            return <Faces key={play} title={t("liesAt", place)} crooks={candidates ?? []} words={words} />;
          }),
        ),
      )}
    </>
  );
}

interface FacesProps extends Pick<BoardContext, "words"> {
  readonly title: string;
  readonly crooks: readonly CrookId[];
}

/** Crooks by face, rank and name under a heading; nothing where there is nobody. */
function Faces({ title, crooks, words }: FacesProps) {
  if (crooks.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="ck-faces row" data-gap="2">
        {crooks.map((crook) => (
          <li key={crook}>
            <Portrait of={faceOf(crook)} />
            <b>{crookOf(crook).rank}</b> {words.text(`crook.${crook}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
