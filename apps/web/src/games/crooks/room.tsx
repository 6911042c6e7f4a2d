"use client";

import type { HideoutId } from "@consigliere/games/crooks/cards";
import { optionId, whatOf } from "@consigliere/games/crooks/option-ids";
import type { CSSProperties } from "react";
import { Drawing } from "../drawing.tsx";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Thing, useBoard } from "./board-context.tsx";
import { CrookCard } from "./crook.tsx";
import { crookLabel, letterOf } from "./labels.ts";

/** The room behind the door: all crooks there under one bulb, to look at and to keep. */
export function Room() {
  const board = useBoard();
  const { t, words } = board;
  const { question, about } = board.draft?.prompt ?? {};
  const { hideout } = (about ?? {}) as { readonly hideout?: HideoutId };
  const options = question?.form === "one" ? question.options : [];
  const found = options.flatMap(({ id }) => whatOf("crook", id) ?? []);
  return (
    <section className="ck-room" aria-label={t("alley")} data-few={found.length < 3 || undefined}>
      <Drawing game="crooks" name="room" keeps="middle" className="ck-walls" />
      {hideout !== undefined && (
        <p className="ck-sign" aria-hidden="true">
          <b>{letterOf(hideout)}</b>
          <span>{words.text(`hideout.${hideout}`)}</span>
        </p>
      )}
      <ol
        aria-label={t("found", { count: found.length })}
        style={
          { "--abreast": found.length < 4 ? found.length : Math.ceil(found.length / 2) } as CSSProperties
        }
        onKeyDown={moveFocus}
      >
        {found.map((crook) => (
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
