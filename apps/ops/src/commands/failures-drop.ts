import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError, REFUSED, UNUSABLE } from "../failure.ts";

/** `failures drop <id> | --all` */
export function failuresDrop(registry: Registry, parent: Command): void {
  const command = parent
    .command("drop [id]")
    .summary("takes failures out of the queue without following up")
    .description("Forgets one failure, or all. `match rebuild` still makes good what they were about.")
    .option("--all", "every one");
  does<{ all?: boolean }>(registry, command, async (job, id) => {
    const all = job.options.all === true;
    if ((id !== undefined) === all) throw new OpsError("Which? One by its id, or --all.", UNUSABLE);
    const { failures } = job.target;
    const meant = (await failures.list())
      .filter((failure) => all || failure.id === id)
      .map((each) => each.id);
    if (!all && meant.length === 0) throw new OpsError(`There is no failure ${id}.`, REFUSED);
    if (!(await job.mayWrite(`Drops ${meant.length} failure(s) from ${failures.label}.`))) return DONE;
    await failures.each(async (failure) => meant.includes(failure.id));
    job.result({ dropped: meant }, () => `${meant.length} dropped.`);
    return DONE;
  });
}
