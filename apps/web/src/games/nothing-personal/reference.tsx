"use client";

import { POSITION_IDS, POSITIONS } from "@consigliere/games/nothing-personal/positions";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import type { GameWords } from "../game-words.ts";
import { chairAction, chairName, signed } from "./labels.ts";

const PHASES = ["commission", "crew", "fence", "feds", "family"] as const;

/** Topics of questions, by the phase in which they are asked. */
const ASKED_IN: Readonly<Record<(typeof PHASES)[number], string>> = {
  commission:
    "place-marker place-markers sit-down sit-down-answer commission-turn favor give-card last-call tie tie-order",
  crew: "before-action crew-action permission demand coachman tie-income",
  fence: "fence-buy",
  feds: "feds-call jailbreak",
  family: "appoint final-call tie-final",
};

/** The reference card: a round, the chairs, the dice, and what counts at the end. */
export default function NothingPersonalReference({ words }: { readonly words: GameWords }) {
  const say = useTranslations("board.nothing-personal");
  const t = useTranslations("board.nothing-personal.reference");
  return (
    <div className="np-reference stack" data-gap="2">
      <p>{t("goal")}</p>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase} data-rule={ASKED_IN[phase]}>
            <b>{words.text(`phase.${phase}`)}</b>: {t(`phase.${phase}`)}
          </li>
        ))}
      </ol>
      <h3>{t("chairs")}</h3>
      <table>
        <tbody>
          {POSITION_IDS.map((place) => {
            const { number, respect, money } = POSITIONS[place];
            return (
              <tr key={place}>
                <th scope="row">
                  {number} {chairName(words, place)}
                </th>
                <td>{t("yields", { respect: signed(respect), money })}</td>
                <td>{chairAction(say, place) ?? t("ring")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3 data-rule="dice">{t("dice")}</h3>
      <p data-rule="move">{t("move")}</p>
      <p data-rule="whack pleas">{t("whack")}</p>
      <p>{t("reroll")}</p>
      <h3>{t("end")}</h3>
      <p>{t("score")}</p>
      <ButtonLink href="/rules/nothing-personal">{t("rules")}</ButtonLink>
    </div>
  );
}
