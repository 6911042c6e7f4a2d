import { appendFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Adds a section to a Markdown file, such as the summary of a job. Without a file it does nothing. */
export function addToSummary(file: string | undefined, markdown: string): void {
  if (file !== undefined) appendFileSync(file, `${markdown}\n`);
}

/** CDK reports that it reads with the caller's own, smaller permissions. That is intended. */
const aboutRoles = /Proceeding (anyway|with default credentials)\.$/;

/** The output of `cdk diff`, folded, in a code block that colours its lines. */
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
