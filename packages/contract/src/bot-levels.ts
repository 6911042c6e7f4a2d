import { botId } from "@consigliere/engine/bot-id";

export { levelOf, temperamentOf } from "@consigliere/engine/bot-id";

/** How well bots may play, the weakest first: the levels that have a name for people. */
export const botLevels = ["easy", "regular", "shark"] as const;

/** The temperaments of bots that have a name. Each game has some of them. */
export const temperaments = ["gunman", "banker", "bootlegger", "fox", "diplomat"] as const;

/** Said where a temperament is chosen: none. */
export const EVEN_TEMPERED = "even";

/** The id of the bot of a level with a chosen temperament, which may be none. */
export function chosenBot(level: string, temperament: string): string {
  return botId(level, temperament === EVEN_TEMPERED ? null : temperament);
}

/** A bot of each level, even-tempered and of each temperament. */
export const botIds: readonly string[] = botLevels.flatMap((level) => [
  level,
  ...temperaments.map((temperament) => botId(level, temperament)),
]);
