/** Bots with characters: what a temperament would rather do tilts what the bot of every level thinks of its choices. */
import { botId, levelOf, temperamentOf } from "@consigliere/engine/bot-id";
import type { Bot } from "@consigliere/engine/game";

/** The part of its standing that a searching bot gives up for its temperament's sake. */
const LEAN = 0.03;

/** The levels of a game's bots. `lean` is how much a bot that searches prefers what it would do without. */
interface Levels<View, Temper> {
  readonly regularOf: (temper: Temper) => Bot<View>;
  readonly easyOf: (regular: Bot<View>) => Bot<View>;
  readonly sharkOf: (temper: Temper, lean: number) => Bot<View>;
}

const LEVELS = ["easy", "regular", "shark"] as const;

/** The ids of the bots of {@link ofEachTemper}, in their order, without the bots. */
export function namesOf(tempers: Readonly<Record<string, unknown>>): Readonly<Record<string, null>> {
  const ids = LEVELS.flatMap((level) => [level, ...Object.keys(tempers).map((name) => botId(level, name))]);
  return Object.fromEntries(ids.map((id) => [id, null]));
}

/** The bots of a game of each level, and of each level with each temperament. */
export function ofEachTemper<View, Temper>(
  { regularOf, easyOf, sharkOf }: Levels<View, Temper>,
  even: Temper,
  tempers: Readonly<Record<string, Partial<Temper>>>,
): Readonly<Record<string, Bot<View>>> {
  const ofLevels = (temper: Temper, lean: number): Readonly<Record<string, Bot<View>>> => {
    const regular = regularOf(temper);
    return { easy: easyOf(regular), regular, shark: sharkOf(temper, lean) };
  };
  const plain = ofLevels(even, 0);
  const tilted = new Map(
    Object.entries(tempers).map(([name, tilt]) => [name, ofLevels({ ...even, ...tilt }, LEAN)]),
  );
  const botOf = (id: string) => (tilted.get(temperamentOf(id) ?? "") ?? plain)[levelOf(id)] as Bot<View>;
  return Object.fromEntries(Object.keys(namesOf(tempers)).map((id) => [id, botOf(id)]));
}
