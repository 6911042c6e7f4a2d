"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";

/** A card with all its words. */
export interface ShelfCard {
  readonly id: string;
  readonly name: string;
  /** Its facts, in a few words each; empty ones are left out. */
  readonly facts: readonly string[];
  /** Its effect; null: nothing beyond its facts. */
  readonly rule: string | null;
  readonly face: ReactNode;
}

/** All cards of a game with their pictures, and a search by any of their words. */
export function CardShelf({ cards }: { readonly cards: readonly ShelfCard[] }) {
  const t = useTranslations("rules");
  const [wanted, setWanted] = useState("");
  const id = useId();
  const found = cards.filter((card) => isFound(card, wanted));
  return (
    <div className="card-shelf">
      <p className="card-search">
        <label htmlFor={id}>{t("search")}</label>
        <input
          id={id}
          type="search"
          className="input"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <span role="status">{t("found", { count: found.length })}</span>
      </p>
      <ul>
        {found.map((card) => (
          <li key={card.id} data-card={card.id}>
            <span aria-hidden="true">{card.face}</span>
            <div>
              <h3>{card.name}</h3>
              {card.facts.some(Boolean) && (
                <p className="card-facts">{card.facts.filter(Boolean).join(" · ")}</p>
              )}
              {card.rule !== null && <p>{card.rule}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether each of the words is somewhere in a card's text, in any case and width. */
export function isFound({ name, facts, rule }: ShelfCard, wanted: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").toLocaleLowerCase();
  const said = plain([name, ...facts, rule ?? ""].join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
