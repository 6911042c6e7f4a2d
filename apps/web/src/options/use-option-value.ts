import { useTranslations } from "next-intl";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { optionWords } from "./option-words.ts";

/** Says the values of a game's options in its words; of a switch, that it is on or off. */
export function useOptionValue(game: string): (name: string, value: unknown) => string {
  const t = useTranslations("newMatch.switch");
  const words = useLobbyWords()(game);
  return (name, value) => {
    const said = optionWords(words, name, value);
    return said === "true" || said === "false" ? t(said) : said;
  };
}
