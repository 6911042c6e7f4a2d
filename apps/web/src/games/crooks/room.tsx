"use client";

import { optionId } from "@consigliere/games/crooks/option-ids";
import type { CSSProperties } from "react";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Thing, useBoard } from "./board-context.tsx";
import { CrookCard } from "./crook.tsx";
import { aboutOf } from "./drafted.ts";
import { crookLabel, letterOf } from "./labels.ts";

/** The room behind the door: all crooks there under one bulb, to look at and to keep. */
export function Room() {
  const board = useBoard();
  const { t, words, view, draft } = board;
  const { hideout } = aboutOf(draft?.prompt);
  const found = view.hideouts.find(({ id }) => id === hideout)?.notes ?? [];
  const lines = found.length < 4 ? 1 : 2;
  return (
    <section
      className="ck-room"
      aria-label={t("alley")}
      style={
        {
          "--found": found.length,
          "--lines": lines,
          "--abreast": Math.ceil(found.length / lines),
        } as CSSProperties
      }
    >
      <Drawing game="crooks" name="room" keeps="middle" className="ck-walls" />
      {hideout !== undefined && (
        <p className="ck-sign" aria-hidden="true">
          <b>{letterOf(hideout)}</b>
          <span>{words.text(`hideout.${hideout}`)}</span>
        </p>
      )}
      <ol aria-label={t("found", { count: found.length })} onKeyDown={moveFocus}>
        {found.map(({ crook }) => (
          <li key={crook}>
            <Thing
              crook={crook}
              className="ck-found"
              option={optionId("crook", crook)}
              says={[crookLabel(board, crook)]}
            >
              <CrookCard crook={crook} words={words} />
            </Thing>
          </li>
        ))}
      </ol>
    </section>
  );
}
