import type { AnswerValue } from "@consigliere/contract/answer";
import { ASK, type StandingOrder } from "@consigliere/contract/standing-orders";
import type { AnyMessage, GameWords } from "../games/game-words.ts";
import type { OrderSpeech, OrderUi } from "../games/order-ui.ts";
import { keyOf } from "./order-edits.ts";

/** The words about orders in a game's board catalogue: `help`, `kind.…`, `label.…`, `any.…`, `hint.…`. */
export function saidBy(any: AnyMessage, game: string): AnyMessage {
  const inBoard = (key: string) => `board.${game}.standingOrders.${key}`;
  return Object.assign((key: string, values?: Record<string, string | number>) => any(inBoard(key), values), {
    has: (key: string) => any.has(inBoard(key)),
  });
}

/** The name of a condition's value, or of an option, in an order of a kind. */
export function nameOfValue(ui: OrderUi, speech: OrderSpeech, value: string, kind: string): string {
  if (value.startsWith("seat:")) return speech.words.name(Number(value.slice("seat:".length)));
  return ui.nameOf(speech, value, kind) ?? speech.words.option(value);
}

/** The answer to a question, in the words of its options. */
export function saidAnswer(answer: AnswerValue, words: Pick<GameWords, "option">, comma: string): string {
  if (typeof answer === "string") return words.option(answer);
  if (typeof answer !== "object") return String(answer);
  const parts: readonly AnswerValue[] = Array.isArray(answer) ? answer : Object.values(answer);
  return parts
    .map((part) => saidAnswer(part, words, comma))
    .filter((said) => said !== "")
    .join(comma);
}

interface Saying {
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
  /** Several things in a row. */
  readonly list: (things: readonly string[]) => string;
  /** Something, and what it is. */
  readonly line: (thing: string, what: string) => string;
}

/** A condition of an order in words; null: one that nobody is shown. */
export function saidCondition(
  { kind, when }: StandingOrder,
  name: string,
  { ui, speech, list, line }: Saying,
): string | null {
  const [test, value] = [ui.kinds[kind]?.when[name]?.test, when[name]];
  const label = () => speech.say(`label.${name}`);
  if (test === "is-so") return label();
  if (test === "at-most") return line(label(), speech.say(`amount.${name}`, { n: Number(value) }));
  if (test !== "any-of" || !Array.isArray(value)) return null;
  return line(label(), list(value.map((one) => nameOfValue(ui, speech, String(one), kind))));
}

interface Naming {
  readonly ui: OrderUi;
  readonly speech: OrderSpeech;
  readonly kind: string;
  /** The words for being asked. */
  readonly ask: string;
}

/** The name of an answer, with its further answers. */
export function nameOfAnswer(answer: AnswerValue, { ui, speech, kind, ask }: Naming): string {
  if (answer === ASK) return ask;
  if (typeof answer === "string") return nameOfValue(ui, speech, answer, kind);
  const whole = ui.nameOf(speech, keyOf(answer), kind);
  if (whole !== null) return whole;
  const ids = Object.values(answer as Readonly<Record<string, string>>);
  return ids.map((id) => nameOfValue(ui, speech, id, kind)).join(" → ");
}
