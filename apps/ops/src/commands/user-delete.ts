import { deleteAccount } from "@consigliere/service/account/delete-account";
import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { nameOf, personNamed } from "../person.ts";
import { counted } from "../words.ts";

/** `user delete <who>` */
export function userDelete(registry: Registry, parent: Command): void {
  const command = parent
    .command("delete <who>")
    .summary("deletes a person's data for good")
    .description(
      "Does what deleting the account on the profile page does: sessions, profile, notifications and unsent deliveries go; in running matches they resign and a bot plays on; the matches stay with the others, under a name that tells nothing. There is no way back. They can take their data along on the profile page first.",
    );
  does(registry, command, async (job, who = "") => {
    const ops = await job.context();
    const person = await personNamed(ops, who);
    const rows = await ops.context.store.memberships.list(person.userId);
    const sentence = `Deletes ${nameOf(person)} for good in ${job.target.label}; bots take their seats in ${counted(rows.length, "match", "matches")}.`;
    if (!(await job.mayWrite(sentence))) return DONE;
    await deleteAccount(ops.context, ops.accounts, person.userId);
    job.result({ deleted: person.userId }, () => `Deleted ${person.userId}.`);
    return DONE;
  });
}
