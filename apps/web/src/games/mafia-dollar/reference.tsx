"use client";

import {
  BLOCK_TYPES,
  type CardSymbol,
  ITEM_TYPES,
  POLICE_RANKS,
} from "@consigliere/games/mafia-dollar/cards";
import { chanceOf } from "@consigliere/games/mafia-dollar/odds";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { SortArt } from "./card-art.tsx";
import { SymbolSign } from "./signs.tsx";

const CURES: Readonly<Record<(typeof BLOCK_TYPES)[number], CardSymbol>> = {
  prison: "key",
  home: "newspaper",
  injury: "first-aid",
  girlfriend: "hat",
};

/** Topics of questions, by the part of the card with their rule. */
const ASKED_IN = { draw: "draw", play: "play pass-left gift stash-gifts", actions: "action" };
const ASKED_FOR: Readonly<Record<string, string>> = { collect: "collect-more", rob: "rob-pick", hit: "loot" };

/** The reference card: a turn, the jobs, the odds of a check, the cures of blocks, the police, the final count. */
export default function MafiaDollarReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mafia-dollar");
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
        {(["move-out", "collect", "hit", "rob", "go-home"] as const).map((order) => (
          <div key={order} data-rule={ASKED_FOR[order]}>
            <dt>{t(`order.${order}`)}</dt>
            <dd>{t(`reference.job.${order}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("reference.check")}</h3>
      <p>{t("reference.checkHelp")}</p>
      <ul className="md-odds">
        {[1, 2, 3, 4, 5, 6, 7].map((modifier) => (
          <li key={modifier}>
            <b>+{modifier}</b>
            {t("chance", { percent: chanceOf(modifier) })}
          </li>
        ))}
      </ul>
      <h3>{t("reference.items")}</h3>
      <ul className="md-reference-list">
        {ITEM_TYPES.map((type) => (
          <li key={type}>
            <b>{words.text(`sort.${type}.name`)}</b> {words.text(`sort.${type}.rule`)}
          </li>
        ))}
      </ul>
      <h3>{t("reference.blocks")}</h3>
      <ul className="md-cures">
        {BLOCK_TYPES.map((type) => (
          <li key={type}>
            <SortArt sort={type} />
            {words.text(`sort.${type}.name`)}
            <span aria-hidden="true">→</span>
            <SymbolSign symbol={CURES[type]} />
            {t(`symbol.${CURES[type]}`)}
          </li>
        ))}
      </ul>
      <h3>{t("reference.police")}</h3>
      <ul className="md-reference-list">
        {POLICE_RANKS.map((rank) => (
          <li key={rank} data-rule={`${rank}-loss`}>
            <SortArt sort={rank} />
            <span>
              <b>{words.text(`sort.${rank}.name`)}</b> {words.text(`sort.${rank}.rule`)}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t("reference.end")}</h3>
      <p>{t("reference.endHelp")}</p>
    </div>
  );
}
