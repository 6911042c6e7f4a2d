"use client";

import { LOOT } from "@consigliere/games/crooks/cards";
import { whatOf } from "@consigliere/games/crooks/option-ids";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import type { BoardProps } from "../game-ui.ts";
import type { GameWords } from "../game-words.ts";
import { chosenIn, moveIn } from "./drafted.ts";
import { gangsChanged, type Stand, standAt, suppose } from "./forecast.ts";
import { gangName, type Say, targetName } from "./labels.ts";
import { scores } from "./scores.ts";

/** "City Bank, worth 9: 9 : 7 + one in the dark; you lead, as far as you know." */
export function standInWords(t: Say, words: Pick<GameWords, "text" | "name" | "list">, stand: Stand): string {
  const { target, value, mine, best, dark, verdict, rivals } = stand;
  const names = words.list(rivals.map((seat) => words.name(seat)));
  return t("forecast.stand", {
    target: targetName(words, target),
    value,
    open: dark > 0 ? "yes" : "no",
    score: t("forecast.score", { mine, best, dark }),
    verdict: t(`forecast.${verdict}`, { names, points: Math.floor(value / (rivals.length + 1)) }),
  });
}

/** "7+? pts": the points of a seat as far as all know them, and at the end its points. */
export function pointsInWords(t: Say, view: View, seat: number): string {
  const { value = 0, isOpen = false } = scores(view)[seat]?.[0] ?? {};
  return t("running", { points: value, open: isOpen ? "yes" : "no" });
}

/** The result of the answer as drafted; nothing as long as the draft says too little. */
export function outcomeOf(t: Say, { view: given, viewer, draft, words }: BoardProps): string | null {
  if (draft === null || viewer === null) return null;
  const view = given as View;
  const { topic } = draft.prompt;
  const money = view.seats[viewer]?.money ?? 0;
  if (topic === "pickpocket") return t("forecast.purse", { before: money, after: money + LOOT });
  const [first] = chosenIn(draft.draft);
  if (first === undefined) return null;
  if (topic === "turn") {
    const door = view.hideouts.find(({ id }) => id === whatOf("hire", first));
    if (door === undefined) return null;
    const [price, after] = [door.count, door.count - 1];
    return t("forecast.hire", { price, left: money - price, after });
  }
  if (topic === "spy") {
    const target = whatOf("target", first);
    const count = target
      ? view.targets.find(({ id }) => id === target)?.unknown
      : view.hideouts.find(({ id }) => id === whatOf("hideout", first))?.count;
    return count === undefined ? null : t("forecast.look", { count });
  }
  const move = moveIn({ view, draft });
  if (move === null) return null;
  const after = suppose(view, viewer, move);
  const places = move.kind === "switch" ? [move.target, move.destination] : [move.target];
  return [
    ...places
      .flatMap((target) => standAt(after, viewer, target) ?? [])
      .map((stand) => standInWords(t, words, stand)),
    ...gangsChanged(view, after, viewer).map(({ gang, mine, best, award, leads }) =>
      t("forecast.gang", { gang: gangName(words, gang), mine, best, award, leads: leads ? "yes" : "no" }),
    ),
  ].join(" ");
}

/** The same beside the question; in place of `otherwise`, the rule of the crook in hand. */
export function Outcome({
  board,
  otherwise,
}: {
  readonly board: BoardProps;
  readonly otherwise: string | null;
}) {
  const t = useTranslations("board.crooks");
  return <>{outcomeOf(t, board) ?? otherwise}</>;
}
