"use client";

import type { PlanStep } from "@consigliere/contract/plan";
import { useState } from "react";
import type { Proposal } from "../orders/order-edits.ts";
import type { Rights, TableSheet } from "./rights.ts";

/** The sheets over the table. */
export interface Sheets {
  /** Null: nothing. */
  readonly opened: TableSheet | null;
  /** The question for which the reader wants an order; null: none. */
  readonly proposal: Proposal | null;
  /** The steps with which a plan is to begin. */
  readonly steps: readonly PlanStep[];
  readonly open: (sheet: TableSheet, proposal?: Proposal, steps?: readonly PlanStep[]) => void;
  readonly close: () => void;
}

/** The sheets of a table. Only those that its reader may use can be opened. */
export function useSheets(may: Rights): Sheets {
  const [opened, setOpened] = useState<TableSheet | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [steps, setSteps] = useState<readonly PlanStep[]>([]);
  return {
    opened: opened !== null && may[opened] ? opened : null,
    proposal,
    steps,
    open: (sheet, wanted, begun = []) => {
      setProposal(wanted ?? null);
      setSteps(begun);
      setOpened(sheet);
    },
    close: () => setOpened(null),
  };
}
