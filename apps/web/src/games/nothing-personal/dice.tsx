"use client";

import { type Face, facesOf, meets, type Outcome } from "@consigliere/games/nothing-personal/dice";
import type { CSSProperties } from "react";
import { Said } from "../shared/said.tsx";
import { type BoardContext, useBoard } from "./board-context.ts";
import { goodFor, outcomeOf, type RollAbout, sideIn, wantAfter, wantPlace } from "./dice-wants.ts";
import { DieFace } from "./die.tsx";
import { Part } from "./felt.tsx";
import { partsIn } from "./parts.ts";

/** A roll that may be bought again: what lies, and what every face comes to; pressed, those to keep. */
export function DiceTable({ about }: { readonly about: RollAbout }) {
  const { draft } = useBoard();
  const isMine = draft?.prompt.topic === "dice" && draft.prompt.sealed === null;
  // Of mere numbers it is said which are wanted; faces with an outcome say it themselves.
  const parts = (isMine ? partsIn(draft) : []).filter(
    ({ path }) => about.wins === undefined || !path.at(-1)?.startsWith("want"),
  );
  return (
    <section className="np-felt" aria-live="polite">
      {about.dice.map(({ die, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same, and none changes places
        <Faces key={`${die} ${face} ${i}`} about={about} index={i} />
      ))}
      {parts.map((part) => (
        <Part key={part.path.join()} at={part} />
      ))}
    </section>
  );
}

/** The six faces of a die: those of one outcome together, coloured by whether it is good for the reader. */
function Faces({ about, index }: { readonly about: RollAbout; readonly index: number }) {
  const { t, words, draft, view, viewer } = useBoard();
  const lying = about.dice[index];
  if (lying === undefined) return null;
  const side = sideIn(about, view, viewer);
  const faces = facesOf(lying.die).map((face) => [face, outcomeOf(about, face)] as const);
  // Of mere numbers each is for itself.
  const groups = [...new Set(faces.map(([face, outcome]) => outcome ?? face))].map(
    (what) => [what, faces.filter(([face, outcome]) => (outcome ?? face) === what)] as const,
  );
  const place =
    draft?.prompt.topic === "dice" && draft.prompt.sealed === null
      ? wantPlace(draft.prompt.question, draft.draft, index, about.dice.length)
      : null;
  const press = (face: Face) => {
    if (place === null || draft === null) return;
    const { path, options, want } = place;
    const next = wantAfter(want, face, faces, options);
    if (!partsIn(draft).some((part) => part.path.at(-1) === "max")) draft.pick([], path[0] ?? "");
    if (next.id !== want?.id) draft.pick(path, next.id);
    if (next.number !== null) draft.setAmount([...path, next.id], next.number);
  };
  return (
    <fieldset className="np-faces">
      <legend className="visually-hidden">{t("keepFaces")}</legend>
      {groups.map(([key, group]) => {
        const [[face, outcome] = [key as Face, null]] = group;
        const says = outcome === null ? [] : [comesTo({ t, words }, about, outcome)];
        const want = place?.want ?? null;
        return (
          <button
            key={key}
            type="button"
            className="np-face"
            style={{ "--n": group.length } as CSSProperties}
            data-good={outcome === null ? undefined : (goodFor(side, outcome) ?? "nobody")}
            disabled={place === null}
            aria-pressed={
              place === null ? undefined : want !== null && meets(want.id, want.number, face, outcome)
            }
            onClick={() => press(face)}
          >
            <Said words={[...group.map(([one]) => words.text(`face.${one}`)), ...says].join(t("comma"))}>
              <span className="np-dice">
                {group.map(([one], i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a face may be there more than once
                  <DieFace key={i} die={lying.die} face={one} lies={i === 0 && one === lying.face} />
                ))}
              </span>
              {says.length > 0 && <small>{says}</small>}
            </Said>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Who is meant by a result: "Crowbar out", "Launius dies". */
function comesTo(
  { t, words }: Pick<BoardContext, "t" | "words">,
  { gangster, target, deed }: RollAbout,
  outcome: Outcome,
): string {
  if (outcome === "failure" || target === null || gangster === null) return t(`comesTo.${outcome}`);
  if (outcome === "death") return t("comesTo.dies", { name: words.short(gangster) });
  return t(deed === "move" ? "comesTo.out" : "comesTo.dies", { name: words.short(target) });
}
