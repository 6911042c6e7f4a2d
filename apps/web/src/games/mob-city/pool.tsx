"use client";

import { type CardId, GROUPS, type GroupNo } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import { useState } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { Path } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { useBoard } from "./board-context.ts";
import { CardPicture } from "./card-picture.tsx";
import { EnforcerCard } from "./enforcer-card.tsx";
import { cardName, isPerson } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { useCard } from "./use-card.ts";

const WISHES: Path = ["wishes"];
const MOST: Path = ["most"];

/** The line-up: who is for hire today, as far as the viewer may see it. */
export function Pool() {
  const { t, view, draft } = useBoard();
  const { cards, count } = view.pool;
  const topic = draft?.prompt.topic;
  if (cards === null || count === 0) return null;
  if (topic !== "hire" && topic !== "hire-list" && !view.phase.at.startsWith("hire")) return null;
  return (
    <section className="mc-pool" aria-label={t("pool")} onKeyDown={moveFocus}>
      {draft !== null && topic === "hire-list" ? (
        <Wishing key={draft.prompt.id} draft={draft} cards={cards} />
      ) : (
        <div className="mc-line-up">
          {cards.map((card) => (
            <Candidate key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

function Candidate({ card }: { readonly card: CardId }) {
  const { words } = useBoard();
  const pick = useCard(card, optionId("card", card));
  if (pick === null) return <EnforcerCard card={card} words={words} />;
  return (
    <button {...pick.button} className="mc-pick" aria-label={pick.says}>
      <EnforcerCard card={card} words={words} />
    </button>
  );
}

interface WishingProps {
  readonly draft: AnswerDraft;
  readonly cards: readonly CardId[];
}

/** A face is pressed, then the group it is wished for; the wishes stand in their order, and go by a press. */
function Wishing({ draft, cards }: WishingProps) {
  const { t, words } = useBoard();
  const [lifted, lift] = useState<CardId | null>(null);
  const wishes = wishesOf(draft);
  const change = (option: string) => {
    draft.pick(WISHES, option);
    // Whoever wishes for somebody wants to hire: as many as may be, until something else is said.
    if (wishes.length === 0) draft.setAmount(MOST, draft.amountsAt(MOST).most);
    lift(null);
  };
  return (
    <>
      <div className="mc-line-up">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className="mc-pick"
            data-mark={lifted === card ? "chosen" : "open"}
            data-testid={`face-${card}`}
            data-wished={wishes.some((wish) => wish.card === card) || undefined}
            aria-pressed={lifted === card}
            aria-label={cardName(words, card)}
            onClick={() => lift(lifted === card ? null : card)}
          >
            <EnforcerCard card={card} words={words} />
          </button>
        ))}
      </div>
      <div className="mc-wish-groups">
        {GROUPS.map((group) => (
          <WishGroup key={group} group={group} lifted={lifted} draft={draft} onWish={change} />
        ))}
      </div>
      <ol className="mc-wish-order" aria-label={t("wishes")}>
        {wishes.map(({ option, card, group }, i) => (
          <li key={option}>
            <button
              type="button"
              data-mark="chosen"
              aria-label={t("unwish", { wish: words.option(option) })}
              onClick={() => change(option)}
            >
              <b>{i + 1}</b>
              <CardPicture card={card} />
              <span>{groupSign(group)}</span>
            </button>
          </li>
        ))}
        {wishes.length === 0 && <li>{t("wishHow")}</li>}
      </ol>
      <Most draft={draft} />
    </>
  );
}

/** How many of them are hired at most: as many hats. */
function Most({ draft }: Pick<WishingProps, "draft">) {
  const { words } = useBoard();
  const inner = draft.draft.form === "form" ? draft.draft.parts["most"] : undefined;
  const { least, most } = draft.amountsAt(MOST);
  if (inner?.form !== "amount") return null;
  return (
    <fieldset className="mc-most">
      <legend>{words.part("most")}</legend>
      {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
        <button
          key={count}
          type="button"
          data-mark={inner.chosen === count ? "chosen" : "open"}
          aria-pressed={inner.chosen === count}
          onClick={() => draft.setAmount(MOST, count)}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}

interface WishGroupProps {
  readonly group: GroupNo;
  readonly lifted: CardId | null;
  readonly draft: AnswerDraft;
  readonly onWish: (option: string) => void;
}

/** A group of the viewer's, with who is in it: where the lifted face may go. */
function WishGroup({ group, lifted, draft, onWish }: WishGroupProps) {
  const { t, view, words } = useBoard();
  const option = lifted === null ? null : optionId("hire", { card: lifted, group });
  const mark = option === null ? undefined : draft.marks.get(option);
  const people = (view.mine?.groups[group - 1] ?? []).filter(isPerson);
  return (
    <button
      type="button"
      data-mark={mark?.state}
      data-testid={option === null ? undefined : `option-${option}`}
      aria-pressed={mark?.state === "chosen"}
      aria-disabled={mark === undefined || undefined}
      aria-label={option === null ? t("group", { group: groupSign(group) }) : words.option(option)}
      onClick={() => option !== null && mark !== undefined && onWish(option)}
    >
      <b>{groupSign(group)}</b>
      {people.map((card) => (
        <Portrait key={card} of={faceOf(card)} />
      ))}
    </button>
  );
}

/** The wishes of the draft, the most wanted first. */
function wishesOf({ draft }: AnswerDraft) {
  const inner = draft.form === "form" ? draft.parts["wishes"] : undefined;
  return (inner?.form === "some" ? inner.chosen : []).flatMap((option) => {
    const wish = whatOf("hire", option);
    return wish === undefined ? [] : [{ option, ...wish }];
  });
}
