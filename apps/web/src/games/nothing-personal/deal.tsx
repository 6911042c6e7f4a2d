"use client";

import type { CardId } from "@consigliere/games/nothing-personal/cards";
import type { Pledge } from "@consigliere/games/nothing-personal/terms";
import { type ReactNode, useState } from "react";
import { firstWord } from "../../design/first-word.ts";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { bargainIn } from "./bargain.ts";
import { useBoard } from "./board-context.ts";
import { Choices, Part, PressIt, Things } from "./felt.tsx";
import { cardName, pledgeLabel } from "./labels.ts";
import { chosenAt, furtherIn } from "./parts.ts";
import { useCounter } from "./use-talk.ts";

const MINE = ["promises", "money", "cards"];
const THEIRS = ["asks", "want-money", "want-cards", "want-card", "coin-swap"];

/** Two faces across the felt, each with the heap that it would give. They are filled where they lie. */
export default function DealTable() {
  const { t, draft, viewer } = useBoard();
  const counter = useCounter();
  const [adding, add] = useState<string | null>(null);
  const bargain = draft === null ? null : bargainIn(draft);
  if (draft === null || bargain === null || viewer === null) return null;
  const { other, terms } = bargain;
  const parts = new Map(bargain.parts.map((part) => [part.path.at(-1) ?? "", part]));
  const open = parts.get(adding ?? "");
  const filled = (names: readonly string[]) =>
    names.map((name) => {
      const at = parts.get(name);
      if (at === undefined) return null;
      return name === "promises" || name === "asks" ? (
        <Pledges key={name} at={at} onAdd={() => add(adding === name ? null : name)} />
      ) : (
        <Part key={name} at={at} />
      );
    });
  return (
    <section className="np-felt np-deal" aria-live="polite">
      <Side seat={viewer}>
        {terms !== null && <Heap {...terms.want} promises={terms.asks} />}
        {terms === null ? filled(MINE) : bargain.parts.map((at) => <Part key={at.path.join()} at={at} />)}
      </Side>
      <Side seat={other}>
        {terms !== null && <Heap {...terms.give} promises={terms.promises} />}
        {filled(THEIRS)}
        {counter !== null && (
          <button type="button" className="np-choice" data-testid="counter-offer" onClick={counter}>
            {t("bargain.counter")}
          </button>
        )}
      </Side>
      {open?.question.form === "some" && <Choices at={open} onPick={() => add(null)} />}
      <PressIt />
    </section>
  );
}

function Side({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  const { t, words, seats, viewer } = useBoard();
  const title =
    seat === viewer ? t("bargain.mine") : t("bargain.theirs", { name: firstWord(words.heading(seat)).first });
  return (
    <div className="np-side" data-seat={seat}>
      <h3>
        <Portrait of={portraitOf(seats, seat)} shape="round" />
        <span>
          <SeatMark seat={seat} size="tiny" /> {title}
        </span>
      </h3>
      <div className="np-goods">{children}</div>
    </div>
  );
}

interface HeapProps {
  readonly money: number;
  /** So many, or which. */
  readonly cards: number | readonly CardId[];
  readonly card?: CardId | null;
  readonly promises: readonly Pledge[];
}

/** The things that lie before a face. */
function Heap({ money, cards, card = null, promises }: HeapProps) {
  const { t, words, viewer } = useBoard();
  const named = [...(typeof cards === "number" ? [] : cards), ...(card === null ? [] : [card])];
  const hidden = typeof cards === "number" ? cards : 0;
  return (
    <p className="np-heap">
      {money > 0 && <Things are="coins" n={money} />}
      {hidden > 0 && <Things are="backs" n={hidden} />}
      {named.map((one) => (
        <span key={one} className="np-choice" data-is="card">
          {cardName(words, one)}
        </span>
      ))}
      {promises.map((promise) => (
        <span key={JSON.stringify(promise)} className="np-stamp">
          {pledgeLabel(words, promise, viewer)}
        </span>
      ))}
      {money + hidden + named.length + promises.length === 0 && t("bargain.nothing")}
    </p>
  );
}

/** Promises as stamped slips, each with whom it concerns; a press on a slip takes it back. */
function Pledges({ at, onAdd }: { readonly at: OptionPlace; readonly onAdd: () => void }) {
  const { t, words, draft } = useBoard();
  if (at.question.form !== "some" || at.question.options.length === 0) return null;
  const further = furtherIn(at);
  return (
    <>
      {chosenAt(at.draft).map((id) => (
        <div key={id} className="np-part">
          <button
            type="button"
            className="np-stamp"
            data-testid={`option-${id}`}
            aria-pressed
            aria-label={t("bargain.take", { what: words.option(id) })}
            onClick={() => draft?.pick(at.path, id)}
          >
            {words.option(id)} ×
          </button>
          {further
            .filter(({ path }) => path.at(-1) === id)
            .map((inner) => (
              <Part key={id} at={inner} />
            ))}
        </div>
      ))}
      <button type="button" className="np-choice" onClick={onAdd}>
        {t(at.path.at(-1) === "asks" ? "bargain.ask" : "bargain.promise")}
      </button>
    </>
  );
}
