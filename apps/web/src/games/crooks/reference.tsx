"use client";

import {
  ABILITIES,
  CROOK_IDS,
  crookOf,
  GANG_AWARD,
  GANGS,
  type GangId,
} from "@consigliere/games/crooks/cards";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import type { GameWords } from "../game-words.ts";
import { CrookCard } from "./crook.tsx";
import { crookLabel } from "./labels.ts";
import { AbilityMark, GangMark } from "./signs.tsx";

/** The reference card: the turn, the tricks, the scoring, and all crooks that may be in town. */
export default function CrooksReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.crooks");
  const membersOf = (gang: GangId) => CROOK_IDS.filter((id) => crookOf(id).gangs.includes(gang)).length;
  const awardOf = (seats: number) => GANG_AWARD[seats] ?? 0;
  return (
    <div className="stack" data-gap="2">
      <p data-rule="turn keep place search-seen">{t("reference.turn")}</p>
      <p>{t("reference.score")}</p>
      <h3>{t("reference.abilities")}</h3>
      <ul className="ck-rules stack" data-gap="2">
        {ABILITIES.map((ability) => (
          <li key={ability} data-rule={ability === "spy" ? "spy spy-seen" : ability}>
            <AbilityMark ability={ability} />
            <p>
              <b>{words.text(`ability.${ability}.name`)}</b> {words.text(`ability.${ability}.rule`)}
            </p>
          </li>
        ))}
      </ul>
      <h3>{t("gangs")}</h3>
      <ul className="ck-rules stack" data-gap="2">
        {GANGS.map((gang) => (
          <li key={gang}>
            <GangMark gang={gang} />
            <p>
              <b>{words.text(`gang.${gang}`)}</b> {t("reference.members", { count: membersOf(gang) })}
            </p>
          </li>
        ))}
      </ul>
      <p>{t("reference.awards", { two: awardOf(2), three: awardOf(3), four: awardOf(4) })}</p>
      <h3>{t("reference.crooks", { count: CROOK_IDS.length })}</h3>
      <ul className="tiles">
        {CROOK_IDS.map((crook) => (
          <li key={crook}>
            <CrookCard crook={crook} words={words} />
            <span className="visually-hidden">{crookLabel({ t, words }, crook)}</span>
          </li>
        ))}
      </ul>
      <ButtonLink href="/rules/crooks">{t("reference.rules")}</ButtonLink>
    </div>
  );
}
