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
import type { ReactNode } from "react";
import type { GameWords } from "../game-words.ts";
import { type DrawnSort, SortArt } from "./signs.tsx";

/** Topics of questions, by the part of the card with their rule. */
const ASKED_IN = { draw: "draw", play: "play pass-left gift stash-gifts", actions: "action" };
const ASKED_FOR: Readonly<Record<string, string>> = { collect: "collect-more", rob: "rob-pick", hit: "loot" };

/** The reference card: a turn, the jobs, the odds of a check, the cures of blocks, the police, the final count. */
export default function MafiaDollarReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mafia-dollar");
  const odds = [1, 2, 3, 4, 5, 6, 7].map(
    (points) => `+${points} ${t("chance", { percent: chanceOf(points) })}`,
  );
  const nameOf = (sort: Sort) => words.text(`sort.${sort}.name`);
  const ruleOf = (sort: Sort) => words.text(`sort.${sort}.rule`);
  const row = (name: string, says: ReactNode, rule?: string, sort?: DrawnSort) => (
    <div key={name} data-rule={rule}>
      <dt>
        {sort && <SortArt sort={sort} />} {name}
      </dt>
      <dd>{says}</dd>
    </div>
  );
  return (
    <div className="md-reference">
      <h3>{t("reference.turn")}</h3>
      <ol>
        {(["draw", "play", "actions"] as const).map((phase) => (
          <li key={phase} data-rule={ASKED_IN[phase]}>
            {t(`reference.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <h3>{t("reference.jobs")}</h3>
      <dl>
        {(["move-out", "collect", "hit", "rob", "go-home"] as const).map((order) =>
          row(t(`order.${order}`), t(`reference.job.${order}`), ASKED_FOR[order]),
        )}
      </dl>
      <h3>{t("reference.check")}</h3>
      <p>{t("reference.checkHelp")}</p>
      <p>{odds.join(t("comma"))}</p>
      <h3>{t("reference.items")}</h3>
      <dl>{ITEM_TYPES.map((type) => row(nameOf(type), ruleOf(type)))}</dl>
      <h3>{t("reference.blocks")}</h3>
      <dl>
        {BLOCK_TYPES.map((type) =>
          row(nameOf(type), t(`symbol.${cardOfKind(`block-${type}-1`, "block").cure}`), undefined, type),
        )}
      </dl>
      <h3>{t("reference.police")}</h3>
      <dl>{POLICE_RANKS.map((rank) => row(nameOf(rank), ruleOf(rank), `${rank}-loss`, rank))}</dl>
      <h3>{t("reference.end")}</h3>
      <p>{t("reference.endHelp")}</p>
    </div>
  );
}
