"use client";

import { cardOfKind, type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { Piece, Sign } from "../board/piece-button.tsx";
import { useBoard } from "./board-context.ts";
import { nameOf, racketLabel, thousands } from "./labels.ts";
import { Icon } from "./signs.tsx";
import { useAnswer } from "./use-answer.ts";

/** Rackets that lie open on the road. */
export interface Lying {
  /** From where; null: from several warehouses of mine. */
  readonly of: "robbery" | "gifts" | null;
  /** Null: the viewer may not see them. */
  readonly rackets: readonly RacketId[] | null;
}

/** An open gate in the middle of the street, with crates to choose from or to stow, the dearest first. */
export default function Goods({ of, rackets }: Lying) {
  const { t, view, words } = useBoard();
  const { robbery } = view;
  const names = robbery && {
    gangster: words.short(robbery.gangster),
    warehouse: nameOf(words, robbery.warehouse),
  };
  const title = names === null ? t(of === "gifts" ? "giftsTitle" : "goodsTitle") : t("insideTitle", names);
  return (
    <section className="md-road md-goods" aria-label={title}>
      <h2>{title}</h2>
      {rackets === null ? (
        <p>{t("insideHidden")}</p>
      ) : (
        <ul className="md-inside">
          {rackets
            .toSorted((a, b) => racketValue(b) - racketValue(a))
            .map((racket) => (
              <li key={racket}>
                <Racket racket={racket} />
              </li>
            ))}
        </ul>
      )}
    </section>
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
      <Icon name={type} />
      <Sign className="md-price" text={thousands(t, racketValue(racket))} />
    </Piece>
  );
}
