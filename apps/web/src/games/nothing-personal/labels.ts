/** Labels of things on the board, for sighted readers and screen readers. */

import { isActionAbility } from "@consigliere/games/nothing-personal/abilities";
import { type CardId, cardOf, type GangsterId, gangsterOf } from "@consigliere/games/nothing-personal/cards";
import type { Owner } from "@consigliere/games/nothing-personal/marker-place";
import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import {
  isPosition,
  type PlaceId,
  POSITIONS,
  type PositionId,
} from "@consigliere/games/nothing-personal/positions";
import type { Pledge } from "@consigliere/games/nothing-personal/terms";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { countsOf } from "./preview.ts";

export type Say = ReturnType<typeof useTranslations<"board.nothing-personal">>;
type Words = Pick<GameWords, "text" | "name" | "list">;
type Text = Pick<GameWords, "text">;

export const manName = (words: Text, id: GangsterId): string => words.text(`gangster.${id}`);
export const chairName = (words: Text, place: PlaceId): string => words.text(`chair.${place}`);
export const cardName = (words: Text, card: CardId): string => words.text(`card.${card}`);

/** With its sign: "+2", "−6". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** "$5", "−$1" */
export function dollars(t: Say, n: number): string {
  return n < 0 ? `−${t("dollars", { n: -n })}` : t("dollars", { n });
}

/** "no whack of Deacon" */
export function pledgeLabel(
  words: Pick<GameWords, "text" | "name" | "short">,
  pledge: Pledge,
  viewer: number | null,
): string {
  const { kind } = pledge;
  const whom = "seat" in pledge ? pledge.seat : null;
  const of = kind === "no-move" || kind === "no-whack" ? (whom === null ? ".gangster" : ".seat") : "";
  const man = "gangster" in pledge ? pledge.gangster : null;
  return words.text(`promise.${kind}${of}`, {
    gangster: man === null ? words.text("anybody") : words.short(man),
    whom: whom === null ? "" : words.name(whom),
    whomYou: whom === viewer ? "yes" : "no",
    place: "chair" in pledge ? words.text(`place.${pledge.chair}`) : "",
    amount: "amount" in pledge ? pledge.amount : 0,
  });
}

/** "hitman, thug"; "no type" */
export function typesLabel(t: Say, words: Text, id: GangsterId): string {
  const { types } = gangsterOf(id);
  return types.length === 0 ? t("noType") : types.map((type) => words.text(`line.${type}`)).join(t("comma"));
}

/** His ability, in a sentence; null: none of his own. */
export function abilityLabel(t: Say, words: Text, id: GangsterId): string | null {
  const { ability } = gangsterOf(id);
  if (ability === null) return null;
  return isActionAbility(ability) ? t(`does.${ability}`) : words.text(`ability.${ability}`);
}

/** The ability of a chair's gangster, in a sentence; null for the Capo. */
export function chairAction(t: Say, place: PositionId): string | null {
  const { action } = POSITIONS[place];
  return action === null ? null : t(`does.${action}`);
}

/** Everything of a man in one sentence, for who hears it. */
export function manLabel(t: Say, words: Words, man: ManView): string {
  const sits = t("sits", { name: manName(words, man.id), place: chairName(words, man.place) });
  return [sits, ...manFacts(t, words, man)].join(t("comma"));
}

/** Everything of a man but his name and his place. */
export function manFacts(t: Say, words: Words, man: ManView): string[] {
  const nameOf = (owner: Owner) => (owner === "neutral" ? t("neutral") : words.name(owner));
  const [leader, another] = man.leaders;
  const { respect, money } = yieldOf(man);
  const markers = [...countsOf(man)].filter(([, n]) => n > 0).sort(([, one], [, other]) => other - one);
  return [
    typesLabel(t, words, man.id),
    ...(isPosition(man.place) ? [t("yields", { respect: signed(respect), money })] : []),
    leader === undefined
      ? t("nobodys")
      : another === undefined
        ? t("controlledBy", { name: words.name(leader) })
        : t("tied", { names: words.list(man.leaders.map(words.name)) }),
    ...(markers.length === 0 ? [t("noMarkers")] : []),
    ...markers.map(([owner, n]) => t("markersOf", { name: nameOf(owner), n })),
    t("ofLimit", { n: man.weight, limit: man.limit }),
    ...(man.coin === null ? [] : [t("blackmailed", { name: nameOf(man.coin) })]),
    ...(man.omerta ? [t("gagged")] : []),
    ...(man.side ? [t("rests")] : man.acted ? [t("acted")] : []),
  ];
}

/** On whom the lines of a card may be played: "thug or hitman", "Capo". */
export function linedUp(t: Say, words: Text, card: CardId): { readonly n: number; readonly who: string }[] {
  return cardOf(card).lines.map((line) => {
    const who =
      line.on === "type"
        ? line.types.map((type) => words.text(`line.${type}`)).join(t("or"))
        : line.on === "any"
          ? words.text("line.any")
          : chairName(words, line.position);
    return { n: line.n, who };
  });
}

/** "3 on: thug", "2 on: Capo" */
export const linesOf = (t: Say, words: Text, card: CardId): string[] =>
  linedUp(t, words, card).map((line) => t("line", line));

/** A card's effects besides its markers, one sentence for each: extra effect, ability, time. */
export function rulesOf(t: Say, words: Text, card: CardId): string[] {
  const { or, extra, when } = cardOf(card);
  return [
    ...(extra === undefined ? [] : [words.text(`extra.${extra}`)]),
    ...(or === undefined ? [] : [t("orRule", { rule: words.text(`or-rule.${or}`) })]),
    ...(when === undefined ? [] : [t("whenRule", { when: words.text(`when.${when}`) })]),
  ];
}
