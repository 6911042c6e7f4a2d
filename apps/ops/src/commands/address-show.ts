import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { pairs } from "../format/columns.ts";
import { when } from "../format/when.ts";

/** `address show <email>` */
export function addressShow(registry: Registry, parent: Command): void {
  const command = parent
    .command("show <email>")
    .summary("whether mail reaches an address")
    .description(
      "Shows what was heard about an address: bounces, complaints, when mail last proved to arrive.",
    );
  does(registry, command, async (job, email = "") => {
    const { context } = await job.desk();
    const { heard, ...state } = await context.store.addresses.get(email);
    job.result({ email, ...state }, () =>
      pairs([
        ["address", email],
        ["status", state.status],
        ["reason", state.reason || "-"],
        ["since", when(state.since, job.now)],
        ["proven", when(state.provenAt, job.now)],
        ["passing bounces", String(state.passingBounces.length)],
      ]),
    );
    return DONE;
  });
}
