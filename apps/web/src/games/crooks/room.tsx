"use client";

import type { CrookId, HideoutId } from "@consigliere/games/crooks/cards";
import { optionId, whatOf } from "@consigliere/games/crooks/option-ids";
import type { CardState } from "../../design/card.tsx";
import type { Mark } from "../../prompts/places.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard, useShowing } from "./board-context.ts";
import { CrookCard } from "./crook-card.tsx";
import { crookFacts, crookName, hideoutName, letterOf } from "./labels.ts";

/** The crooks that the viewer sees behind the opened door; null while no door is open. */
export function useFound(): readonly CrookId[] | null {
  const { draft } = useBoard();
  if (draft === null) return null;
  const { topic, question } = draft.prompt;
  if ((topic !== "keep" && topic !== "search-seen") || question.form !== "one") return null;
  return question.options.flatMap(({ id }) => whatOf("crook", id) ?? []);
}

/** The room behind the door, in place of the alley: all crooks there, to look at and to keep. */
export function Room({ found }: { readonly found: readonly CrookId[] }) {
  const { t, words, draft } = useBoard();
  const { hideout } = (draft?.prompt.about ?? {}) as { readonly hideout?: HideoutId };
  return (
    <div className="ck-inside">
      {hideout !== undefined && (
        <p className="ck-inside-sign" aria-hidden="true">
          <b>{letterOf(hideout)}</b> <span>{hideoutName(words, hideout)}</span>
        </p>
      )}
      <ol className="ck-room" aria-label={t("found", { count: found.length })} onKeyDown={moveFocus}>
        {found.map((crook) => (
          <li key={crook}>
            <Found crook={crook} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Found({ crook }: { readonly crook: CrookId }) {
  const { t, words, draft, show } = useBoard();
  const showing = useShowing({ kind: "crook", crook });
  const option = optionId("crook", crook);
  const mark = draft?.marks.get(option);
  const label = [crookName(words, crook), crookFacts(t, words, crook)];
  if (mark?.reason != null) label.push(words.blocked(mark.reason));
  // If none may be kept, they are all there only to look at.
  const isOpen = mark?.state === "open" || mark?.state === "chosen";
  return (
    <button
      type="button"
      data-testid={`option-${option}`}
      data-mark={mark?.state}
      aria-pressed={mark?.state === "chosen"}
      aria-disabled={mark?.state === "blocked" || undefined}
      {...showing}
      onClick={() => {
        show(isOpen ? null : { kind: "crook", crook });
        draft?.pickMarked(option);
      }}
    >
      <span className="visually-hidden">{label.join(t("comma"))}</span>
      <CrookCard
        crook={crook}
        words={words}
        shape={draft?.isEmpty === false ? "tile" : "card"}
        state={mark === undefined ? "still" : STATES[mark.state]}
      />
    </button>
  );
}

const STATES: Readonly<Record<Mark["state"], CardState>> = {
  open: "playable",
  chosen: "selected",
  blocked: "blocked",
};
