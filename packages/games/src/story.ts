/**
 * How a game tells its story. The interface is the same for every game, so that log, recap and mail need to know none.
 */
import type { GameEvent } from "@consigliere/engine/event";
import type { Json } from "@consigliere/engine/json";
import type { QuestionData } from "@consigliere/engine/question";
import type { Seat, Viewer } from "@consigliere/engine/seat";
import type { Owners, Phrase, PhraseMaker } from "./phrase.ts";
import { type AskedPrompt, phraseOfStakes, type Stakes, type StakesWords } from "./stakes.ts";

/**
 * How much an event matters to a reader who comes back: detail, line, news, headline; 4: a headline of the reader's
 * own.
 */
export type Weight = 0 | 1 | 2 | 3 | 4;

/** A part of the match that its log keeps together. */
export interface Turn {
  /** The seat whose turn it is; null for a part that belongs to nobody, such as a day. */
  readonly seat: Seat | null;
}

/** The moments that people look for in a match that is over. */
export type MomentKind = "kill" | "war" | "heist" | "deal" | "raid" | "counter" | "reckoning";

/** The types of event that are moments, with their kinds. */
export type Moments<T extends string = string> = Readonly<Partial<Record<T, MomentKind>>>;

export interface Story<E extends GameEvent = GameEvent> {
  /** The event, in the version that the reader was told. */
  phraseOfEvent(event: E): Phrase;
  /** The label of an option, from its id alone. */
  phraseOfOption(option: string): Phrase;
  /** The name of a part of a form. */
  phraseOfPart(part: string): Phrase;
  /** Why an option may not be chosen. */
  phraseOfBlocked(reason: string): Phrase;
  /** The unit that a tally counts. */
  phraseOfTally(tally: string): Phrase;
  /**
   * The question of a prompt, the ask alone: at most 32 letters, or 18 kana, and no player's name. `question`, if it is
   * still open, may contain facts that only the asked seat knows.
   */
  phraseOfTopic(topic: string, about: Json, question?: QuestionData): Phrase;
  /** The occasion of the question: who does what to whom. Null: the question says it all. */
  phraseOfOccasion(topic: string, about: Json, question?: QuestionData): Phrase | null;
  /**
   * The stakes of a question, from the view of the reader: the seat's own view, or everybody's. Null: nothing is at
   * stake, or no more than the question says.
   */
  stakesOf(view: Json, asked: AskedPrompt): Stakes | null;
  /** The sentence for stakes. */
  phraseOfStakes(stakes: Stakes): Phrase;
  /** How the match ended. */
  phraseOfOutcome(reason: string): Phrase;
  /** That a player resigned, in games where the bot does not play on for the seat. */
  phraseOfResignation?(seat: Seat): Phrase;
  /** The owners of the things that this game's phrases name by an owner, from any viewer's view. */
  ownersIn?(view: Json): Owners;
  weightOf(event: E, viewer: Viewer): Weight;
  /** The turn that begins with an event; null for every event within one. */
  turnOf(event: E): Turn | null;
  /** The events that a replay can jump to; absent: only turns. */
  readonly moments?: Moments<E["type"]>;
  /** The figures of an outcome that have a prize for the highest; absent: none. */
  readonly awards?: readonly string[];
  /** The figures that decide an outcome, in the order in which ties go on; absent: other things do. */
  readonly decides?: (reason: string) => readonly string[];
}

/** The part of a story without words: the stakes, and for whom. */
export type Interests = Pick<Story, "stakesOf" | "ownersIn">;

/** One teller for each of some types of event. */
export type Tellers<E extends GameEvent, T extends E["type"] = E["type"]> = {
  readonly [K in T]: (event: Extract<E, { type: K }>) => Phrase;
};

/** The parts of a story that a game writes itself. Everything else follows from the names of things. */
interface OwnWords<E extends GameEvent>
  extends Pick<
      Story<E>,
      | "phraseOfOption"
      | "phraseOfTopic"
      | "phraseOfResignation"
      | "ownersIn"
      | "weightOf"
      | "moments"
      | "awards"
      | "decides"
    >,
    Partial<Pick<Story<E>, "phraseOfOccasion" | "phraseOfTally" | "turnOf" | "stakesOf">> {
  readonly tellers: Tellers<E>;
  /** The names of things in stakes; absent where nothing is at stake. */
  readonly stakesWords?: Omit<StakesWords, "phrase">;
}

/**
 * The story of a game: its own words, and `part.…`, `blocked.…`, `tally.…`, `stakes.…`, `outcome.…` of its
 * catalogue.
 */
export function storyFrom<E extends GameEvent>(
  phrase: PhraseMaker,
  { tellers, stakesWords = { nameOf: phrase }, ...own }: OwnWords<E>,
): Story<E> {
  return {
    phraseOfEvent: (event) => (tellers[event.type as E["type"]] as (event: E) => Phrase)(event),
    phraseOfPart: (part) => phrase(`part.${part}`),
    phraseOfBlocked: (reason) => phrase(`blocked.${reason}`),
    phraseOfTally: (tally) => phrase(`tally.${tally}`),
    phraseOfStakes: (stakes) => phraseOfStakes({ phrase, ...stakesWords }, stakes),
    phraseOfOutcome: (reason) => phrase(`outcome.${reason}`),
    phraseOfOccasion: () => null,
    stakesOf: () => null,
    turnOf: (event) =>
      event.type === "turn-started" && "seat" in event ? { seat: event.seat as Seat } : null,
    ...own,
  };
}

/** The occasion and the question of a prompt, for a reader who does not see the table. */
export function phraseOfQuestion(
  story: Pick<Story, "phraseOfTopic" | "phraseOfOccasion">,
  { topic, about, question }: Pick<AskedPrompt, "topic" | "about" | "question">,
): Phrase {
  const asked = story.phraseOfTopic(topic, about, question);
  const occasion = story.phraseOfOccasion(topic, about, question);
  return occasion === null ? asked : { key: "table.question", values: { occasion, asked } };
}

/** One more, for a reader whom an event concerns; a detail stays a detail. */
export function heavier(weight: Weight): Weight {
  return weight === 0 || weight >= 3 ? weight : ((weight + 1) as Weight);
}
