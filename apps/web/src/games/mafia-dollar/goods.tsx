"use client";

import {
  cardOfKind,
  type ItemId,
  isRacket,
  type RacketId,
  racketValue,
} from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { Piece, Sign } from "../board/piece-button.tsx";
import { useBoard } from "./board-context.ts";
import { nameOf, racketLabel, thousands } from "./labels.ts";
import { CardArt, Icon } from "./signs.tsx";
import { useAnswer } from "./use-answer.ts";

/** Rackets or items that lie open on the road. */
export interface Lying {
  /** From where: a robbed warehouse, a birthday, a dead man, or several warehouses of mine. */
  readonly of: "inside" | "gifts" | "loot" | "goods";
  /** Null: the viewer may not see them. */
  readonly things: readonly (RacketId | ItemId)[] | null;
}

/** An open gate in the middle of the street, with what lies there to choose from or to stow, the dearest first. */
export default function Goods({ of, things }: Lying) {
  const { t, view, words } = useBoard();
  const { robbery } = view;
  const title = t(`${of}Title`, {
    gangster: robbery === null ? "" : words.short(robbery.gangster),
    warehouse: robbery === null ? "" : nameOf(words, robbery.warehouse),
  });
  return (
    <section className="md-road md-goods" aria-label={title}>
      <h2>{title}</h2>
      {things === null ? (
        <p>{t("insideHidden")}</p>
      ) : (
        <ul className="md-inside">
          {things
            .toSorted((a, b) => worthOf(b) - worthOf(a))
            .map((thing) => (
              <li key={thing}>{isRacket(thing) ? <Racket racket={thing} /> : <Item item={thing} />}</li>
            ))}
        </ul>
      )}
    </section>
  );
}

const worthOf = (thing: RacketId | ItemId) =>
  isRacket(thing) ? racketValue(thing) : cardOfKind(thing, "item").bonus;

/** A thing of a dead man, with its bonus. */
function Item({ item }: { readonly item: ItemId }) {
  const { t, words } = useBoard();
  const { bonus } = cardOfKind(item, "item");
  return (
    <Piece
      {...useAnswer(optionId("item", item))}
      className="md-racket md-item"
      label={t("item", { name: nameOf(words, item), bonus })}
    >
      <CardArt card={item} />
      <Sign text={`${nameOf(words, item)} +${bonus}`} />
    </Piece>
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
