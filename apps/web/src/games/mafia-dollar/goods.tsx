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

type Thing = RacketId | ItemId;

/** Rackets or items that lie open on the road. */
export interface Lying {
  /** From where: a robbed warehouse, a birthday, a dead man, or several warehouses of mine. */
  readonly of: "inside" | "gifts" | "loot" | "goods";
  /** Null: the viewer may not see them. */
  readonly things: readonly Thing[] | null;
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
              <li key={thing}>
                <Good thing={thing} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

const worthOf = (thing: Thing) => (isRacket(thing) ? racketValue(thing) : cardOfKind(thing, "item").bonus);

/** A crate with its worth, or what a dead man carried. */
function Good({ thing }: { readonly thing: Thing }) {
  const { t, words, show } = useBoard();
  const answer = useAnswer(isRacket(thing) ? optionId("racket", thing) : optionId("item", thing));
  const type = isRacket(thing) ? cardOfKind(thing, "racket").subtype : null;
  const label = isRacket(thing)
    ? racketLabel(t, words, thing)
    : t("item", { name: nameOf(words, thing), bonus: worthOf(thing) });
  return (
    <Piece
      {...answer}
      id={`${type === null ? "item" : "racket"}-${thing}`}
      className={type === null ? "md-racket md-item" : `md-racket md-crate md-type-${type}`}
      label={label}
      onPoint={(isPointed) => show(isPointed && answer.mark?.reason != null ? thing : null)}
    >
      {type === null ? <CardArt card={thing} /> : <Icon name={type} />}
      <Sign className="md-price" text={type === null ? label : thousands(t, worthOf(thing))} />
    </Piece>
  );
}
