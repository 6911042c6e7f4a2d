"use client";

import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { useEffect } from "react";
import type { OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { Cards, Coins, Stepper, Ways, Words } from "./felt.tsx";
import { amountOf, furtherIn, partsIn, undecidedIn } from "./parts.ts";
import { isOnBoard } from "./preview.ts";

const TOPICS: readonly string[] = ["whack", "move"];

/** Reactions to a whack or a move before it happens: a plea in coins and cards, and anything else that can stop it. */
export function ReactionTable() {
  const { draft } = useBoard();
  const asked = draft !== null && TOPICS.includes(draft.prompt.topic) ? draft : null;
  usePatience(asked);
  if (asked === null) return null;
  const { question, sealed, isRevisable } = asked.prompt;
  const isFinal = sealed !== null && !isRevisable;
  if (isFinal || question.form !== "one" || question.options.length < 2) return null;
  const parts = [...partsIn(asked).values()];
  return (
    <section className="np-bargain np-fence" aria-live="polite" data-about="">
      {parts.length === 0 && <Ways ids={["react"]} />}
      {parts.map((part) => (
        <Part key={part.path.join()} at={part} />
      ))}
    </section>
  );
}

/** Nothing is done but what is pressed. Who can only plead, pleads. */
function usePatience(draft: AnswerDraft | null): void {
  useEffect(() => {
    if (draft === null || draft.prompt.sealed !== null) return;
    const isAlone = partsIn(draft).size === 1;
    for (const { path, question } of undecidedIn(draft)) {
      const ids = question.form === "one" ? question.options.map(({ id }) => id) : [];
      const usual = isAlone ? "offer" : ids.find((id) => id === "none" || id === "no");
      if (usual !== undefined && ids.includes(usual)) draft.pick(path, usual);
    }
  }, [draft]);
}

/** A part of the answer under its name, with what it asks further. */
function Part({ at }: { readonly at: OptionPlace }) {
  const { words } = useBoard();
  return (
    <div className="np-part">
      <h3>{words.part(at.path.at(-1) ?? "")}</h3>
      <Asked at={at} />
    </div>
  );
}

function Asked({ at }: { readonly at: OptionPlace }) {
  const { words } = useBoard();
  const { question } = at;
  if (question.form === "amount") {
    return (
      question.max > 0 && (
        <Stepper at={at} what={words.part(at.path.at(-1) ?? "")}>
          <Coins n={amountOf(at.draft)} />
        </Stepper>
      )
    );
  }
  const further = furtherIn(at).map((inner) => <Asked key={inner.path.join()} at={inner} />);
  if (question.form !== "one" && question.form !== "some") return further;
  const ids = question.options.map(({ id }) => id);
  return (
    <>
      {ids.some((id) => whatOf("card", id) !== undefined) ? (
        <Cards at={at} />
      ) : (
        // Whom it is about is pressed on the stairs.
        !ids.some(isOnBoard) && <Words at={at} />
      )}
      {further}
    </>
  );
}
