import { createInterface } from "node:readline/promises";

/** The destination of results, the destination of everything else, and the person who can be asked. */
export interface Terminal {
  /** The result of a command, without the line's end. */
  readonly out: (line: string) => void;
  /** Questions, warnings and errors. */
  readonly err: (line: string) => void;
  /** Is there somebody to ask? */
  readonly isInteractive: boolean;
  /** The text they typed. */
  readonly ask: (question: string) => Promise<string>;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    isInteractive: process.stdin.isTTY === true,
    ask: async (question) => {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      try {
        // Ctrl-D is a no.
        const closed = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
        return await Promise.race([lines.question(question), closed]);
      } finally {
        lines.close();
      }
    },
  };
}
