import type { MatchLook, TableView } from "@consigliere/contract/play";
import type { ReactNode } from "react";
import type { BoardProps, GameUi } from "../games/game-ui.ts";
import type { GameWords } from "../games/game-words.ts";
import type { RecapMarkers } from "./recap-markers/use-recap-markers.ts";
import type { Rights } from "./rights.ts";
import type { AskedQuestion } from "./use-asked.ts";
import type { Chair } from "./use-chair.ts";
import type { OtherTables } from "./use-other-tables.ts";
import type { Paper } from "./use-paper.ts";
import type { Past } from "./use-past.ts";
import type { Recap } from "./use-recap.ts";
import type { Sheets } from "./use-sheets.ts";
import type { TableActions } from "./use-table-actions.ts";

/** A table with somebody at it: the data that the parts of its page share. */
export interface AtTable {
  readonly match: MatchLook;
  /** The current table, from the reader's own chair. */
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly may: Rights;
  readonly chair: Chair;
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
  /** Whether all possible answers are listed beside the board. */
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
}

export interface AtTableProps {
  readonly at: AtTable;
  readonly children?: ReactNode;
}
