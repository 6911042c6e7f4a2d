import type { Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import { phraseOfAnswer } from "@consigliere/games/answer-phrase";
import { format, peopleIn } from "@consigliere/games/phrase";
import { phraseOfQuestion } from "@consigliere/games/story";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { policyFor } from "../match/substitute.ts";
import { wordsIn } from "../words.ts";
import type { Default } from "./deadline-line.ts";
import type { NotificationText } from "./notification-text.ts";
import { simpleAnswers } from "./simple-answers.ts";
import { type TableText, tableText, type Whose } from "./table-text.ts";

/** An answer that a message offers, in its reader's words. */
export interface Choice {
  readonly label: string;
  readonly value: string;
  /** Among the simple answers of its prompt. */
  readonly place: number;
}

interface DecisionText extends Pick<NotificationText, "news" | "headline" | "picture"> {
  readonly question: string;
  /** The stakes of the decision, in one sentence; none: no more than the question says. */
  readonly stakes: readonly string[];
  readonly answers: readonly Choice[];
  /** The seats in the headline. */
  readonly about: Iterable<Seat>;
  /** Undefined: the question itself could not be read. */
  readonly after?: Default | undefined;
}

/**
 * The question, from the seat's own prompt. It contains nothing that only other seats know. `key` is the prompt's id.
 * Null: the table has moved on, and the seat is no longer asked.
 */
export async function decisionText(
  context: Context,
  profile: Profile,
  { key: promptId, ...whose }: Whose & { readonly key: string },
): Promise<DecisionText | null> {
  const shown = await tableText(context, profile, whose);
  if (shown === null) {
    const words = await wordsIn(profile.locale);
    return { question: words("notification.yourTurn.line"), stakes: [], answers: [], about: [] };
  }
  const { story, reader, words, news, picture, seat } = shown;
  const asked = shown.table.run.prompts(seat).filter(({ sealed }) => sealed === null);
  const prompt = asked.find(({ id }) => id === promptId);
  if (prompt === undefined) {
    // Under corrected rules the same question has another id, and nothing else tells of it.
    if (asked.every(({ optional }) => optional)) return null;
    return { question: words("notification.yourTurn.line"), stakes: [], answers: [], about: [], picture };
  }
  const phrase = phraseOfQuestion(story, prompt);
  const question = format(words, phrase, reader);
  const stakes = story.stakesOf(shown.table.game.view(shown.table.run.state, seat) as Json, prompt);
  const labelOf = (value: string) => format(words, story.phraseOfOption(value), reader);
  const answers = simpleAnswers(prompt);
  // Cards that would do the same are offered once.
  const offered = new Map(answers.toReversed().map((value) => [labelOf(value), value]));
  const askedOf = peopleIn(phrase, reader.owners);
  const isOthersDoing = [...askedOf].some((other) => other !== seat);
  return {
    question,
    stakes: stakes === null ? [] : [format(words, story.phraseOfStakes(stakes), reader)],
    picture,
    news: news.sentences,
    headline: isOthersDoing ? question : news.headline?.sentence,
    about: isOthersDoing ? askedOf : (news.headline?.about ?? []),
    answers: [...offered]
      .toReversed()
      .map(([label, value]) => ({ label, value, place: answers.indexOf(value) })),
    after: {
      whenOut: whenOut(shown, promptId),
      answer: format(words, phraseOfAnswer(story, prompt.fallback), reader),
    },
  };
}

function whenOut({ table, seat }: TableText, promptId: string): Default["whenOut"] {
  const decision = table.position.awaited.find((each) => each.seat === seat && each.promptId === promptId);
  return decision === undefined ? "fallback" : policyFor(table, decision);
}
