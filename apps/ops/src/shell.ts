/** The surroundings of commands: the terminal, the environment and the clock of a process, or those of a test. */
import type { GameShelf } from "@consigliere/service/context";
import type { Terminal } from "./terminal.ts";

export interface Shell {
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: () => Date;
  readonly sleep: (seconds: number) => Promise<void>;
  /** Games to use instead of the built-in ones; for tests. */
  readonly games?: GameShelf;
}

/** Options that every command knows. */
export interface CommonOptions {
  readonly stage?: string;
  readonly region?: string;
  readonly table?: string;
  readonly data?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}
