"use client";
import type { MatchView } from "@consigliere/contract/play";
import type { Receipt } from "@consigliere/contract/receipt";
import { useEffect, useState } from "react";
import { noteDealing, receiptOf } from "./receipts.ts";
import { useKeeper } from "./use-keeper.ts";

/** The reader's receipt of the displayed match, updated with everything shown about it. */
export function useReceipt(view: MatchView): Receipt | null {
  const keeper = useKeeper(view);
  const [receipt, setReceipt] = useState(() => receiptOf(keeper, view.match.id));
  useEffect(() => {
    if (keeper === undefined) return;
    let isNewest = true;
    void noteDealing(keeper, view).then((noted) => isNewest && setReceipt(noted));
    return () => {
      isNewest = false;
    };
  }, [keeper, view]);
  return receipt;
}
