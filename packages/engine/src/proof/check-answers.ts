/** Automatic answers must be the ones that they claim to be. */

import type { OpenPrompt } from "../asking.ts";
import { botRandom } from "../fairness.ts";
import type { Bot, Game } from "../game.ts";
import type { AnswerInput, Input } from "../input.ts";
import { canonicalJson } from "../json.ts";
import type { Run } from "../kernel.ts";
import { refusalOf } from "../refusal.ts";
import { at, type Seat } from "../seat.ts";
import type { Proof } from "./proof.ts";

/** The match against which its answers are checked. */
export interface Dealt {
  readonly game: Game;
  readonly proof: Proof;
  readonly key: Uint8Array;
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** Checks an answer that is about to be entered into `run`: is it the one that its giver had to give? */
export function isOwn(dealt: Dealt, run: Run, input: AnswerInput): boolean {
  const isFor = (test: (asked: OpenPrompt) => boolean) =>
    run.questions().some((asked) => asked.id === input.prompt && test(asked));
  switch (input.by) {
    case "player":
      return true;
    case "bot":
      return isChosenByBot(dealt, run, input);
    case "standing-order":
      return isFor(
        ({ hasAnswered, standing }) => !hasAnswered && standing !== null && isSame(standing, input.value),
      );
    case "deadline":
      return isFor(({ isAwaited, fallback }) => isAwaited && isSame(fallback, input.value));
  }
}

/** An input of one seat. */
export type SeatInput = Extract<Input, { seat: Seat }>;

/**
 * Whether the seat has other hands than at the start, but is neither away nor resigned. A maintainer may have put a
 * person in a bot's place, or a bot in a person's. A bot never runs out of time, and sets, takes back and gives up
 * nothing.
 */
export function isSubstituted({ proof }: Dealt, run: Run, input: SeatInput): boolean {
  const { seat } = input;
  const by = input.kind === "answer" ? input.by : "player";
  const isBots = levelIn(proof, seat) !== null;
  if (by === "player" || by === "deadline") return isBots;
  return by === "bot" && !isBots && at(run.control, seat).mode === "player";
}

function isChosenByBot(dealt: Dealt, run: Run, { seat, prompt: id, value }: AnswerInput): boolean {
  const { game, proof, key } = dealt;
  const prompt = run.prompts(seat).find((one) => one.id === id);
  if (prompt === undefined) return false;
  const chosenBy = (bot: Bot) => {
    const random = botRandom(key, seat, id);
    const view = game.view(run.state, seat);
    return prompt.optional
      ? (bot.volunteer?.(view, prompt, random) ?? null)
      : bot.choose(view, prompt, random);
  };
  return botsFor(game, levelIn(proof, seat)).some((bot) => {
    const chosen = chosenBy(bot);
    // The server enters the fallback in place of an illegal choice.
    const isLegal = chosen !== null && refusalOf(prompt.question, chosen) === null;
    return isSame(isLegal || prompt.optional ? chosen : prompt.fallback, value);
  });
}

/** The seat's own bot. For a person, the default level stands in, or the one that a maintainer chose. */
function botsFor({ bots }: Game, level: string | null): Bot[] {
  const own = level === null ? Object.values(bots) : [Object.hasOwn(bots, level) ? bots[level] : null];
  return own.filter((bot) => bot != null);
}

function levelIn({ joined }: Proof, seat: Seat): string | null {
  const player = joined.find((one) => one.seat === seat)?.player;
  return player === undefined || player === "person" ? null : player.bot;
}
