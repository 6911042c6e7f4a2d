"use client";

import type { CardId } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import type { View } from "@consigliere/games/mob-city/view";
import type { CSSProperties } from "react";
import type { Path } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { Piece } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Key } from "./key.tsx";
import { cardName } from "./labels.ts";
import { Man } from "./man.tsx";

/**
 * Who stands in the hall: those for hire today, as far as the viewer may see them, or on a payday that is short the
 * viewer's own people.
 */
export function inHall(view: View, draft: BoardProps["draft"]): readonly CardId[] {
  const topic = draft?.prompt.topic ?? "";
  if (topic.startsWith("wages-")) {
    return (view.mine?.groups.flat() ?? []).filter((card) => draft?.marks.has(optionId("card", card)));
  }
  return topic.startsWith("hire") || view.phase.at.startsWith("hire") ? (view.pool.cards ?? []) : [];
}

/** The pool hall. A press takes somebody; whoever is wished for is pressed, and then the car that they are for. */
export function Hall({ cards }: { readonly cards: readonly CardId[] }) {
  const { t, words, draft, show } = useBoard();
  const isWishing = draft?.prompt.topic === "hire-list";
  return (
    <section
      className="mc-hall"
      aria-label={t(draft?.prompt.topic.startsWith("wages-") === true ? "payday" : "pool")}
      style={{ "--count": cards.length } as CSSProperties}
      onKeyDown={moveFocus}
    >
      <Drawing game="mob-city" name="hall" className="mc-backdrop" size={400} high={160} keeps="head" />
      <div className="mc-line-up row" data-gap="1">
        {cards.map((card) =>
          isWishing ? (
            <Wished key={card} card={card} draft={draft} />
          ) : (
            <Piece
              key={card}
              className="mc-pick"
              option={optionId("card", card)}
              label={cardName(words, card)}
              isWritten
              onPoint={(isPointed) => show(isPointed ? card : null)}
            >
              <Man card={card} words={words} />
            </Piece>
          ),
        )}
      </div>
      {isWishing && <Most draft={draft} />}
    </section>
  );
}

interface WishedProps {
  readonly card: CardId;
  readonly draft: AnswerDraft;
}

/** Somebody who may be wished for: with the place among the wishes, and the group. Pressed again, the wish goes. */
function Wished({ card, draft }: WishedProps) {
  const { t, words, lifted, lift } = useBoard();
  const wishes = wishesOf(draft);
  const rank = wishes.findIndex((wish) => wish.card === card);
  const wish = wishes[rank];
  const name = cardName(words, card);
  return (
    <Key
      id={`face-${card}`}
      mark={lifted === card || wish !== undefined ? "chosen" : "open"}
      className="mc-pick"
      onPress={() =>
        wish === undefined ? lift(lifted === card ? null : card) : draft.pick(WISHES, wish.option)
      }
    >
      <Said words={wish === undefined ? name : t("unwish", { wish: words.option(wish.option) })}>
        <Man card={card} words={words}>
          {wish !== undefined && (
            <b className="mc-wish player-tag">
              {rank + 1} · {groupSign(wish.group)}
            </b>
          )}
        </Man>
      </Said>
    </Key>
  );
}

const WISHES: Path = ["wishes"];
const MOST: Path = ["most"];

/** The wishes of the draft, the most wanted first. */
function wishesOf({ draft }: AnswerDraft) {
  const inner = draft.form === "form" ? draft.parts["wishes"] : undefined;
  return (inner?.form === "some" ? inner.chosen : []).flatMap((option) => {
    const wish = whatOf("hire", option);
    return wish === undefined ? [] : [{ option, ...wish }];
  });
}

/** How many of them are hired at most, where there are several wishes: a press says one more, then one again. */
function Most({ draft }: Pick<WishedProps, "draft">) {
  const { words, t } = useBoard();
  const inner = draft.draft.form === "form" ? draft.draft.parts["most"] : undefined;
  const { least, most } = draft.amountsAt(MOST);
  const wishes = wishesOf(draft).length;
  if (inner?.form !== "amount" || wishes < 2) return <p className="mc-hall-words">{t("wishHow")}</p>;
  const more = inner.chosen < most ? inner.chosen + 1 : Math.max(least, 1);
  return (
    <p className="mc-hall-words">
      <Key id={`most-${more}`} mark="chosen" onPress={() => draft.setAmount(MOST, more)}>
        {words.part("most")} <b>{inner.chosen}</b>
      </Key>
    </p>
  );
}
