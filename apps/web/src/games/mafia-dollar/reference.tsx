"use client";

import {
  BLOCK_TYPES,
  cardOfKind,
  ITEM_TYPES,
  POLICE_RANKS,
  type Sort,
} from "@consigliere/games/mafia-dollar/cards";
import { chanceOf } from "@consigliere/games/mafia-dollar/odds";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";

/** Topics of questions, by the part of the card with their rule. */
const ASKED_IN = { draw: "draw", play: "play pass-left gift stash-gifts", actions: "action" };
const ASKED_FOR: Readonly<Record<string, string>> = { collect: "collect-more", rob: "rob-pick", hit: "loot" };

/** The reference card: a turn, the jobs, the odds of a check, the cures of blocks, the police, the final count. */
export default function MafiaDollarReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mafia-dollar");
  const odds = [1, 2, 3, 4, 5, 6, 7].map(
    (points) => `+${points} ${t("chance", { percent: chanceOf(points) })}`,
  );
  const row = (name: string, says: string, rule?: string) => (
    <li key={name} data-rule={rule}>
      <b>{name}</b> {says}
    </li>
  );
  const sortOf = (sort: Sort, rule?: string) =>
    row(words.text(`sort.${sort}.name`), words.text(`sort.${sort}.rule`), rule);
  const cureOf = (type: (typeof BLOCK_TYPES)[number]) =>
    row(words.text(`sort.${type}.name`), t(`symbol.${cardOfKind(`block-${type}-1`, "block").cure}`));
  return (
    <div className="stack" data-gap="2">
      <h3>{t("reference.turn")}</h3>
      <ol className="stack" data-gap="2">
        {(["draw", "play", "actions"] as const).map((phase) => (
          <li key={phase} data-rule={ASKED_IN[phase]}>
            {t(`reference.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <h3>{t("reference.jobs")}</h3>
      <ul>
        {(["move-out", "collect", "hit", "rob", "go-home"] as const).map((order) =>
          row(t(`order.${order}`), t(`reference.job.${order}`), ASKED_FOR[order]),
        )}
      </ul>
      <h3>{t("reference.check")}</h3>
      <p>{t("reference.checkHelp")}</p>
      <p>{odds.join(t("comma"))}</p>
      <h3>{t("reference.items")}</h3>
      <ul>{ITEM_TYPES.map((type) => sortOf(type))}</ul>
      <h3>{t("reference.blocks")}</h3>
      <ul>{BLOCK_TYPES.map(cureOf)}</ul>
      <h3>{t("reference.police")}</h3>
      <ul>{POLICE_RANKS.map((rank) => sortOf(rank, `${rank}-loss`))}</ul>
      <h3>{t("reference.end")}</h3>
      <p>{t("reference.endHelp")}</p>
    </div>
  );
}
