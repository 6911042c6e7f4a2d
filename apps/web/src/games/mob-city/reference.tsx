"use client";

import {
  BLOCK_IDS,
  buildingsOf,
  CARD_IDS,
  GROUPS,
  kindOf,
  planOf,
  typeOf,
} from "@consigliere/games/mob-city/cards";
import { groupSign } from "@consigliere/games/mob-city/group-sign";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import type { GameWords } from "../game-words.ts";

/** The kinds of cards, in the order of the deck. */
const KINDS = [...new Set(CARD_IDS.map(kindOf))];
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
const PLANS = Object.entries(
  Object.fromEntries(BLOCK_IDS.flatMap(buildingsOf).map((id) => [typeOf(id), planOf(id)])),
).sort(([, a], [, b]) => a.cost - b.cost);

/** The plan card: prices, incomes by grade, and fines, in thousands. */
function PlanCard({ words }: { readonly words: GameWords }) {
  const t = useTranslations("board.mob-city");
  const titles = [t("reference.building"), t("reference.cost"), t("reference.income")];
  return (
    <table className="mc-plan">
      <thead>
        <tr>
          {[...titles, "×2", "×3", "×4", t("reference.fine")].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLANS.map(([type, { cost, income, fine }]) => (
          <tr key={type}>
            <th scope="row">{words.text(`type.${type}`)}</th>
            {[cost, income, 2 * income, 3 * income, 4 * income, fine].map((dollars, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={column}>{t("thousands", { count: dollars / 1000 })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
