import { randomUUID } from "node:crypto";
import { createPause } from "./stream/pause.ts";

export interface Clockwork {
  /** Ends after the tick in hand. */
  stop(): Promise<void>;
}

/** Invokes the tick function at once and then at this interval in seconds, never twice at a time. */
export function startTicking(seconds: number, invoke: (event: unknown) => Promise<unknown>): Clockwork {
  const pause = createPause();
  let stopping = false;
  const run = async () => {
    while (!stopping) {
      const startedAt = Date.now();
      try {
        await invoke(scheduledEvent(new Date(startedAt)));
      } catch (error) {
        console.error("The tick failed; the next one tries again.", error);
      }
      if (!stopping) await pause.wait(Math.max(0, seconds * 1000 - (Date.now() - startedAt)));
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping = true;
      pause.end();
      await running;
    },
  };
}

/** The event of an EventBridge schedule. */
function scheduledEvent(time: Date) {
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account: "000000000000",
    time: time.toISOString(),
    region: "us-east-1",
    resources: [],
    detail: {},
  };
}
