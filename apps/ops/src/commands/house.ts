import type { Command } from "commander";
import { does, type Job, type Registry } from "../command.ts";
import { DONE, OpsError, UNUSABLE } from "../failure.ts";
import type { DeployedFunction, FunctionSwitch } from "../target/function-switch.ts";

/** `house stop` */
export function houseStop(registry: Registry, parent: Command): void {
  const command = parent
    .command("stop")
    .summary("stops every function of a stage")
    .description(
      "Nobody can play, nothing falls due, no mail goes out, and alarms ring, until `house start`. For restoring a whole table. What runs already ends within a minute.",
    );
  does(registry, command, (job) =>
    set(job, { sentence: "Stops", done: "stopped; what runs already ends within a minute", want: () => 0 }),
  );
}

/** `house start` */
export function houseStart(registry: Registry, parent: Command): void {
  const command = parent
    .command("start")
    .summary("starts them again, as they were deployed")
    .description("Takes back what `house stop` has done, requestsAtOnce of the stage included.");
  does(registry, command, (job) =>
    set(job, { sentence: "Starts", done: "running", want: ({ part }, { usual }) => usual(part) }),
  );
}

interface Change {
  readonly sentence: string;
  readonly done: string;
  readonly want: (one: DeployedFunction, functions: FunctionSwitch) => number | null;
}

/** Does nothing if the house is already in that state. @throws OpsError when it is not in that state afterwards */
async function set(job: Job<object>, { sentence, done, want }: Change): Promise<number> {
  const { functions, label } = job.target;
  if (functions === null)
    throw new OpsError("Only a deployed house is stopped and started: --stage <name>.", UNUSABLE);
  const off = (all: readonly DeployedFunction[]) => all.filter((one) => one.atOnce !== want(one, functions));
  const changing = off(await functions.list());
  if (changing.length > 0) {
    const names = changing.map(({ part }) => part).join(", ");
    if (!(await job.mayWrite(`${sentence} ${names} over ${label}.`))) return DONE;
    for (const one of changing) await functions.limit(one.name, want(one, functions));
  }
  const all = await functions.list();
  const left = off(all).map(({ part }) => part);
  if (left.length > 0) throw new OpsError(`Not yet so: ${left.join(", ")}. Say it again.`);
  job.result({ functions: all }, () => `${all.map(({ part }) => part).join(", ")}: ${done}.`);
  return DONE;
}

/** @throws OpsError if functions are running that would write to the table during a restore */
export async function mustStand(functions: FunctionSwitch | null): Promise<void> {
  const running = (await functions?.list())?.filter(({ atOnce }) => atOnce !== 0) ?? [];
  if (running.length > 0) {
    throw new OpsError("The house is running, and would write into what is restored: `house stop` first.");
  }
}
