/** The one thread on which the rules play things through, for whatever part of the board asks. */
import type { Order, Report } from "./fight-forecast-worker.ts";

type FightForecast = Report["forecast"];

let thread: Worker | null = null;
let users = 0;
let last = 0;
const waiting = new Map<number, (forecast: FightForecast) => void>();

/** Keeps the thread until it is let go by all: what is open then is never answered. */
export function holdThread(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    thread?.terminate();
    thread = null;
    waiting.clear();
  };
}

/** The forecast of an answer; null: it cannot be told. Inquiries are played one after the other. */
export function playThrough(inquiry: Omit<Order, "n">): Promise<FightForecast> {
  thread ??= opened();
  last += 1;
  const n = last;
  thread.postMessage({ n, ...inquiry } satisfies Order);
  return new Promise((resolve) => waiting.set(n, resolve));
}

function opened(): Worker {
  const worker = new Worker(new URL("./fight-forecast-worker.ts", import.meta.url), { type: "module" });
  const settle = (n: number, forecast: FightForecast) => {
    waiting.get(n)?.(forecast);
    waiting.delete(n);
  };
  worker.onmessage = ({ data: { n, forecast } }: MessageEvent<Report>) => settle(n, forecast);
  worker.onerror = () => {
    for (const n of [...waiting.keys()]) settle(n, null);
  };
  return worker;
}
