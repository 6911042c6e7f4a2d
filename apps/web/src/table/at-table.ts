import type { MatchLook, TableView } from "@consigliere/contract/play";
import type { ReactNode } from "react";
import type { BoardProps, GameUi } from "../games/game-ui.ts";
import type { GameWords } from "../games/game-words.ts";
import type { Pins } from "./pins/use-pins.ts";
import type { Rights } from "./rights.ts";
import type { Asked } from "./use-asked.ts";
import type { Chair } from "./use-chair.ts";
import type { OtherTables } from "./use-other-tables.ts";
import type { Paper } from "./use-paper.ts";
import type { Past } from "./use-past.ts";
import type { Recap } from "./use-recap.ts";
import type { Sheets } from "./use-sheets.ts";
import type { TableActions } from "./use-table-actions.ts";

/** A table with somebody at it: what the parts of its page share. */
export interface AtTable {
  readonly match: MatchLook;
  /** As it is now, from the reader's own chair. */
  readonly table: TableView;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly may: Rights;
  readonly chair: Chair;
  readonly actions: TableActions;
  readonly asking: Asked;
  /** What the board shows. */
  readonly board: BoardProps;
  readonly past: Past;
  /** What happened while the reader was away; null: nothing that they have not laid aside. */
  readonly recap: Recap | null;
  /** The news on the board; pointing is null where no board lies that they are about. */
  readonly pins: Pins;
  readonly paper: Paper;
  readonly sheets: Sheets;
  readonly others: OtherTables;
  /** Whether all that can be answered is listed beside the board. */
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
}

export interface AtTableProps {
  readonly at: AtTable;
  readonly children?: ReactNode;
}
