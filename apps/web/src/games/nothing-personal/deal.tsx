"use client";

import { type ReactNode, useState } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import { portraitOf } from "../shared/portrait-of.ts";
import { type Bundle, bargainIn, termsIn } from "./bargain.ts";
import { useBoard } from "./board-context.ts";
import { Backs, Choices, Coins, Part, PressIt } from "./felt.tsx";
import { cardName, pledgeLabel } from "./labels.ts";
import { chosenAt, furtherIn } from "./parts.ts";
import { useCounter } from "./use-talk.ts";

const MINE = ["promises", "money", "cards"] as const;
const THEIRS = ["asks", "want-money", "want-cards", "want-card", "coin-swap"] as const;

/** Two faces across the felt, each with the heap that it would give. They are filled where they lie. */
export default function DealTable() {
  const { t, draft, viewer } = useBoard();
  const counter = useCounter();
  const [adding, add] = useState<string | null>(null);
  const bargain = draft === null ? null : bargainIn(draft);
  if (draft === null || bargain === null || viewer === null) return null;
  const { other, mine, theirs } = bargain;
  const parts = new Map(termsIn(draft).map((part) => [part.path.at(-1) ?? "", part]));
  const isMaking = parts.has("money");
  const open = adding === null ? undefined : parts.get(adding);
  const filled = (names: readonly string[]) =>
    names.map((name) => {
      const at = parts.get(name);
      if (at === undefined) return null;
      const isPledges = name === "promises" || name === "asks";
      return isPledges ? (
        <Pledges key={name} at={at} onAdd={() => add(adding === name ? null : name)} />
      ) : (
        <Part key={name} at={at} />
      );
    });
  return (
    <section className="np-felt np-deal" aria-live="polite">
      <Side seat={viewer} bundle={isMaking ? null : mine}>
        {isMaking
          ? filled(MINE)
          : [...parts.values()].map((part) => <Part key={part.path.join()} at={part} />)}
      </Side>
      <Side seat={other} bundle={isMaking ? null : theirs}>
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

interface SideProps {
  readonly seat: number;
  /** The goods and promises before a face; null: they are being put down. */
  readonly bundle: Bundle | null;
  readonly children: ReactNode;
}

function Side({ seat, bundle, children }: SideProps) {
  const { t, words, seats, viewer } = useBoard();
  const title = seat === viewer ? t("bargain.mine") : t("bargain.theirs", { name: words.heading(seat) });
  return (
    <div className="np-side" data-seat={seat}>
      <Portrait of={portraitOf(seats, seat)} shape="round" />
      <h3>
        <SeatMark seat={seat} size="tiny" /> {title}
      </h3>
      <div className="np-goods">
        {bundle !== null && <Heap {...bundle} />}
        {children}
      </div>
    </div>
  );
}

function Heap({ money, cards, promises }: Bundle) {
  const { t, words, viewer } = useBoard();
  const [hidden, named] = [cards.filter((card) => card === null), cards.filter((card) => card !== null)];
  return (
    <p className="np-heap">
      {money > 0 && <Coins n={money} />}
      {hidden.length > 0 && <Backs n={hidden.length} />}
      {named.map((card) => (
        <span key={card} className="np-choice" data-is="card">
          {cardName(words, card)}
        </span>
      ))}
      {promises.map((promise) => (
        <span key={JSON.stringify(promise)} className="np-stamp">
          {pledgeLabel(words, promise, viewer)}
        </span>
      ))}
      {money + cards.length + promises.length === 0 && t("bargain.nothing")}
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
      <button type="button" className="np-choice" data-is="word" onClick={onAdd}>
        {t(at.path.at(-1) === "asks" ? "bargain.ask" : "bargain.promise")}
      </button>
    </>
  );
}
