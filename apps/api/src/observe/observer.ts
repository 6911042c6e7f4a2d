/** The destination of faults, measures and traces: in Lambda CloudWatch and X-Ray, elsewhere the terminal. */
import type { Fault, Measure } from "@consigliere/service/context";
import type { Context } from "aws-lambda";
import { summaryOf } from "./summary.ts";

export interface Observer {
  readonly report: (fault: Fault) => void;
  readonly measure: (name: Measure, value?: number) => void;
  /** The SDK client. Its calls are traced once an invocation is. Call this before the first invocation. */
  readonly traced: <Client extends object>(client: Client) => Client;
  /** Begins an invocation: names it in everything logged from now on. */
  readonly begin: (context: Context) => Promise<void>;
  /** Ends an invocation: hands in its measures and reports. */
  readonly end: () => Promise<void>;
}

/** One JSON line for each fault; nothing is measured or traced. */
export const terminalObserver: Observer = {
  report: ({ what, where, error }) => {
    console.error(JSON.stringify({ level: "error", what, where, cause: summaryOf(error) }));
  },
  measure: () => {},
  traced: (client) => client,
  begin: async () => {},
  end: async () => {},
};
