"use client";

import type { PlanStep } from "@consigliere/contract/plan";
import { useState } from "react";
import type { Proposal } from "../orders/order-edits.ts";
import type { Rights, TableSheet } from "./rights.ts";

/** The beginning of what the reader leaves on a sheet. */
interface Begun {
  /** The question for which they want an order. */
  readonly proposal?: Proposal;
  /** The first steps of a plan. */
  readonly steps?: readonly PlanStep[];
}

/** The sheets over the table. */
export interface Sheets {
  /** Null: nothing. */
  readonly opened: TableSheet | null;
  /** The question for which the reader wants an order; null: none. */
  readonly proposal: Proposal | null;
  /** The steps with which a plan is to begin. */
  readonly steps: readonly PlanStep[];
  readonly open: (sheet: TableSheet, begun?: Begun) => void;
  readonly close: () => void;
}

/** The sheets of a table. Only those that its reader may use can be opened. */
export function useSheets(may: Rights): Sheets {
  const [opened, setOpened] = useState<TableSheet | null>(null);
  const [{ proposal = null, steps = [] }, begin] = useState<Begun>({});
  return {
    opened: opened !== null && may[opened] ? opened : null,
    proposal,
    steps,
    open: (sheet, begun = {}) => {
      begin(begun);
      setOpened(sheet);
    },
    close: () => setOpened(null),
  };
}
