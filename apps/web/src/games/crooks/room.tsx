"use client";

import type { CrookId, HideoutId } from "@consigliere/games/crooks/cards";
import { optionId, whatOf } from "@consigliere/games/crooks/option-ids";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Thing, useBoard } from "./board-context.tsx";
import { CrookCard, Man, Patch } from "./crook.tsx";
import { crookLabel, letterOf } from "./labels.ts";

/** The crooks that the viewer sees behind the opened door; null while no door is open. */
export function foundIn(draft: BoardProps["draft"]): readonly CrookId[] | null {
  const { topic, question } = draft?.prompt ?? {};
  if ((topic !== "keep" && topic !== "search-seen") || question?.form !== "one") return null;
  return question.options.flatMap(({ id }) => whatOf("crook", id) ?? []);
}

interface RoomProps {
  readonly found: readonly CrookId[];
  /** Somebody is kept and is to be sent: another may still be kept. */
  readonly isStrip: boolean;
}

/** The room behind the door: all crooks there under one bulb, to look at and to keep. */
export function Room({ found, isStrip }: RoomProps) {
  const board = useBoard();
  const { t, words } = board;
  const { hideout } = (board.draft?.prompt.about ?? {}) as { readonly hideout?: HideoutId };
  return (
    <section
      className={isStrip ? "ck-room ck-strip" : "ck-room"}
      aria-label={t("alley")}
      data-few={found.length < 3 || undefined}
    >
      <Drawing game="crooks" name="room" keeps="middle" className="ck-walls" />
      {hideout !== undefined && (
        <p className="ck-sign" aria-hidden="true">
          <b>{letterOf(hideout)}</b>
          <span>{words.text(`hideout.${hideout}`)}</span>
        </p>
      )}
      <ol aria-label={t("found", { count: found.length })} onKeyDown={moveFocus}>
        {found.map((crook) => (
          <li key={crook}>
            <Thing
              subject={{ kind: "crook", crook }}
              className={isStrip ? "ck-stack" : "ck-found"}
              option={optionId("crook", crook)}
              label={crookLabel(board, crook)}
            >
              {isStrip ? (
                <>
                  <Man crook={crook} />
                  <Patch stack={[{ crook }]} />
                </>
              ) : (
                <CrookCard crook={crook} words={words} />
              )}
            </Thing>
          </li>
        ))}
      </ol>
    </section>
  );
}
