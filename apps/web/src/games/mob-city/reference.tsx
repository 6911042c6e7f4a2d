"use client";

import { GROUPS } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import type { GameWords } from "../game-words.ts";
import { PlanCard } from "./plan-card.tsx";

const KINDS = [
  "lieutenant",
  "assassin",
  "moll",
  "torpedo",
  "soldier",
  "revolver",
  "shotgun",
  "tommy-gun",
  "grenade",
] as const;
const PHASES = ["bidding", "business", "blocks", "night"] as const;

/** Topics of questions, by the part of the day in which they are asked. */
const ASKED_IN: Readonly<Record<string, string>> = {
  bidding: "setup-place bid event-take police-take hire hire-list whiskey",
  business: "wages-pay wages-layoff buy business business-plan",
  blocks: "orders bomb moll",
};

/** The plan card, one tap away: prices, incomes and fines; the course of a day; who can do what. */
export default function MobCityReference({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mob-city");
  return (
    <div className="mc-reference">
      <h3>{t("reference.plan")}</h3>
      <PlanCard words={words} />
      <p data-rule="fine-pay">{t("reference.fines")}</p>
      <h3>{t("reference.day")}</h3>
      <ol className="mc-phases">
        {PHASES.map((phase, i) => (
          <li key={phase} data-rule={ASKED_IN[phase]}>
            <b>{groupSign(GROUPS[i] ?? 1)}</b> {t(`reference.${phase}`)}
          </li>
        ))}
      </ol>
      <h3>{t("reference.people")}</h3>
      <dl className="mc-kinds">
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{words.text(`kind.${kind}.name`)}</dt>
            <dd>{words.text(`kind.${kind}.rule`)}</dd>
          </div>
        ))}
      </dl>
      <p data-rule="fight-arm fight-act fight-act2 fight-capture fight-loot">{t("reference.fight")}</p>
      <ButtonLink href="/rules/mob-city">{t("reference.rules")}</ButtonLink>
    </div>
  );
}
