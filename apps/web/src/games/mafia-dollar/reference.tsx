"use client";

import { BLOCK_TYPES, cardOfKind, ITEM_TYPES, POLICE_RANKS } from "@consigliere/games/mafia-dollar/cards";
import { chanceOf } from "@consigliere/games/mafia-dollar/odds";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { GameWords } from "../game-words.ts";
import { SortArt } from "./card-art.tsx";
import { Icon } from "./signs.tsx";

/** Topics of questions, by the part of the card with their rule. */
const ASKED_IN = { draw: "draw", play: "play pass-left gift stash-gifts", actions: "action" };
const ASKED_FOR: Readonly<Record<string, string>> = { collect: "collect-more", rob: "rob-pick", hit: "loot" };

/** The reference card: a turn, the jobs, the odds of a check, the cures of blocks, the police, the final count. */
export default function MafiaDollarReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mafia-dollar");
  const nameOf = (sort: string) => words.text(`sort.${sort}.name`);
  const ruleOf = (sort: string) => words.text(`sort.${sort}.rule`);
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
          <Term key={order} name={t(`order.${order}`)} rule={ASKED_FOR[order]}>
            {t(`reference.job.${order}`)}
          </Term>
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
      <dl>
        {ITEM_TYPES.map((type) => (
          <Term key={type} name={nameOf(type)}>
            {ruleOf(type)}
          </Term>
        ))}
      </dl>
      <h3>{t("reference.blocks")}</h3>
      <dl>
        {BLOCK_TYPES.map((type) => {
          const { cure } = cardOfKind(`block-${type}-1`, "block");
          return (
            <Term key={type} art={<SortArt sort={type} />} name={nameOf(type)}>
              <Icon name={cure} /> {t(`symbol.${cure}`)}
            </Term>
          );
        })}
      </dl>
      <h3>{t("reference.police")}</h3>
      <dl>
        {POLICE_RANKS.map((rank) => (
          <Term key={rank} art={<SortArt sort={rank} />} name={nameOf(rank)} rule={`${rank}-loss`}>
            {ruleOf(rank)}
          </Term>
        ))}
      </dl>
      <h3>{t("reference.end")}</h3>
      <p>{t("reference.endHelp")}</p>
    </div>
  );
}

interface TermProps {
  readonly name: string;
  readonly art?: ReactNode;
  /** The topic of the question that goes by it. */
  readonly rule?: string | undefined;
  readonly children: ReactNode;
}

function Term({ name, art, rule, children }: TermProps) {
  return (
    <div data-rule={rule}>
      <dt>
        {art} {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
