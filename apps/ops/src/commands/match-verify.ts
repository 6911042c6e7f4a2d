import type { Command } from "commander";
import { does, type Registry } from "../command.ts";
import { section } from "../format/columns.ts";
import { type MatchVerdict, verifyMatch } from "../operate/verify-match.ts";
import { SPOILER } from "../printer.ts";
import { MATCH_FAULT, projectionLine } from "../words.ts";

/** `match verify <id>` */
export function matchVerify(registry: Registry, parent: Command): void {
  const command = parent
    .command("verify <id>")
    .summary("runs every record again and names the first difference")
    .description(
      "Checks the commitment, what the players mixed into the shuffles, the order of the records, and (by running it again) that events, snapshots, prompts and randomness follow from what was entered; the chain over the records; then dashboards and deadlines. Records that other rules made are checked for their order alone; steps that were asked again are run from their snapshot, as the service did. Changes nothing. Exit code 1: something differs.",
    )
    .option("--spoil", "print what was expected and what was found: it may show hands");
  does<{ spoil?: boolean }>(registry, command, async (job, id = "") => {
    const { context } = await job.context();
    const spoil = job.options.spoil === true;
    if (spoil) job.note(SPOILER);
    const verdict = shown(await verifyMatch(context, id), spoil);
    job.result(verdict, () => textOf(verdict));
    return verdict.difference === null && verdict.projections.length === 0 ? 0 : 1;
  });
}

/** Without the differing values, which may be anybody's hand. */
function shown(verdict: MatchVerdict, spoil: boolean): MatchVerdict {
  const { difference } = verdict;
  if (difference === null || spoil) return verdict;
  return { ...verdict, difference: { ...difference, expected: "hidden", found: "hidden" } };
}

function textOf({
  game,
  rules,
  records,
  agreed,
  underOtherRules,
  restarts,
  difference,
  projections,
}: MatchVerdict) {
  const lines = [`${agreed} of ${records} records agree, run again under ${game} ${rules}.`];
  if (underOtherRules > 0) {
    lines.push(`${underOtherRules} were made by other rules: only their order was checked.`);
  }
  if (restarts.length > 0) lines.push(`Steps were asked again at record ${restarts.join(", ")}.`);
  if (difference !== null) {
    const { seq, what, expected, found } = difference;
    lines.push(`DIFFERS${seq === null ? "" : ` at record ${seq}`}: ${MATCH_FAULT[what]}.`);
    if (expected !== "hidden") {
      lines.push(section("expected", JSON.stringify(expected)), section("found", JSON.stringify(found)));
    }
  }
  for (const fault of projections) lines.push(`DIFFERS: ${projectionLine(fault)}.`);
  if (projections.length > 0) lines.push("`failures retry` mends what follows from the records.");
  if (difference === null && projections.length === 0) lines.push("Everything agrees.");
  return lines.join("\n");
}
