import type { AnswerValue } from "@consigliere/contract/answer";
import type { SeatView } from "@consigliere/contract/match";
import type { LoggedEvent, WaitingView } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import type { ComponentType, ReactNode } from "react";
import type { Path } from "../prompts/draft.ts";
import type { PromptSubject } from "../prompts/prompt-words.ts";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import type { Whereabouts } from "../prompts/whereabouts.ts";
import type { Sound } from "../sound/sounds.ts";
import type { PendingAct } from "../stage/act-banner.tsx";
import type { Aim } from "../stage/aim.ts";
import type { MomentScene } from "../stage/moments.ts";
import type { AnyMessage, GameWords, TableEvent } from "./game-words.ts";
import type { OpenHands } from "./open-hands.ts";
import type { OrderUi } from "./order-ui.ts";
import type { Standings } from "./standing.ts";

/** An offer of one seat to another, by the id that both of them know. */
export interface OfferMade {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The place of a game's offers, so that a message can go with one: a letter, which the rules do not know. */
export interface OfferUi {
  /** The seat to which the answer in progress makes an offer; null: none so far. */
  readonly to: (draft: AnswerDraft) => number | null;
  /** The offer in an event; null: none. */
  readonly made: (event: TableEvent) => OfferMade | null;
}

/** The properties of a board. It draws, and passes clicks on to the draft. It decides nothing. */
export interface BoardProps<View = unknown> {
  /** The game's view, now or at the moment of a replay. */
  readonly view: View;
  readonly seats: readonly SeatView[];
  /** Absent where no match is played, as in a lesson. */
  readonly matchId?: string;
  /** The viewer's seat; null for people without one. */
  readonly viewer: number | null;
  readonly words: GameWords;
  readonly waiting: readonly WaitingView[];
  /** The answer in progress; null if there is nothing to decide, and during a replay. */
  readonly draft: AnswerDraft | null;
  /** All prompts of the viewer; empty during a replay. */
  readonly prompts: readonly Prompt[];
  /** Switches to another of them; null: back to the awaited decision. */
  readonly onPrompt: (id: string | null) => void;
  /** The event that a replay is showing. */
  readonly event: TableEvent | null;
  /** Shows the last moment of the match for which a condition is true. */
  readonly onMoment?: (where: (event: TableEvent) => boolean) => void;
  /** The message that came with an offer of or to the viewer; absent, null: none that they may read. */
  readonly wordWith?: (offer: OfferMade) => ReactNode;
}

/** The height in pixels below which no board is squeezed while the hand can make room. */
export const LEAST_BOARD = 330;

/**
 * A hint for somebody who plays a game for the first time: when there is a question about `topic`, or `event` has
 * happened.
 */
export interface Callout {
  /** Its text is `callout.<id>` of the game's web words. */
  readonly id: string;
  readonly topic?: string;
  readonly event?: string;
}

/** A sound, and milliseconds after the beginning of its event. */
export type SoundCue = readonly [sound: Sound, at: number];

/** The facts known when an event is shown: the board just after it, and the event before it. */
export interface MomentContext {
  readonly board: BoardProps;
  /** The view just before it; absent: it was not shown. */
  readonly viewBefore?: unknown;
  readonly before: TableEvent | null;
  readonly say: AnyMessage;
}

/**
 * The moments of a game. Their length and sound depend only on the event and the public view, so that nobody learns
 * from them which cards are in a hand.
 */
export interface GameMoments {
  /** The length of an event's scene in milliseconds; 0: it has none. */
  readonly length: (event: TableEvent, view: unknown) => number;
  /** The scene itself; null for an event without one. */
  readonly scene: (event: TableEvent, context: MomentContext) => MomentScene | null;
  readonly sounds: (event: TableEvent) => readonly SoundCue[];
}

/** The facts for a game's own page of the paper, below the news of a turn. */
export interface EditionProps {
  readonly words: GameWords;
  readonly viewer: number | null;
  /** The events of the turn. */
  readonly turn: readonly LoggedEvent[];
  /** The whole log that has been read, newest first. */
  readonly log: readonly LoggedEvent[];
  /** Reads older lines; null: there are none, or they are being read. */
  readonly onOlder: (() => void) | null;
}

/** The distance to the end of a match, as the values of the sentence `toEnd` in the game's words. */
export type ToEnd = Readonly<Record<string, number>>;

/** The table of a game as it lies there: drawn from a view and public facts. */
interface BoardUi {
  readonly Board: ComponentType<BoardProps>;
  /** The things before the viewer: cards in hand. Shown with the prompt, within reach of a thumb. */
  readonly Hand?: ComponentType<BoardProps>;
  /** The viewer's knowledge that need not always be visible; beside the paper. */
  readonly Notes?: ComponentType<BoardProps>;
  /** The reference card that can be opened at any time: loaded lazily, because few people open it. */
  readonly Reference?: ComponentType<{ readonly words: GameWords }>;
  /**
   * The height in pixels that the board needs for a topic, null while there is no question; absent: {@link
   * LEAST_BOARD}.
   */
  readonly need?: (topic: string | null) => number;
  /** The pending act that may still be answered, for the row above the board. */
  readonly act?: (board: BoardProps, say: AnyMessage) => PendingAct | null;
  /** The actor and the targets of the pending act or question, by public facts; absent, null: nobody. */
  readonly aim?: (board: BoardProps) => Aim | null;
  /**
   * How the seats stand in a view, from public facts alone; empty before the game begins. Its name is `standing` in the
   * game's web words; `standings.<stat>` is a figure in words, absent: the number.
   */
  readonly scores?: (view: unknown) => Standings;
  readonly toEnd?: (view: unknown) => ToEnd;
  /** It tells both itself: the table has no line of scores above it. */
  readonly hasLedger?: true;
  /** Loads the parts that the board loads when they are first shown: for a lesson, which works without a network. */
  readonly parts?: () => Promise<unknown>;
  /** At most five, the more important first. */
  readonly callouts?: readonly Callout[];
  /** The key of the consequences of resigning, in the game's web words; without it, a bot plays on. */
  readonly resignKey?: string;
}

/** The key of a verb in the game's web words, "Sign it", and its values: "Knock, $5". */
export type Verb = string | readonly [key: string, values: Readonly<Record<string, number | string>>];

/** The questions of a game: where their options lie, and how an answer is begun, named and given. */
interface QuestionUi {
  /** The place of a topic's options. */
  readonly on: (id: OptionId, topic: string) => Whereabouts;
  /** The drawing of an option, small; null: only its name. */
  readonly picture: (id: OptionId, view: unknown) => ReactNode;
  /** The first draft of a prompt's answer, to be changed or given at once; absent, null: nothing. */
  readonly begins?: (prompt: Prompt, view: unknown) => AnswerValue | null;
  /** Answers that take effect with the press that completes them: those that can be taken back, or lose nothing. */
  readonly isOnePress?: (prompt: Prompt, answer: AnswerValue) => boolean;
  /** The permanent cost of an answer, in a sentence; null: nothing unusual. */
  readonly loss?: (prompt: Prompt, answer: AnswerValue, words: GameWords) => string | null;
  /** The part beside the question: the card that it is about, and its effect; null: nothing. */
  readonly subject?: (board: BoardProps) => PromptSubject | null;
  /** Absent: no messages go with offers. */
  readonly offers?: OfferUi;
  /** Free decisions that `Board` offers itself, so that the edge of the table need not name them. */
  readonly isOnBoard?: (prompt: Prompt) => boolean;
  /** The key of the task at a place inside a question, in the game's web words. */
  readonly hintKey?: (path: Path) => string | null;
  /** The verb on the key that gives an answer, with the price of what costs; null: it is just given. */
  readonly verb?: (prompt: Prompt, answer: AnswerValue, view: unknown, words: GameWords) => Verb | null;
  /** The verb on the key of an option that says more than its name in this question; absent, null: its name. */
  readonly keyOf?: (prompt: Prompt, id: OptionId) => string | null;
}

/** The events of a game, as they are shown one after the other. */
interface ReplayUi {
  /** How long the table pauses at an event, in milliseconds; 0 for an event that changes nothing on the board. */
  readonly pause: (event: TableEvent) => number;
  /** The things that an event is about, by `data-piece` or `data-site` on the board, the nearest first. */
  readonly places: (event: TableEvent) => readonly string[];
  /** The scenes in the middle of the stage, and the sounds; loaded after the table. */
  readonly moments?: () => Promise<GameMoments>;
  /** The board of a replay with all hands open. */
  readonly opened?: () => Promise<OpenHands>;
  /** A page of its own that the paper prints over some turns of the log; it chooses them itself. Loaded lazily. */
  readonly Edition?: ComponentType<EditionProps>;
}

/** The answers that a seat leaves in advance. */
interface OrdersUi {
  /** Standing orders and other private settings of a seat, loaded when they are opened. */
  readonly load: () => Promise<OrderUi>;
  /** Its orders answer no question in a window. */
  readonly turnsOnly?: true;
}

/** The interface of a game, in four groups. The plain board says what a game without its own does. */
export interface GameUi {
  readonly board: BoardUi;
  readonly question: QuestionUi;
  readonly replay: ReplayUi;
  /** Absent: no answers can be left in advance. */
  readonly orders?: OrdersUi;
}
