import type { BoardProps, GameUi } from "../games/game-ui.ts";
import type { GameWords } from "../games/game-words.ts";
import type { LaidMatch } from "./as-shown.ts";
import type { RecapMarkers } from "./recap-markers/use-recap-markers.ts";
import type { Rights } from "./rights.ts";
import type { TableMode } from "./table-mode.ts";
import type { AskedQuestion } from "./use-asked.ts";
import type { Chair } from "./use-chair.ts";
import type { LiveTable } from "./use-live-table.ts";
import type { OtherTables } from "./use-other-tables.ts";
import type { Paper } from "./use-paper.ts";
import type { Past } from "./use-past.ts";
import type { Recap } from "./use-recap.ts";
import type { Sheets } from "./use-sheets.ts";
import type { TableActions } from "./use-table-actions.ts";

/** A table with somebody at it. Each part of its page names what it needs of it: {@link At}. */
export interface AtTable {
  /** The match as far as its board shows it, from the reader's own chair. */
  readonly match: LaidMatch;
  /** The match is over, and its end is being played. */
  readonly isLastTurn: boolean;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly may: Rights;
  readonly chair: Chair;
  /** The part of the match that is shown, heard and read out. */
  readonly live: LiveTable;
  readonly mode: TableMode;
  readonly actions: TableActions;
  readonly asking: AskedQuestion;
  /** The state that the board shows. */
  readonly board: BoardProps;
  readonly past: Past;
  /** The events while the reader was away; null: there are none that they have not closed. */
  readonly recap: Recap | null;
  /** The news on the board; pointing is null if no board shows the things that the news is about. */
  readonly pins: RecapMarkers;
  readonly paper: Paper;
  readonly sheets: Sheets;
  readonly others: OtherTables;
  /** The board to try on, which lies in place of the table while it is open. */
  readonly sandbox: { readonly isOpen: boolean; readonly open: (isOpen: boolean) => void };
  /** The list of all possible answers beside the board. */
  readonly list: { readonly isListed: boolean; readonly onList: (isListed: boolean) => void };
}

/** The parts of a table that a part of its page needs. */
export interface At<Part extends keyof AtTable> {
  readonly at: Pick<AtTable, Part>;
}
