"use client";

import { RULE_SETS, type RuleSet } from "@consigliere/games/estimates";
import { useTranslations } from "next-intl";
import { ChoiceField } from "../design/fields.tsx";
import { lengthOf } from "../options/length.ts";
import { defaultValues, optionFields } from "../options/option-fields.ts";
import {
  PACE_IDS,
  PACES,
  type PaceId,
  paceOf,
  ruleSetOf,
  ruleSetsOf,
  ruleSetValues,
} from "../options/rule-sets.ts";
import { useEstimates } from "../options/use-estimates.ts";
import { useRuleSetWords } from "../options/use-rule-set-words.ts";
import type { DraftProps } from "./draft.ts";

interface RulesChoiceProps extends DraftProps {
  readonly onAgree: (ruleSet: RuleSet) => void;
}

/** The sets of rules that the game has, each with the length of a match by them. */
export function RulesChoice({ game, draft, onDraft, onAgree }: RulesChoiceProps) {
  const t = useTranslations("newMatch");
  const words = useRuleSetWords(game.id);
  const estimate = useEstimates(game.id);
  const defaults = defaultValues(optionFields(game.options));
  const { options, seats, bots } = draft;
  const length = (ruleSet: RuleSet) => {
    const known = estimate(ruleSet, seats);
    if (known === undefined) return null;
    const { unit, ...figures } = lengthOf(known, options, seats - bots);
    return t(`length.${unit}`, figures);
  };
  const { turnHours = 0, windowHours = 0 } = options;
  return (
    <ChoiceField
      label={t("ruleSet")}
      layout="list"
      choices={ruleSetsOf(game).map((id) => {
        const { name, help } = words(id);
        return {
          value: id,
          name: id === RULE_SETS[0] ? t("recommended", { name }) : name,
          note: (
            <>
              <span className="preset-line">{help}</span>
              <span className="preset-line figures strong">{length(id)}</span>
            </>
          ),
        };
      })}
      value={ruleSetOf(game, defaults, options) ?? ""}
      onValue={(id) => {
        const ruleSet = id as RuleSet;
        onAgree(ruleSet);
        onDraft({ options: { ...defaults, turnHours, windowHours, ...ruleSetValues(game, ruleSet) } });
      }}
    />
  );
}

/** How much time there is for an answer. */
export function PaceChoice({ draft, onDraft }: Pick<DraftProps, "draft" | "onDraft">) {
  const t = useTranslations("newMatch");
  const { options, seats, bots } = draft;
  const pace = paceOf(options);
  const reckoned = pace === "evening" || pace === "day" ? pace : "other";
  const missed = t("missed", { count: Number(options["autopilotAfter"] ?? 0) });
  return (
    <ChoiceField
      label={t("pace")}
      layout="list"
      choices={PACE_IDS.map((id) => ({
        value: id,
        name: t(`paces.${id}.name`),
        note: t(`paces.${id}.note`, PACES[id]),
      }))}
      value={pace ?? ""}
      onValue={(id) => onDraft({ options: { ...options, ...PACES[id as PaceId] } })}
      hint={seats - bots === 1 ? t("alone") : `${t(`reckoned.${reckoned}`)} ${missed}`}
    />
  );
}
