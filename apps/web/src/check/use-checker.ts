"use client";
import type { Receipt } from "@consigliere/contract/receipt";
import { useCallback, useEffect, useRef, useState } from "react";
import type { JudgedFinding, Order, Report } from "./checker-worker.ts";

/** A check: the findings so far, and the part of the match that is done. */
export interface Check {
  readonly findings: readonly JudgedFinding[];
  readonly done: number;
  readonly of: number;
  readonly isOver: boolean;
}

const BEGUN: Check = { findings: [], done: 0, of: 0, isOver: false };

export interface Checker {
  /** Loaded: no network is needed from now on. */
  readonly isReady: boolean;
  /** The machine or the browser cannot run the checker. */
  readonly hasFailed: boolean;
  /** Null before the first one. */
  readonly check: Check | null;
  start(proof: string, receipts: readonly Receipt[]): void;
}

/** The checker on its own thread, as long as the page is open. */
export function useChecker(): Checker {
  const worker = useRef<Worker | null>(null);
  const order = useRef(0);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [check, setCheck] = useState<Check | null>(null);

  useEffect(() => {
    const thread = new Worker(new URL("./checker-worker.ts", import.meta.url), { type: "module" });
    worker.current = thread;
    thread.onerror = () => setFailed(true);
    thread.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === "ready") setReady(true);
      else if (data.id === order.current) setCheck((before) => after(before ?? BEGUN, data));
    };
    return () => thread.terminate();
  }, []);

  const start = useCallback((proof: string, receipts: readonly Receipt[]) => {
    order.current += 1;
    setCheck(BEGUN);
    worker.current?.postMessage({ id: order.current, proof, receipts } satisfies Order);
  }, []);

  return { isReady, hasFailed, check, start };
}

function after(check: Check, report: Exclude<Report, { kind: "ready" }>): Check {
  switch (report.kind) {
    case "found":
      return { ...check, findings: [...check.findings, report.finding] };
    case "progress":
      return { ...check, done: report.done, of: report.of };
    case "checked":
      return { ...check, isOver: true };
  }
}
