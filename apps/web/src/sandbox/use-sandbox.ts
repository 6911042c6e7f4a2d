"use client";

import type { MatchLook } from "@consigliere/contract/play";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Order, Report } from "./sandbox-worker.ts";

export interface SandboxInHand {
  /** Null while it is loading. */
  readonly report: Report | null;
  /** The rules cannot be played on from there. */
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly act: (order: Exclude<Order, { kind: "open" }>) => void;
}

/** A board to try on, begun at what the reader saw when it was opened. */
export function useSandbox({ match, viewer, table }: MatchLook): SandboxInHand {
  const [start] = useState(
    (): Order => ({
      kind: "open",
      game: match.game,
      view: table?.view,
      viewer: viewer ?? 0,
      seats: match.seats.length,
    }),
  );
  const worker = useRef<Worker | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    const thread = new Worker(new URL("./sandbox-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    thread.onerror = () => setFailed(true);
    thread.onmessage = ({ data }: MessageEvent<Report | null>) => {
      setBusy(false);
      if (data === null) setFailed(true);
      else setReport(data);
    };
    thread.postMessage(start);
    return () => {
      // One that is ended while it is fetched would tell of an error.
      thread.onerror = null;
      thread.terminate();
    };
  }, [start]);
  const act = useCallback<SandboxInHand["act"]>((order) => {
    setBusy(true);
    worker.current?.postMessage(order);
  }, []);
  return { report, hasFailed, isBusy, act };
}
