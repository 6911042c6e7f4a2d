"use client";

import type { QuestionData } from "@consigliere/contract/question";
import { cardOfKind, type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId, whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { Piece, Sign } from "../board/piece-button.tsx";
import type { BoardProps } from "../game-ui.ts";
import { useBoard } from "./board-context.ts";
import { nameOf, racketLabel, thousands } from "./labels.ts";
import { RacketSign } from "./signs.tsx";
import { useAnswer } from "./use-answer.ts";

/** Rackets that lie open on the road. */
interface Lying {
  /** From where; null: from several warehouses of mine. */
  readonly of: "robbery" | "gifts" | null;
  /** Null: the viewer may not see them. */
  readonly rackets: readonly RacketId[] | null;
}

/** The rackets that somebody robs, has been given, or has to choose from; null: none. */
export function goodsIn({ view, draft }: Pick<BoardProps, "view" | "draft">): Lying | null {
  const { robbery, gifts } = view as View;
  if (robbery !== null) return { of: "robbery", rackets: robbery.rackets };
  if (gifts !== null) return { of: "gifts", rackets: gifts };
  const rackets = draft === null ? [] : racketsIn(draft.prompt.question);
  return rackets.length === 0 ? null : { of: null, rackets };
}

function racketsIn(question: QuestionData): RacketId[] {
  const options = question.form === "one" || question.form === "some" ? question.options : [];
  return options.flatMap(({ id }) => whatOf("racket", id) ?? []);
}

/** An open gate in the middle of the street, with crates to choose from or to stow. */
export function Goods({ of, rackets }: Lying) {
  const { t, view, words } = useBoard();
  const { robbery } = view;
  const title =
    of === "robbery" && robbery !== null
      ? t("insideTitle", {
          gangster: words.short(robbery.gangster),
          warehouse: nameOf(words, robbery.warehouse),
        })
      : of === "gifts"
        ? t("giftsTitle")
        : t("goodsTitle");
  return (
    <section className="md-road md-goods" aria-label={title}>
      <h2>{title}</h2>
      {rackets === null ? <p>{t("insideHidden")}</p> : <Rackets rackets={rackets} />}
    </section>
  );
}

/** Crates with their trade and their price, the dearest first. */
export function Rackets({ rackets }: { readonly rackets: readonly RacketId[] }) {
  return (
    <ul className="md-rackets">
      {rackets
        .toSorted((a, b) => racketValue(b) - racketValue(a))
        .map((racket) => (
          <li key={racket}>
            <Racket racket={racket} />
          </li>
        ))}
    </ul>
  );
}

function Racket({ racket }: { readonly racket: RacketId }) {
  const { t, words, show } = useBoard();
  const answer = useAnswer(optionId("racket", racket));
  const type = cardOfKind(racket, "racket").subtype;
  return (
    <Piece
      {...answer}
      id={`racket-${racket}`}
      className={`md-racket md-crate md-type-${type}`}
      label={racketLabel(t, words, racket)}
      onPoint={(isPointed) => show(isPointed && answer.mark?.reason != null ? racket : null)}
    >
      <RacketSign type={type} />
      <Sign className="md-price" text={thousands(t, racketValue(racket))} />
    </Piece>
  );
}
