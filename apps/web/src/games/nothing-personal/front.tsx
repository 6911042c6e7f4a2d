"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { optionId, readOption, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { PositionId } from "@consigliere/games/nothing-personal/positions";
import type { PublicOffer } from "@consigliere/games/nothing-personal/terms";
import type { View } from "@consigliere/games/nothing-personal/view";
import { Suspense, useEffect } from "react";
import { lazily } from "../../design/lazily.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { piece } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import type { BoardProps } from "../game-ui.ts";
import { bargainIn } from "./bargain.ts";
import { useBoardFacts } from "./board.tsx";
import { BoardProvider, useBoard } from "./board-context.ts";
import { Clipping } from "./clipping.tsx";
import { DiceTable } from "./dice.tsx";
import { rollIn, sideIn } from "./dice-wants.ts";
import { Family, liesIn, Part, PressIt } from "./felt.tsx";
import { Hand } from "./hand.tsx";
import { abilityLabel, chairAction } from "./labels.ts";
import { chosenAt, furtherIn, partsIn } from "./parts.ts";
import { isTie } from "./topics.ts";
import { useTalk } from "./use-talk.ts";

/** Loaded with the first deal. */
const DealTable = lazily(() => import("./deal.tsx"));

/** The front row: what the question is about lies on the felt in place of my hand, so that the stairs never make room. */
export function NothingPersonalFront(props: BoardProps) {
  const board = useBoardFacts(props);
  return (
    board.viewer !== null && (
      <BoardProvider value={board}>
        <Front />
      </BoardProvider>
    )
  );
}

function Front() {
  const { draft, waiting, view, viewer } = useBoard();
  useTalk();
  useDefaults(draft, view, viewer);
  const isOpen = draft !== null && (draft.prompt.sealed === null || draft.prompt.isRevisable);
  const roll = rollIn([draft?.prompt.about, ...waiting.map(({ about }) => about)]);
  if (isOpen && bargainIn(draft) !== null)
    return (
      <Suspense>
        <DealTable />
      </Suspense>
    );
  if (isOpen && isOnFelt(draft, view)) return <Felt draft={draft} />;
  return roll === null ? <Hand /> : <DiceTable about={roll} />;
}

/** Whether something is asked for that lies neither on the board nor in my hand. */
function isOnFelt(draft: AnswerDraft, view: View): boolean {
  const { topic, about } = draft.prompt;
  if (rollIn([about]) !== null) return false;
  const parts = partsIn(draft);
  const lies = ({ question }: OptionPlace) =>
    question.form === "one" && question.options.every(({ id }) => liesIn(view, id, "one"));
  return topic === "crew-action" || (isTie(topic) && parts.length > 0) || !parts.every(lies);
}

/** Faces that are kept, by the part one has in the roll. */
const KEPT = { actor: ["success"], target: ["no-success"] };

/**
 * Nothing is done but what is pressed. Who can only plead, pleads; a roll is bought once, for the better faces, with what
 * costs nothing first; where only no is left, it is said. Of two lines the first comes first. Nobody needs a second refuge.
 */
function useDefaults(draft: AnswerDraft | null, view: View, viewer: number | null): void {
  useEffect(() => {
    if (draft === null || draft.prompt.sealed !== null) return;
    const parts = partsIn(draft);
    const inner = parts.flatMap(furtherIn);
    const further = [...inner, ...inner.flatMap(furtherIn)];
    for (const at of [...parts, ...further]) {
      const { path, question, draft: given } = at;
      const name = path.at(-1);
      if (question.form !== "one" || given.form !== "one" || given.chosen !== null) continue;
      const open = question.options.filter(({ blocked }) => blocked === undefined).map(({ id }) => id);
      const roll = name === "want" ? rollIn([draft.prompt.about]) : null;
      const side = roll && sideIn(roll, view, viewer);
      const words = name === "abilities" ? ["yes"] : ["nothing", "none", "no"];
      const own = parts.length === 1 ? ["offer"] : side ? KEPT[side] : words;
      const isSaid = open.join() === "no" || readOption(open[0] ?? "").form === "line";
      const least = name === "otherwise" ? ["nowhere"] : [];
      const usual = isSaid ? open : further.includes(at) ? least : own;
      const one = usual.find((id) => open.includes(id));
      if (one !== undefined) draft.pick(path, one);
      if (name === "abilities") draft.setAmount(["policy", "max"], 1);
    }
  }, [draft, view, viewer]);
}

