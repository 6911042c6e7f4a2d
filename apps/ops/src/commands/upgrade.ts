import { upgrade } from "@consigliere/service/upgrade";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";

/** `upgrade` */
export function upgradeTable(registry: Registry, program: Command): void {
  const command = program
    .command("upgrade")
    .summary("brings the table of 0.1 or 0.2 to this version")
    .description(
      "Rewrites accounts, profiles and matches that 0.1 or 0.2 stored, once, right after the deployment. Until then they cannot be opened. Running matches go on, and everybody stays signed in. Safe to repeat.",
    );
  does(registry, command, async (job) => {
    if (!(await job.mayWrite(`Upgrades the table of ${job.target.label}. Make a backup first.`))) return DONE;
    const done = await upgrade(job.target.connection);
    job.result(done, () =>
      done === null
        ? "The table has the layout of this version."
        : `Upgraded: ${done.users} users, ${done.profiles} profiles, ${done.matches} matches.`,
    );
    return DONE;
  });
}
