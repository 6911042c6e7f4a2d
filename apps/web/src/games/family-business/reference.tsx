"use client";

import { ACTION_KINDS, CARDS, type CardKind, COUNTER_KINDS } from "@consigliere/games/family-business/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";
import { CardArt } from "./family-card.tsx";
import { effectOf, warEffect } from "./reference-facts.ts";

/** The reference card (rules 6.6): the counters against each card, and its effect on list and war. */
export default function FamilyBusinessReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.family-business.reference");
  const nameOf = (kind: CardKind) => words.text(`card.${kind}.name`);
  return (
    <div className="card-shelf">
      <p data-rule="play-or-discard prefer-mobs">{t("intro")}</p>
      <ul>
        {ACTION_KINDS.map((kind) => {
          const { copies, counteredBy } = CARDS[kind];
          const answers = COUNTER_KINDS.filter((one) => (counteredBy as readonly string[]).includes(one)).map(
            (one) => `${nameOf(one)}: ${t(`does.${effectOf(kind, one)}`)}`,
          );
          const facts = [
            ...(answers.length === 0 ? [t("nothing")] : answers).map((says) => [t("answered"), says]),
            [t("list"), t(`onList.${kind}`)],
            [t("war"), t(`onWar.${warEffect(kind)}`)],
          ];
          return (
            <li key={kind} data-rule={`counter-${kind}`}>
              <CardArt kind={kind} />
              <div>
                <h3>{nameOf(kind)}</h3>
                <p className="card-facts">{t("copies", { count: copies })}</p>
                {facts.map(([what, says]) => (
                  <p key={says}>
                    <b>{what}</b> {says}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
