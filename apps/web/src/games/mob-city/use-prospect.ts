"use client";

import { useEffect, useRef, useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { inquiryOf } from "./inquiry.ts";
import type { Order, Report } from "./prospect-worker.ts";

/** What the rules say: nothing as long as they play it through. */
export type Prospected = Report["prospect"] | "busy" | "failed";

/** What would come of the draft, played anew whenever it changes, as long as it `isWanted`. */
export function useProspect(draft: AnswerDraft, isWanted: boolean): Prospected {
  const { view } = useBoard();
  const worker = useRef<Worker | null>(null);
  const sent = useRef(0);
  const [report, setReport] = useState<Report | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const asked = inquiryOf(draft);
  const key = asked === null ? null : JSON.stringify(asked);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!isWanted || key === null) return;
    worker.current ??= opened(setReport, () => setFailed(true));
    sent.current += 1;
    worker.current.postMessage({ n: sent.current, view, ...JSON.parse(key) } satisfies Order);
  }, [isWanted, key, view]);

  if (hasFailed) return "failed";
  if (asked === null || !isWanted) return null;
  if (report === null || report.n !== sent.current) return "busy";
  return report.prospect ?? "failed";
}

function opened(onReport: (report: Report) => void, onError: () => void): Worker {
  const thread = new Worker(new URL("./prospect-worker.ts", import.meta.url), { type: "module" });
  thread.onmessage = ({ data }: MessageEvent<Report>) => onReport(data);
  thread.onerror = onError;
  return thread;
}
