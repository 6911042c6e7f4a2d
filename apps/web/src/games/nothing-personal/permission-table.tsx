"use client";

import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { Coins, Stepper, Ways } from "./felt.tsx";
import { manName } from "./labels.ts";
import { amountOf } from "./parts.ts";

/** A request for permission, with the man and the payment for it: with the ways to answer, and what more to demand. */
export function PermissionTable() {
  const { words, view, draft } = useBoard();
  if (draft?.prompt.topic !== "permission") return null;
  const { prompt, draft: given } = draft;
  const { gangster, seat, tribute } = prompt.about as unknown as {
    readonly gangster: GangsterId;
    readonly seat: number;
    readonly tribute: number;
  };
  const more = given.form === "one" && given.chosen === "demand" ? given.further : null;
  const asked =
    prompt.question.form === "one"
      ? prompt.question.options.find(({ id }) => id === "demand")?.with
      : undefined;
  const stakes = words.stakes(view, prompt);
  return (
    <section className="np-bargain np-permission" aria-live="polite" data-about="">
      <div className="np-bargain-hand" data-seat={seat}>
        <span className="np-pleader" aria-hidden="true">
          <Portrait of={faceOf(gangster)} />
        </span>
        <div>
          <h3>
            <SeatMark seat={seat} size="tiny" /> {words.name(seat)} · {manName(words, gangster)}
          </h3>
          {stakes !== null && <p>{stakes}</p>}
          <Coins n={tribute} />
        </div>
      </div>
      {more !== null && asked !== undefined && (
        <Stepper at={{ path: ["demand"], question: asked, draft: more }} what={words.option("demand")}>
          <Coins n={amountOf(more)} />
        </Stepper>
      )}
      {prompt.sealed === null && <Ways ids={["refuse", "demand", "grant"]} />}
    </section>
  );
}
