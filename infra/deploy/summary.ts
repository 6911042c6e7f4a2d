import { appendFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { PreparedStack, ResourceChange } from "./change-sets.ts";

/** Adds a section to a Markdown file, as the summary of a job is one; without a file nothing happens. */
export function addToSummary(file: string | undefined, markdown: string): void {
  if (file !== undefined) appendFileSync(file, `${markdown}\n`);
}

/** CDK tells that it reads with the caller's own, smaller rights; so it shall. */
const aboutRoles = /Proceeding (anyway|with default credentials)\.$/;

/** What `cdk diff` printed, folded by a code block that colours its lines. */
export function describeDiff(stage: string, output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  const text = lines
    .filter((line) => !aboutRoles.test(line))
    .join("\n")
    .replaceAll("```", "'''")
    .trim();
  return `## What deploying ${stage} would change\n\n\`\`\`diff\n${text}\n\`\`\`\n`;
}

/** A stack that no assembly has any more. */
export function describeLeftOver(stack: string): string {
  return `${stack} in us-east-1 is not needed any more: it is deleted when everything else is deployed.`;
}

/** The prepared change sets as tables; what replaces or removes something comes first and is marked. */
export function describeChangeSets(stage: string, name: string, prepared: readonly PreparedStack[]): string {
  const sections = prepared.map((stack) => `### ${stack.stack}\n\n${describeStack(stack)}\n`);
  return [`## Rollout of ${stage}: change set ${name}\n`, ...sections].join("\n");
}

function describeStack(prepared: PreparedStack): string {
  if (prepared.state === "changes") return describeChanges(prepared.changes);
  return prepared.state === "unchanged"
    ? "Nothing changes."
    : "Cannot be previewed before the stacks above are there; it is deployed from the same assembly after them.";
}

function describeChanges(changes: readonly ResourceChange[]): string {
  const rows = [...changes]
    .sort((a, b) => Number(isHard(b)) - Number(isHard(a)))
    .map((change) => `| ${describeAction(change)} | ${change.type} | ${change.id} |`);
  return ["| change | type | resource |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Whether something that is there now would be gone afterwards. */
function isHard({ action, replaces }: ResourceChange): boolean {
  return action === "Remove" || replaces !== "no";
}

function describeAction(change: ResourceChange): string {
  const notes = { yes: " (replaces)", maybe: " (may replace)", no: "" };
  const text = `${change.action}${notes[change.replaces]}`;
  return isHard(change) ? `**${text}**` : text;
}
