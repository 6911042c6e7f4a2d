"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { PositionId } from "@consigliere/games/nothing-personal/positions";
import type { PublicTerms, Terms } from "@consigliere/games/nothing-personal/terms";
import type { View } from "@consigliere/games/nothing-personal/view";
import { type ReactNode, Suspense, useEffect } from "react";
import { lazily } from "../../design/lazily.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { Mark, OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { piece } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import type { BoardProps } from "../game-ui.ts";
import { bargainIn } from "./bargain.ts";
import { useBoardFacts } from "./board.tsx";
import { BoardProvider, useBoard } from "./board-context.ts";
import { Clipping } from "./clipping.tsx";
import { DiceTable } from "./dice.tsx";
import { rollIn } from "./dice-wants.ts";
import { faceOf } from "./faces.ts";
import { Coins, liesIn, Part, PressIt } from "./felt.tsx";
import { Hand } from "./hand.tsx";
import { abilityLabel, chairAction, manName } from "./labels.ts";
import { chosenAt, partAt, partsIn } from "./parts.ts";
import { isTie } from "./topics.ts";
import { useTalk } from "./use-talk.ts";

/** Loaded with the first deal. */
const DealTable = lazily(() => import("./deal.tsx"));

/** The front row: what the question is about lies on the felt in place of my hand, so that the stairs never make room. */
export function NothingPersonalFront(props: BoardProps) {
  const board = useBoardFacts(props);
  if (board.viewer === null) return null;
  return (
    <BoardProvider value={board}>
      <Front />
    </BoardProvider>
  );
}

function Front() {
  const board = useBoard();
  const { draft, waiting, view } = board;
  useTalk();
  useDefaults(draft);
  const table = draft === null || isFinal(draft) ? null : tableOf(draft, view);
  const roll = rollIn([draft?.prompt.about, ...waiting.map((one) => one.about)]);
  if (table === null && roll === null) return <Hand />;
  return (
    <div className="np-front">
      <Suspense>{table ?? (roll !== null && <DiceTable about={roll} />)}</Suspense>
    </div>
  );
}

const isFinal = ({ prompt }: AnswerDraft) => prompt.sealed !== null && !prompt.isRevisable;

/** The table of a question; null: it needs none. */
function tableOf(draft: AnswerDraft, view: View): ReactNode {
  const { topic, about } = draft.prompt;
  if (bargainIn(draft) !== null) return <DealTable />;
  if (rollIn([about]) !== null) return null;
  const parts = partsIn(draft);
  const offers = (about as OffersAbout | null)?.offers ?? [];
  if (offers.length > 0) return <Offers offers={offers} />;
  if (topic === "permission") return <Felt head={<Pleader />} />;
  if (topic === "crew-action") return <Felt head={<Acts />} />;
  const lies = ({ question }: OptionPlace) =>
    question.form === "one" && question.options.every(({ id }) => liesIn(view, id, "one"));
  const isTied = isTie(topic) && parts.length > 0;
  return !isTied && parts.every(lies) ? null : <Felt head={<Played />} />;
}

function Felt({ head }: { readonly head: ReactNode }) {
  const { draft } = useBoard();
  if (draft === null) return null;
  return (
    <section className="np-felt" aria-live="polite">
      {head}
      {partsIn(draft).map((part) => (
        <Part key={part.path.join()} at={part} />
      ))}
      <PressIt />
    </section>
  );
}

/** Nothing is done but what is pressed. Who can only plead, pleads; a roll is bought once, with what costs nothing first. */
function useDefaults(draft: AnswerDraft | null): void {
  useEffect(() => {
    if (draft === null || draft.prompt.sealed !== null) return;
    const parts = partsIn(draft);
    for (const { path, question, draft: given } of parts) {
      const name = path.at(-1);
      if (question.form !== "one" || given.form !== "one" || given.chosen !== null) continue;
      const ids = question.options.map(({ id }) => id);
      const usual =
        parts.length === 1 ? ["offer"] : name === "abilities" ? ["yes"] : ["nothing", "none", "no"];
      const one = usual.find((id) => ids.includes(id));
      if (one !== undefined) draft.pick(path, one);
      if (name === "abilities") draft.setAmount(["policy", "max"], 1);
    }
  }, [draft]);
}

