/** All commands, and the result of a call. */
import { Command, CommanderError } from "commander";
import type { Registry } from "./command.ts";
import { backup } from "./commands/backup.ts";
import { check } from "./commands/check.ts";
import { failuresRetry } from "./commands/failures-retry.ts";
import { keysRotate } from "./commands/keys-rotate.ts";
import { matchCancel } from "./commands/match-cancel.ts";
import { matchExport } from "./commands/match-export.ts";
import { matchPreview } from "./commands/match-preview.ts";
import { matchShow } from "./commands/match-show.ts";
import { matchVerify } from "./commands/match-verify.ts";
import { restoreTable } from "./commands/restore.ts";
import { telegramLink, telegramUnlink } from "./commands/telegram.ts";
import { upgradeTable } from "./commands/upgrade.ts";
import { userDelete } from "./commands/user-delete.ts";
import { DONE, explain, UNUSABLE } from "./failure.ts";
import { markId } from "./match-id.ts";
import type { Shell } from "./shell.ts";

type Register = (registry: Registry, parent: Command) => void;

const GROUPS: Readonly<Record<string, readonly [summary: string, commands: readonly Register[]]>> = {
  match: [
    "look at, verify, export or cancel a match",
    [matchShow, matchVerify, matchPreview, matchExport, matchCancel],
  ],
  failures: ["what was given up: parts of the stream, feedback about mail, deliveries", [failuresRetry]],
  user: ["somebody's data", [userDelete]],
  keys: ["the keys that sign", [keysRotate]],
  telegram: ["the service's bot in Telegram", [telegramLink, telegramUnlink]],
};

const TOP: readonly Register[] = [check, backup, restoreTable, upgradeTable];

const HELP = `
Works on the table of \`npm start\` (.data), through its database if it runs; with --stage on a deployed one, by the
AWS credentials of the environment (AWS_PROFILE), in the region that infra/stages has for the stage. A command that
names none of --stage, --table and --data says first, on standard error, which table it works on.

Commands that write announce the change in one sentence and ask; --yes confirms, --dry-run stops there.
Secrets of a match are printed only with the option for it.

Exit codes: 0 success, 1 refused or a problem was found, 2 usage error or unreachable.

Examples:
  npm run ops -- check --stage prod
  npm run ops -- match show ann@house.example
  npm run ops -- match show Zk3v0yq1 --json
  npm run ops -- failures retry --stage prod
  npm run ops -- backup consigliere.jsonl.gz --stage prod`;

function createProgram(registry: Registry): Command {
  const { terminal } = registry.shell;
  const program = new Command("ops")
    .usage("<command> [options]")
    .description("Operations for the maintainer of a Consigliere.")
    .option("--stage <name>", "work on a deployed stage, such as prod")
    .option("--region <name>", "another AWS region; without it the stage's, AWS_REGION or the profile's")
    .option("--table <name>", "another AWS table than the stage's, such as one restored to a point in time")
    .option("--data <folder>", "the data folder of a local stack; CONSIGLIERE_DATA or .data without it")
    .option("--json", "print JSON, for machines")
    .option("-y, --yes", "do not ask before writing")
    .option("--dry-run", "say what would be written, and write nothing")
    .addHelpText("after", HELP)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
    .exitOverride();
  for (const register of TOP) register(registry, program);
  for (const [name, [summary, commands]] of Object.entries(GROUPS)) {
    const group = program.command(name).description(`${capitalized(summary)}.`);
    for (const register of commands) register(registry, group);
    group.summary(`${group.commands.map((command) => command.name()).join(", ")}: ${summary}`);
  }
  return program;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Runs one call of the command line; resolves to its exit code. */
export async function runOps(args: readonly string[], shell: Shell): Promise<number> {
  let exitCode = DONE;
  const finish = (code: number) => {
    exitCode = code;
  };
  try {
    await createProgram({ shell, finish }).parseAsync(args.map(markId), { from: "user" });
    return exitCode;
  } catch (error) {
    // Commander has already said what is wrong, or printed the requested help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : UNUSABLE;
    const { line, exitCode: code } = explain(error);
    shell.terminal.err(line);
    return code;
  }
}
