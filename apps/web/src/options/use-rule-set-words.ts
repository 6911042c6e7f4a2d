import type { RuleSet } from "@consigliere/games/estimates";
import { useTranslations } from "next-intl";
import { useLobbyWords } from "../i18n/lobby-words.ts";

/** Says a game's sets of rules by their names, and what they are about. */
export function useRuleSetWords(game: string): (ruleSet: RuleSet) => { name: string; help: string } {
  const t = useTranslations("newMatch.ruleSets.book");
  const words = useLobbyWords()(game);
  return (ruleSet) => ({
    name: words(`presets.${ruleSet}.label`) ?? t("name"),
    help: words(`presets.${ruleSet}.help`) ?? t("help"),
  });
}
