import { Refusal } from "@consigliere/service/refusal";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { callOffMatch } from "../operate/cancel-match.ts";

/** `match cancel <id>` */
export function matchCancel(registry: Registry, parent: Command): void {
  const command = parent
    .command("cancel <id>")
    .summary("calls a match off, started or not")
    .description(
      "Calls a match off for good: it leaves every dashboard, waits for nobody, and its page says so. Its records are kept. Nobody is told by mail.",
    );
  does(registry, command, async (job, id = "") => {
    const { context } = await job.context();
    const meta = await context.store.matches.meta(id);
    if (meta === undefined) throw new Refusal("match/unknown");
    if (meta.status === "over") throw new Refusal("match/over");
    const names = meta.seats.map((seat) => seat.name || "a free seat").join(", ");
    const sentence = `Cancels match ${id} (${meta.game}, ${meta.status}, ${names}) for good in ${job.target.label}.`;
    if (!(await job.mayWrite(sentence))) return DONE;
    await callOffMatch(context, id);
    job.result({ id, status: "cancelled" }, () => `Match ${id} is cancelled.`);
    return DONE;
  });
}
