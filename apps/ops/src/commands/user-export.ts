import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE } from "../failure.ts";
import { mayWriteFile, writePrivateJson } from "../files.ts";
import { exportPerson } from "../operate/people.ts";
import { nameOf, personNamed } from "../person.ts";
import { counted } from "../words.ts";

/** `user export <who>` */
export function userExport(registry: Registry, parent: Command): void {
  const command = parent
    .command("export <who>")
    .summary("everything stored about a person, as JSON")
    .description(
      "Writes everything that is stored about somebody into a file, for themselves: profile, address, matches with all that they entered, notifications, unsent deliveries. It holds their own hidden decisions in running matches. Tokens and sessions are left out.",
    )
    .requiredOption("-o, --output <file>", "where to");
  does<{ output: string }>(registry, command, async (job, who = "") => {
    const { output } = job.options;
    const desk = await job.desk();
    const person = await personNamed(desk, who);
    const data = await exportPerson(desk.context, desk.operations, person);
    if (!(await mayWriteFile(job, output))) return DONE;
    await writePrivateJson(output, data);
    const summary = { output, userId: person.userId, matches: data.matches.length };
    job.result(
      summary,
      () => `Wrote ${output}: ${nameOf(person)}, ${counted(data.matches.length, "match", "matches")}.`,
    );
    return DONE;
  });
}
