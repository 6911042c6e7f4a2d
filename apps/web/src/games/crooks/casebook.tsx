"use client";

import type { CrookId } from "@consigliere/games/crooks/cards";
import { crookOf } from "@consigliere/games/crooks/cards";
import type { HideoutView, PlayedView } from "@consigliere/games/crooks/view";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard, useShowing } from "./board-context.ts";
import { crookFacts, crookName, hideoutName, letterOf } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** The viewer's knowledge, and the conclusions from it. After the end: the crooks that nobody saw. */
export function Casebook() {
  const { t, view, viewer } = useBoard();
  if (view.archive !== null) return <Archive />;
  if (viewer === null) return null;
  const doors = view.hideouts.filter(({ notes }) => notes !== null && notes.length > 0);
  const hidden = view.seats.flatMap(({ row }) => row.flat()).filter(isSuspected);
  // Without a casebook it is open only while the cards just seen are on the table.
  if (!view.options.casebook && doors.length === 0) return null;
  return (
    <section className="ck-casebook paper" data-tone="aged" aria-label={t("casebook")}>
      <h2>{t("casebook")}</h2>
      {doors.length === 0 && <p className="ck-quiet">{t("casebookEmpty")}</p>}
      {doors.map((hideout) => (
        <Entry key={hideout.id} hideout={hideout} />
      ))}
      {hidden.length > 0 && (
        <div className="ck-entry">
          <h3>{t("whoLies")}</h3>
          {hidden.map((played) => (
            <Suspects key={played.play} played={played} />
          ))}
        </div>
      )}
    </section>
  );
}

function isSuspected({ candidates }: PlayedView): boolean {
  return candidates !== null && candidates.length > 0;
}

const STATUSES = ["certain", "possible", "gone"] as const;

/** One hideout: the crooks that are there, may be there, or have gone. */
function Entry({ hideout }: { readonly hideout: HideoutView }) {
  const { t, words } = useBoard();
  const { id, count, notes } = hideout;
  const certain = notes?.filter(({ status }) => status === "certain").length ?? 0;
  return (
    <div className="ck-entry">
      <h3>
        <span className="ck-letter">{letterOf(id)}</span> {hideoutName(words, id)}
      </h3>
      {STATUSES.map((status) => {
        const crooks = notes?.filter((note) => note.status === status) ?? [];
        if (crooks.length === 0) return null;
        return (
          <div key={status} className="ck-entry-line" data-status={status}>
            <p>{t(`heading.${status}`, { count: count - certain, of: crooks.length })}</p>
            <ul>
              {crooks.map(({ crook }) => (
                <li key={crook}>
                  <Chip crook={crook} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** A face-down crook, and the crooks that it may be. */
function Suspects({ played }: { readonly played: PlayedView }) {
  const { t, view, words } = useBoard();
  const at = view.targets.find((_, index) =>
    view.seats[played.owner]?.row[index]?.some(({ play }) => play === played.play),
  );
  return (
    <div className="ck-entry-line" data-status="possible">
      <p>
        <SeatMark seat={played.owner} size="small" />{" "}
        {t("liesAt", {
          name: words.name(played.owner),
          target: at === undefined ? "" : words.text(`target.${at.id}`),
          letter: letterOf(played.from),
        })}
      </p>
      <ul>
        {played.candidates?.map((crook) => (
          <li key={crook}>
            <Chip crook={crook} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A crook named in a text. When pointed at, it is shown large. */
function Chip({ crook }: { readonly crook: CrookId }) {
  const { t, words, show } = useBoard();
  const showing = useShowing({ kind: "crook", crook });
  return (
    <button type="button" className="ck-chip" {...showing} onClick={() => show({ kind: "crook", crook })}>
      <Portrait of={faceOf(crook)} />
      <b aria-hidden="true">{crookOf(crook).rank}</b>
      {crookName(words, crook)}
      <span className="visually-hidden">
        {t("comma")}
        {crookFacts(t, words, crook)}
      </span>
    </button>
  );
}

/** After the scoring: the crooks left in the hideouts, and those that never came to town. */
function Archive() {
  const { t, view, words } = useBoard();
  const { archive } = view;
  if (archive === null) return null;
  const leftover = archive.leftover.filter(({ crooks }) => crooks.length > 0);
  return (
    <section className="ck-casebook paper" data-tone="aged" aria-label={t("archive")}>
      <h2>{t("archive")}</h2>
      {leftover.map(({ hideout, crooks }) => (
        <div key={hideout} className="ck-entry">
          <h3>
            <span className="ck-letter">{letterOf(hideout)}</span> {hideoutName(words, hideout)}
          </h3>
          <Chips crooks={crooks} />
        </div>
      ))}
      {archive.undealt.length > 0 && (
        <div className="ck-entry">
          <h3>{t("undealt")}</h3>
          <Chips crooks={archive.undealt} />
        </div>
      )}
    </section>
  );
}

function Chips({ crooks }: { readonly crooks: readonly CrookId[] }) {
  return (
    <ul className="ck-chips">
      {crooks.map((crook) => (
        <li key={crook}>
          <Chip crook={crook} />
        </li>
      ))}
    </ul>
  );
}
