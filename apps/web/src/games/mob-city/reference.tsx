"use client";

import { BLOCK_IDS, buildingsOf, GROUPS, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import type { GameWords } from "../game-words.ts";

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

/** Cost and income of each kind of building, the cheapest first. */
const TYPES = [
  ...new Map(
    BLOCK_IDS.flatMap(buildingsOf).map((id) => [typeOf(id), { type: typeOf(id), ...planOf(id) }]),
  ).values(),
].sort((a, b) => a.cost - b.cost);

const GRADES = [1, 2, 3, 4] as const;

/** The plan card: prices, incomes by grade, and fines, in thousands. */
function PlanCard({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mob-city");
  const thousands = (dollars: number) => t("thousands", { count: dollars / 1000 });
  return (
    <div className="mc-plan">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("reference.building")}</th>
            <th scope="col">{t("reference.cost")}</th>
            <th scope="col">{t("reference.income")}</th>
            <th scope="col">×2</th>
            <th scope="col">×3</th>
            <th scope="col">×4</th>
            <th scope="col">{t("reference.fine")}</th>
          </tr>
        </thead>
        <tbody>
          {TYPES.map(({ type, cost, income, fine }) => (
            <tr key={type}>
              <th scope="row">{words.text(`type.${type}`)}</th>
              <td>{thousands(cost)}</td>
              {GRADES.map((grade) => (
                <td key={grade}>{thousands(grade * income)}</td>
              ))}
              <td>{thousands(fine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
