"use client";

import { useEffect, useState } from "react";
import type { Order, Report } from "./forecast-worker.ts";

/** The possible questions by the rules: undefined while they are played on, null if they cannot be. */
export function useForecast(order: Order): Report | undefined {
  const [report, setReport] = useState<Report | undefined>();
  const key = JSON.stringify(order);
  useEffect(() => {
    const thread = new Worker(new URL("./forecast-worker.ts", import.meta.url), { type: "module" });
    thread.onmessage = ({ data }: MessageEvent<Report>) => setReport(data);
    thread.onerror = () => setReport(null);
    thread.postMessage(JSON.parse(key) satisfies Order);
    return () => thread.terminate();
  }, [key]);
  return report;
}
