/**
 * The rules of a game by themselves, without prompts, checks, events or snapshots: what the kernel costs is held
 * against it.
 */
import { matchKey } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import type { MatchFile } from "@consigliere/engine/match-file";
import type { Question } from "@consigliere/engine/question";
import { chachaStream, randomFrom } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";

/** What the rules put to a seat. */
interface Put {
  readonly seat: Seat;
  readonly question: Question<unknown>;
}

/** Plays a recorded match of a game whose rules only ever use `askUnlessResigned`, and in which nobody gave up. */
export function playBare(game: Game, file: MatchFile): unknown {
  const state = game.setup(file.seatCount, game.meta.options.parse(file.options));
  const settings = game.settings.parse({});
  const nothing = () => {};
  const table = {
    state,
    seatCount: file.seatCount,
    random: randomFrom(chachaStream(matchKey(file.secret, file.contributions))),
    settings: () => settings,
    hasMissed: () => false,
    hasResigned: () => false,
    tell: nothing,
    tellSeat: nothing,
    remindSeat: nothing,
    tellSeats: nothing,
    reveal: nothing,
    *askUnlessResigned(seat: Seat, { question }: Put): Generator<Put, unknown, AnswerInput> {
      const { value, by } = yield { seat, question };
      return { from: "awaited", answer: question.read(value), by };
    },
  };
  const step = game.step as unknown as (on: typeof table) => Generator<Put, unknown, AnswerInput>;
  const answers = (file.inputs as AnswerInput[]).values();
  for (;;) {
    const rules = step(table);
    let turn = rules.next(undefined as never);
    while (turn.done !== true) {
      const answer = answers.next().value;
      if (answer?.seat !== turn.value.seat) throw new Error("the rules ask somebody else");
      turn = rules.next(answer);
    }
    if (turn.value !== undefined) return state;
  }
}
