"use client";
import { useTranslations } from "next-intl";
import { useGames } from "../api/games.ts";
import { ButtonLink } from "../design/button.tsx";
import { hasLessons } from "../games/registry.ts";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { defaultValues, type OptionValues, optionFields } from "./option-fields.ts";
import { OptionList } from "./option-list.tsx";
import { nearestRuleSet } from "./rule-sets.ts";
import { useOptionValue } from "./use-option-value.ts";
import { useRuleSetWords } from "./use-rule-set-words.ts";
import "./options.css";

/** The rules that a table agreed on: their set, each option that differs from it, and, folded away, all of them. */
export function AgreedRules({ game, options }: { game: string; options: unknown }) {
  const t = useTranslations("newMatch");
  return (
    <div className="stack" data-gap="3">
      <RuleSetLines game={game} options={options as OptionValues} />
      {hasLessons(game) && (
        <p>
          <ButtonLink href={`/learn/${game}`} size="small">
            {t("learn")}
          </ButtonLink>
        </p>
      )}
      <details>
        <summary className="opener">{t("allOptions")}</summary>
        <div className="stack" data-gap="4">
          <OptionList game={game} options={options} />
        </div>
      </details>
    </div>
  );
}

function RuleSetLines({ game, options }: { game: string; options: OptionValues }) {
  const t = useTranslations("newMatch");
  const words = useLobbyWords()(game);
  const ruleSetWords = useRuleSetWords(game);
  const say = useOptionValue(game);
  const { data } = useGames();
  const info = data?.games.find(({ id }) => id === game);
  // Its line is kept free until it is known.
  if (info === undefined) return <p>{"\u00a0"}</p>;
  const { ruleSet, changed } = nearestRuleSet(info, defaultValues(optionFields(info.options)), options);
  const { name, help } = ruleSetWords(ruleSet);
  return (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        <span className="small">{help}</span>
      </p>
      {changed.length > 0 && (
        <ul className="agreed-changes small">
          {changed.map((option) => (
            <li key={option}>
              {t("deviation", {
                label: words(`options.${option}.label`) ?? option,
                value: say(option, options[option]),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
