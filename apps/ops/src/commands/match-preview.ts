import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { DONE, REFUSED } from "../failure.ts";
import { columns } from "../format/columns.ts";
import { type Change, ruleChanges } from "../operate/rule-changes.ts";
import { counted } from "../words.ts";

const SAYS: Readonly<Record<Change, string>> = {
  same: "goes on as it is",
  differs: "somebody would see something else",
  "asked-again": "its unfinished step would be asked again",
  broken: "the rules cannot go on",
};

/** `match preview` */
export function matchPreview(registry: Registry, parent: Command): void {
  const command = parent
    .command("preview")
    .summary("says which running matches the rules of this checkout would change")
    .description(
      "Replays the unfinished step of every running match whose newest record other rules have made or that lacks a correction, with the rules of this checkout, and says about which corrections the players would be asked. Changes nothing; reads every running match. For use before a deployment. Exit code 1: a match would change.",
    );
  does(registry, command, async (job) => {
    const { context, operations } = await job.context();
    const changes = await ruleChanges(context, operations);
    const changed = changes.filter(({ change }) => change !== "same");
    const asked = changes.filter(({ asks }) => asks.length > 0);
    const goOn = changes.filter(({ from, to }) => from !== to).length;
    job.result({ changes }, () =>
      [
        changed.length === 0
          ? `No match would change; ${counted(goOn, "match", "matches")} would go on under other rules.`
          : columns(
              ["match", "game", "from", "to", "what happens"],
              changed.map(({ id, game, from, to, change }) => [id, game, from, to, SAYS[change]]),
            ),
        ...(asked.length === 0
          ? []
          : [
              columns(
                ["match", "game", "its players would be asked about"],
                asked.map(({ id, game, asks }) => [id, game, asks.join(", ")]),
              ),
            ]),
      ].join("\n\n"),
    );
    return changed.length === 0 ? DONE : REFUSED;
  });
}
