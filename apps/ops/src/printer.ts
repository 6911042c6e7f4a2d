import { OpsError, REFUSED, UNUSABLE } from "./failure.ts";
import type { CommonOptions, Shell } from "./shell.ts";

/** The output and questions of a command. */
export interface Printer {
  /** Nothing may be written. */
  readonly isDryRun: boolean;
  /** The result: as JSON for machines, otherwise as text. */
  result(value: unknown, text: () => string): void;
  /** Something beside the result. */
  note(line: string): void;
  /**
   * Says what is about to be written, and asks. False in a dry run.
   * @throws OpsError on a no, and if nobody can be asked
   */
  mayWrite(sentence: string): Promise<boolean>;
}

export function createPrinter({ terminal }: Shell, options: CommonOptions): Printer {
  return {
    isDryRun: options.dryRun === true,
    result: (value, text) => {
      terminal.out(options.json === true ? JSON.stringify(value, null, 2) : text());
    },
    note: terminal.err,
    mayWrite: async (sentence) => {
      if (options.dryRun === true) {
        terminal.err(`Dry run, nothing is written: ${sentence}`);
        return false;
      }
      terminal.err(sentence);
      if (options.yes === true) return true;
      if (!terminal.isInteractive) {
        throw new OpsError("There is nobody to ask here: add --yes to do it, or --dry-run.", UNUSABLE);
      }
      const answer = await terminal.ask("Go on? [y/N] ");
      if (/^y(es)?$/i.test(answer.trim())) return true;
      throw new OpsError("Nothing was changed.", REFUSED);
    },
  };
}

/** Printed before anything that is hidden in a running match. */
export const SPOILER =
  "Careful: this shows what is hidden in a running match, and spoils it for whoever reads it.";
