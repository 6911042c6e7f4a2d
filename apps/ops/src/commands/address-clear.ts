import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, OpsError } from "../failure.ts";

/** `address clear <email>` */
export function addressClear(registry: Registry, parent: Command): void {
  const command = parent
    .command("clear <email>")
    .summary("sends mail to an address again")
    .description(
      "Forgets bounces and complaints of an address, after its owner mended it. A sign-in by mail does the same.",
    );
  does(registry, command, async (job, email = "") => {
    const { context } = await job.desk();
    const { status } = await context.store.addresses.get(email);
    if (status === "ok") throw new OpsError(`Mail goes to ${email} as it is.`);
    const risk =
      status === "complained" ? " Its reader called our mail spam: be sure that they want it." : "";
    if (!(await job.mayWrite(`Sends mail to ${email} (${status}) again in ${job.target.label}.${risk}`)))
      return DONE;
    await context.store.addresses.forget(email);
    job.result({ email, status: "ok" }, () => `Mail goes to ${email} again.`);
    return DONE;
  });
}