interface Asked {
  readonly draft: AnswerDraft;
}

/** The subject of the question lies in the middle, and its parts beside it. */
function Felt({ draft }: Asked) {
  const { t, words } = useBoard();
  const { topic, about } = draft.prompt;
  const { offers = [] } = (about ?? {}) as { readonly offers?: readonly PublicOffer[] };
  const card = chosenAt(draft.draft).flatMap((id) => whatOf("card", id) ?? [])[0]?.card;
  const told = offers.map(({ id }) => optionId("offer", id));
  const parts = partsIn(draft).filter(({ path, question }) =>
    offers.length === 0 ? true : question.form === "one" && !told.includes(path.at(-1) ?? ""),
  );
  return (
    <section
      className={`np-felt ${offers.length > 0 ? "np-offers" : card === undefined ? "" : "np-with-card"}`}
      aria-live="polite"
    >
      {topic === "crew-action" && <Acts draft={draft} />}
      {card !== undefined && <Clipping card={card} words={words} t={t} />}
      {offers.map((offer) => (
        <Offer key={offer.id} draft={draft} offer={offer} />
      ))}
      {parts.map((part) => (
        <Part key={part.path.join()} at={part} />
      ))}
      <PressIt />
    </section>
  );
}

/** The actions of the gangster whose turn it is: by the chair, or by himself. Moves are the lit arrows. */
function Acts({ draft }: Asked) {
  const { t, words } = useBoard();
  const { gangster, chair } = draft.prompt.about as unknown as {
    readonly gangster: GangsterId;
    readonly chair: PositionId;
  };
  return (
    <>
      <Act draft={draft} id="position" by={t("byChair")} says={chairAction(t, chair)} />
      <Act draft={draft} id="ability" by={t("byHimself")} says={abilityLabel(t, words, gangster)} />
    </>
  );
}

/** One of several offers, in words: pressed, those that are taken, in their order, and what each asks further. */
function Offer({ draft, offer: { id, from, terms } }: Asked & { readonly offer: PublicOffer }) {
  const { words, viewer } = useBoard();
  const option = optionId("offer", id);
  const parts = partsIn(draft);
  const asked = [...parts, ...parts.flatMap(furtherIn)].find(({ path }) => path.at(-1) === option);
  const says = words.event({ type: "offer-made", from, to: viewer, terms } as never);
  return (
    <div className="np-offer">
      {draft.marks.has(option) ? <Act draft={draft} id={option} from={from} says={says} /> : says}
      {asked !== undefined && <Part at={asked} />}
    </div>
  );
}

interface ActProps extends Asked {
  readonly id: OptionId;
  readonly from?: number;
  readonly by?: string;
  /** Null: it is not possible at all. */
  readonly says: string | null;
}

/** A slip that is chosen by a press, with the reason if it cannot be. */
function Act({ draft, id, from, by, says }: ActProps) {
  const { words } = useBoard();
  const mark = draft.marks.get(id);
  if (mark === undefined || says === null) return null;
  return (
    <button
      type="button"
      className="np-choice"
      data-is="act"
      {...piece({ option: id, mark })}
      onClick={() => draft.pickMarked(id)}
    >
      {from !== undefined && <Family seat={from} />}
      {by !== undefined && <small>{by}</small>}
      {says}
      {mark.reason !== null && <small>{words.blocked(mark.reason)}</small>}
      {mark.rank !== null && <Sign className="piece-rank" text={mark.rank} />}
    </button>
  );
}
