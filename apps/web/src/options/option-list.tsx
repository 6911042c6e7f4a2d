"use client";
import { useTranslations } from "next-intl";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import type { OptionValues } from "./option-fields.ts";
import { isAboutTime } from "./rule-sets.ts";
import { useOptionValue } from "./use-option-value.ts";
import "./options.css";

/** All options of a match in words: of the game, then of its pace. */
export function OptionList({ game, options }: { game: string; options: unknown }) {
  const t = useTranslations("newMatch.groups");
  const words = useLobbyWords()(game);
  const say = useOptionValue(game);
  const names = Object.keys(options as OptionValues);
  const groups = {
    game: names.filter((name) => !isAboutTime(name)),
    pace: names.filter(isAboutTime),
  };
  return (["game", "pace"] as const).map((group) => (
    <section key={group} className="small">
      <h3 className="strong">{t(group)}</h3>
      <dl className="option-list">
        {groups[group].map((name) => (
          <div key={name}>
            <dt className="quiet">{words(`options.${name}.label`) ?? name}</dt>
            <dd className="figures strong">{say(name, (options as OptionValues)[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
