"use client";

import type { CrookId, HideoutId } from "@consigliere/games/crooks/cards";
import { optionId, whatOf } from "@consigliere/games/crooks/option-ids";
import { Piece } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard, useShowing } from "./board-context.ts";
import { CrookCard } from "./crook-card.tsx";
import { crookFacts, crookName, hideoutName, letterOf } from "./labels.ts";

/** The crooks that the viewer sees behind the opened door; null while no door is open. */
export function foundIn(draft: BoardProps["draft"]): readonly CrookId[] | null {
  if (draft === null) return null;
  const { topic, question } = draft.prompt;
  if ((topic !== "keep" && topic !== "search-seen") || question.form !== "one") return null;
  return question.options.flatMap(({ id }) => whatOf("crook", id) ?? []);
}

interface RoomProps {
  readonly found: readonly CrookId[];
  /** Somebody is kept and is to be sent: another may still be kept. */
  readonly isStrip: boolean;
}

/** The room behind the door: all crooks there under one bulb, to look at and to keep. */
export function Room({ found, isStrip }: RoomProps) {
  const { t, words, draft } = useBoard();
  const { hideout } = (draft?.prompt.about ?? {}) as { readonly hideout?: HideoutId };
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
          <span>{hideoutName(words, hideout)}</span>
        </p>
      )}
      <ol aria-label={t("found", { count: found.length })} onKeyDown={moveFocus}>
        {found.map((crook) => (
          <li key={crook}>
            <Found crook={crook} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Found({ crook }: { readonly crook: CrookId }) {
  const { t, words } = useBoard();
  const point = useShowing({ kind: "crook", crook });
  return (
    <Piece
      className="ck-found"
      isWritten
      option={optionId("crook", crook)}
      label={[crookName(words, crook), crookFacts(t, words, crook)].join(t("comma"))}
      onPoint={point}
    >
      <CrookCard crook={crook} words={words} />
    </Piece>
  );
}
