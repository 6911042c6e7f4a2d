/** The destination of faults and measures: in Lambda CloudWatch, elsewhere the terminal. */
import type { Fault, Measure } from "@consigliere/service/context";
import type { Context } from "aws-lambda";
import { summaryOf } from "./summary.ts";

export interface Observer {
  readonly report: (fault: Fault) => void;
  readonly measure: (name: Measure, value?: number) => void;
  /** Begins an invocation: names it in everything logged from now on. */
  readonly begin: (context: Context) => void;
  /** Ends an invocation: hands in its measures and reports. */
  readonly end: () => Promise<void>;
}

/** One JSON line for each fault; nothing is measured. */
export const terminalObserver: Observer = {
  report: ({ what, where, error }) => {
    console.error(JSON.stringify({ level: "error", what, where, cause: summaryOf(error) }));
  },
  measure: () => {},
  begin: () => {},
  end: async () => {},
};
