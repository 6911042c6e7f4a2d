"use client";
import type { MatchView } from "@consigliere/contract/play";
import type { Receipt } from "@consigliere/contract/receipt";
import { useEffect, useState } from "react";
import { noteDealing, receiptOf } from "./receipts.ts";

/** The receipt of the displayed match, updated with everything shown about it. */
export function useReceipt(view: MatchView): Receipt | null {
  const [receipt, setReceipt] = useState(() => receiptOf(view.match.id));
  useEffect(() => {
    let isNewest = true;
    void noteDealing(view).then((noted) => isNewest && setReceipt(noted));
    return () => {
      isNewest = false;
    };
  }, [view]);
  return receipt;
}
