import type { Command } from "commander";
import { unmarkId } from "./match-id.ts";
import { type OpsContext, openContext } from "./ops-context.ts";
import { createPrinter, type Printer } from "./printer.ts";
import type { CommonOptions, Shell } from "./shell.ts";
import { isTargetNamed, openTarget } from "./target/open-target.ts";
import type { Target, TargetNeeds } from "./target/target.ts";

/** The tools of an action. */
export interface Job<Options> extends Printer {
  readonly options: Options & CommonOptions;
  readonly target: Target;
  readonly now: Date;
  /** The service over the target's table; made on first use. */
  context(): Promise<OpsContext>;
}

/** Returns the exit code. */
type Act<Options> = (job: Job<Options>, ...args: (string | undefined)[]) => Promise<number>;

/** Tells {@link run} the command's result. */
type Finish = (exitCode: number) => void;

/** The objects with which every command is registered. */
export interface Registry {
  readonly shell: Shell;
  readonly finish: Finish;
}

/** Gives `command` an action that works on the target of its options, and closes the target afterwards. */
export function does<Options = object>(
  { shell, finish }: Registry,
  command: Command,
  act: Act<Options>,
  needs: TargetNeeds = {},
): void {
  command.action(async (...given: unknown[]) => {
    const unmarked = <T>(value: T) => (typeof value === "string" ? unmarkId(value) : value);
    const marked = Object.entries(command.optsWithGlobals<Options & CommonOptions>());
    const options = Object.fromEntries(
      marked.map(([name, value]) => [name, unmarked(value)]),
    ) as unknown as Options & CommonOptions;
    const args = (given.slice(0, command.registeredArguments.length) as (string | undefined)[]).map(unmarked);
    const target = await openTarget(shell, options, needs);
    try {
      if (!isTargetNamed(options)) shell.terminal.err(`On ${target.label}: no --stage is named.`);
      let opened: Promise<OpsContext> | undefined;
      const openOnce = () => {
        opened ??= openContext(shell, target);
        return opened;
      };
      const printer = createPrinter(shell, options);
      const job = { ...printer, options, target, now: shell.clock(), context: openOnce };
      finish(await act(job, ...args));
    } finally {
      await target.close();
    }
  });
}
