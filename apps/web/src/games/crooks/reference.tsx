"use client";

import { ABILITIES, CROOK_IDS, crookOf, GANG_AWARD, GANGS } from "@consigliere/games/crooks/cards";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import type { GameWords } from "../game-words.ts";
import { AbilityMark } from "./ability-mark.tsx";
import { CrookCard } from "./crook-card.tsx";
import { GangMark } from "./gang-mark.tsx";
import { abilityName, abilityRule, crookFacts, crookName, gangName } from "./labels.ts";

/** The reference card: the turn, the tricks, the scoring, and all crooks that may be in town. */
export default function CrooksReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.crooks");
  return (
    <div className="ck-reference">
      <p data-rule="turn keep place search-seen">{t("reference.turn")}</p>
      <p>{t("reference.score")}</p>
      <h3>{t("reference.abilities")}</h3>
      <ul className="ck-reference-list">
        {ABILITIES.map((ability) => (
          <li key={ability} data-rule={ability === "spy" ? "spy spy-seen" : ability}>
            <AbilityMark ability={ability} />
            <div>
              <b>{abilityName(words, ability)}</b>
              <p>{abilityRule(words, ability)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3>{t("gangs")}</h3>
      <ul className="ck-reference-list">
        {GANGS.map((gang) => (
          <li key={gang}>
            <GangMark gang={gang} />
            <div>
              <b>{gangName(words, gang)}</b>
              <p>{t("reference.members", { count: membersOf(gang) })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{t("reference.awards", { two: awardOf(2), three: awardOf(3), four: awardOf(4) })}</p>
      <h3>{t("reference.crooks", { count: CROOK_IDS.length })}</h3>
      <ul className="ck-reference-crooks">
        {CROOK_IDS.map((crook) => (
          <li key={crook}>
            <CrookCard crook={crook} words={words} />
            <span className="visually-hidden">
              {[crookName(words, crook), crookFacts(t, words, crook)].join(t("comma"))}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href="/rules/crooks">{t("reference.rules")}</ButtonLink>
    </div>
  );
}

function membersOf(gang: (typeof GANGS)[number]): number {
  return CROOK_IDS.filter((crook) => crookOf(crook).gangs.includes(gang)).length;
}

function awardOf(seats: number): number {
  return GANG_AWARD[seats] ?? 0;
}
