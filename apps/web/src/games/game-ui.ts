import type { AnswerValue } from "@consigliere/contract/answer";
import type { SeatView } from "@consigliere/contract/match";
import type { LoggedEvent, WaitingView } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import type { OptionId } from "@consigliere/contract/question";
import type { ComponentType, ReactNode } from "react";
import type { Path } from "../prompts/draft.ts";
import type { OptionPicture, PromptSubject } from "../prompts/prompt-words.ts";
import type { AnswerDraft, Begins } from "../prompts/use-answer-draft.ts";
import type { Whereabouts } from "../prompts/whereabouts.ts";
import type { Sound } from "../sound/sounds.ts";
import type { PendingAct } from "../stage/act-banner.tsx";
import type { Aim } from "../stage/aim.ts";
import type { Scene } from "../stage/moments.ts";
import type { AnyMessage, GameWords, TableEvent } from "./game-words.ts";
import type { OpenHands } from "./open-hands.ts";
import type { OrderUi } from "./order-ui.ts";

/** An offer of one seat to another, by the id that both of them know. */
export interface OfferMade {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Where a game's offers are seen, so that a word can go with one: a letter, of which the rules know nothing. */
export interface OfferUi {
  /** To whom the answer that is being put together makes an offer; null: to nobody so far. */
  readonly to: (draft: AnswerDraft) => number | null;
  /** The offer that an event tells of; null: none. */
  readonly made: (event: TableEvent) => OfferMade | null;
}

/** What a board is given. It draws, and passes clicks on to the draft; it decides nothing. */
export interface BoardProps<View = unknown> {
  /** The game's view, as it is now or as it was at the moment of a replay. */
  readonly view: View;
  readonly seats: readonly SeatView[];
  /** The viewer's seat; null for people without one. */
  readonly viewer: number | null;
  readonly words: GameWords;
  readonly waiting: readonly WaitingView[];
  /** The answer being put together; null when there is nothing to decide, and during a replay. */
  readonly draft: AnswerDraft | null;
  /** All that the viewer is asked; empty during a replay. */
  readonly prompts: readonly Prompt[];
  /** Turns to another of them; null: back to the decision that is waited for. */
  readonly onPrompt: (id: string | null) => void;
  /** The event that a replay is showing. */
  readonly event: TableEvent | null;
  /** Shows the last moment of the match of which something is true. */
  readonly onMoment?: (where: (event: TableEvent) => boolean) => void;
  /** The word that went with an offer of or to the viewer; absent, null: none that they may read. */
  readonly wordWith?: (offer: OfferMade) => ReactNode;
}

/** Pixels of height below which no board is pressed while the hand can make room. */
export const LEAST_BOARD = 330;

/** A word to who plays a game for the first time: when something is asked about `topic`, or `event` has happened. */
export interface Callout {
  /** Its words are `callout.<id>` of the game's words of the web. */
  readonly id: string;
  readonly topic?: string;
  readonly event?: string;
}

/** A sound, and milliseconds after the beginning of its event. */
export type SoundCue = readonly [sound: Sound, at: number];

/** What is known where an event is shown: the board just after it, and the event before it. */
export interface MomentContext {
  readonly board: BoardProps;
  /** The view just before it; absent: it was not shown. */
  readonly viewBefore?: unknown;
  readonly before: TableEvent | null;
  readonly say: AnyMessage;
}

/**
 * The moments of a game. How long one takes and how it sounds follows from the event and the view as everybody may
 * know them: nobody learns from it what lies in a hand.
 */
export interface GameMoments {
  /** Milliseconds of the scene of an event; 0: it has none. */
  readonly length: (event: TableEvent, view: unknown) => number;
  /** The scene itself; null for an event of no length. */
  readonly scene: (event: TableEvent, context: MomentContext) => Scene | null;
  readonly sounds: (event: TableEvent) => readonly SoundCue[];
}

/** Where a game's page of the paper stands: below the news of a turn. */
export interface EditionProps {
  readonly words: GameWords;
  readonly viewer: number | null;
  /** What was told in the turn. */
  readonly turn: readonly LoggedEvent[];
  /** All of the log that has been read, newest first. */
  readonly log: readonly LoggedEvent[];
  /** Reads more of it; null: that is all, or it is being read. */
  readonly onOlder: (() => void) | null;
}

/** How far it is to the end of a match, as the values of the sentence `toEnd` in the game's words. */
export type ToEnd = Readonly<Record<string, number>>;

/** How a game looks. Everything but the board is optional: panel, log and recap know every game. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>;
  /** What lies in front of the viewer: cards in hand. Shown with the prompt, within reach of a thumb. */
  readonly Hand?: ComponentType<BoardProps>;
  /** A page of its own that the paper prints over a turn of the log, lazy; it decides itself over which. */
  readonly Edition?: ComponentType<EditionProps>;
  /** Scores orders and other private settings of a seat, loaded by who opens them. */
  readonly orders?: () => Promise<OrderUi>;
  /** Its orders answer no question of a window. */
  readonly ordersTurnsOnly?: true;
  /** The reference card that can be opened at any time: lazy, since few do. */
  readonly Reference?: ComponentType<{ readonly words: GameWords }>;
  readonly picture?: OptionPicture;
  /** Where the options of a topic lie; absent: none lies on the table. */
  readonly on?: (id: OptionId, topic: string) => Whereabouts;
  /** Pixels of height that the board wants for a topic, null while nothing is asked; absent: {@link LEAST_BOARD}. */
  readonly need?: (topic: string | null) => number;
  /** What is pending and may still be answered, for the row above the board. */
  readonly act?: (board: BoardProps, say: AnyMessage) => PendingAct | null;
  /** Whom what is pending or asked is aimed at, and by whom, as everybody may know; absent, null: nobody is. */
  readonly aim?: (board: BoardProps) => Aim | null;
  /** What the viewer knows and need not have before the eyes all the time; beside the paper. */
  readonly Notes?: ComponentType<BoardProps>;
  /** What the answer to a prompt begins with, to be changed or given at once; absent, null: nothing. */
  readonly begins?: Begins;
  /** Answers that take effect by the press that completes them: those that can be taken back, or lose nothing. */
  readonly isOnePress?: (prompt: Prompt, answer: AnswerValue) => boolean;
  /** What an answer costs for good, in a sentence; null: nothing out of the ordinary. */
  readonly loss?: (prompt: Prompt, answer: AnswerValue, words: GameWords) => string | null;
  /** What stands beside the question: the card that it is about, and what it does; null: nothing. */
  readonly subject?: (board: BoardProps) => PromptSubject | null;
  /** Absent: no words go with what is offered. */
  readonly offers?: OfferUi;
  /** Free decisions that `Board` leads to by itself: the edge of the table need not name them. */
  readonly isPromptOnBoard?: (prompt: Prompt) => boolean;
  /** The key of what is to be done at a place inside a question, in the game's words of the web. */
  readonly hintKey?: (path: Path) => string | null;
  /** The key of what giving up means, in the game's words of the web; without it a bot plays on. */
  readonly resignKey?: string;
  /** Five at most, the more important first. */
  readonly callouts?: readonly Callout[];
  /** The scores in a view, by seat, from public facts, empty before it begins; named `standing` in the game's words. */
  readonly scores?: (view: unknown) => readonly number[];
  readonly toEnd?: (view: unknown) => ToEnd;
  /** What an event is about, by the `data-piece` or `data-site` of the board, the nearest first; absent: nothing on it. */
  readonly places?: (event: TableEvent) => readonly string[];
  /** How long a replay stays at an event, in milliseconds; 0 for what changes nothing on the board. */
  readonly pause?: (event: TableEvent) => number;
  /** What takes the middle of the stage when it happens, and the sounds; loaded behind the table. */
  readonly moments?: () => Promise<GameMoments>;
  /** What a replay shows when all hands are open. */
  readonly opened?: () => Promise<OpenHands>;
  /** The key of the verb on the key that gives an answer, in the game's words of the web: "Sign it". */
  readonly verbKey?: (prompt: Prompt, answer: AnswerValue) => string | null;
}
