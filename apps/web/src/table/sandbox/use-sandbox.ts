"use client";

import type { MatchLook } from "@consigliere/contract/play";
import type { Taken } from "@consigliere/games/forecast";
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

/** A moment of a match, as a chair sees it. */
export interface Moment {
  readonly view: unknown;
  readonly viewer: number;
  /** The question that is asked then, of the chair or of another; undefined: none, or it is not known. */
  readonly asked: Taken | undefined;
  /** Whether an answer can be given there: the question is the reader's, and still open. */
  readonly isOpen: boolean;
  /** Whether answers can be left there for the reader's next decisions. */
  readonly isPlannable: boolean;
}

/** A board to try on, begun at the moment when it was opened. */
export function useSandbox({ game }: MatchLook["match"], moment: Moment): SandboxInHand {
  const [start] = useState((): Order => {
    const { view, viewer, asked } = moment;
    return { kind: "open", game, view, viewer, asked };
  });
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