/** The card of mine that is played, as it is printed. */
function Played() {
  const { t, words, draft } = useBoard();
  const card = chosenAt(draft?.draft).flatMap((id) => whatOf("card", id) ?? [])[0]?.card;
  return card === undefined ? null : <Clipping card={card} words={words} t={t} />;
}

/** Who asks for leave, for whom, and what he pays for it. */
function Pleader() {
  const { words, draft } = useBoard();
  if (draft === null) return null;
  const { gangster, seat, tribute } = draft.prompt.about as unknown as {
    readonly gangster: GangsterId;
    readonly seat: number;
    readonly tribute: number;
  };
  return (
    <div className="np-head">
      <Portrait of={faceOf(gangster)} />
      <b>
        <SeatMark seat={seat} size="tiny" /> {words.name(seat)} · {manName(words, gangster)}
      </b>
      <Coins n={tribute} />
    </div>
  );
}

/** The actions of the gangster whose turn it is: by the chair, or by himself. Moves are the lit arrows. */
function Acts() {
  const { t, draft, words } = useBoard();
  if (draft === null) return null;
  const { gangster, chair } = draft.prompt.about as unknown as {
    readonly gangster: GangsterId;
    readonly chair: PositionId;
  };
  const acts = [
    ["position", t("byChair"), chairAction(t, chair)],
    ["ability", t("byHimself"), abilityLabel(t, words, gangster)],
  ] as const;
  return acts.map(([id, by, does]) => {
    const mark = draft.marks.get(id);
    if (mark === undefined || does === null) return null;
    return (
      <Act key={id} id={id} mark={mark}>
        <small>{by}</small>
        <b>{does}</b>
      </Act>
    );
  });
}

interface ActProps {
  readonly id: OptionId;
  readonly mark: Mark;
  readonly children: ReactNode;
}

/** A slip that is chosen by a press, with the reason if it cannot be. */
function Act({ id, mark, children }: ActProps) {
  const { words, draft } = useBoard();
  return (
    <button
      type="button"
      className="np-act"
      {...piece({ option: id, mark })}
      onClick={() => draft?.pickMarked(id)}
    >
      {children}
      {mark.reason !== null && <small>{words.blocked(mark.reason)}</small>}
    </button>
  );
}

interface Offer {
  readonly id: number;
  readonly from: number;
  readonly terms: PublicTerms | Terms;
}

interface OffersAbout {
  readonly offers?: readonly Offer[];
}

/** An offer in words. */
function Offered({ from, terms }: Offer) {
  const { words, viewer } = useBoard();
  return (
    <span>
      <SeatMark seat={from} size="tiny" />{" "}
      {words.event({ type: "offer-made", from, to: viewer, terms } as never)}
    </span>
  );
}

/** Several offers at once, each in words: pressed, those that are taken, in their order. Then whether the act goes on. */
function Offers({ offers }: Required<OffersAbout>) {
  const { draft } = useBoard();
  if (draft === null) return null;
  const parts = partsIn(draft);
  const chosen = parts.flatMap((part) => chosenAt(part.draft));
  return (
    <section className="np-felt np-offers">
      {offers.map((offer) => {
        const id = optionId("offer", offer.id);
        const mark = draft.marks.get(id);
        const answer = partAt(draft, id);
        const rank = chosen.indexOf(id) + 1;
        if (mark !== undefined)
          return (
            <Act key={id} id={id} mark={mark}>
              <Offered {...offer} />
              {rank > 0 && chosen.length > 1 && <Sign className="piece-rank" text={rank} />}
            </Act>
          );
        return (
          answer !== undefined && (
            <div key={id} className="np-part">
              <Offered {...offer} />
              <Part at={answer} />
            </div>
          )
        );
      })}
      {parts
        .filter(({ path }) => path.at(-1) === "callsOff")
        .map((part) => (
          <Part key="callsOff" at={part} />
        ))}
    </section>
  );
}
