"use client";

import { BLOCK_IDS, buildingsOf, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import { useTranslations } from "next-intl";
import type { GameWords } from "../game-words.ts";

/** Cost and income of each kind of building, the cheapest first. */
const TYPES = [
  ...new Map(
    BLOCK_IDS.flatMap(buildingsOf).map((id) => [typeOf(id), { type: typeOf(id), ...planOf(id) }]),
  ).values(),
].sort((a, b) => a.cost - b.cost);

const GRADES = [1, 2, 3, 4] as const;

/** The plan card: prices, incomes by grade, and fines, in thousands. */
export function PlanCard({ words }: { readonly words: GameWords }) {
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
