import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { stripVTControlCharacters } from "node:util";
import { hasZone, type Stage } from "../config/stage.ts";
import type { Finding } from "./checks/check.ts";

/** Adds a section to a Markdown file, such as the summary of a job. Without a file it does nothing. */
export function addToSummary(file: string | undefined, markdown: string): void {
  if (file !== undefined) appendFileSync(file, `${markdown}\n`);
}

/** The output of `cdk diff` in a code block that colours its lines. */
export function describeDiff(stage: string, output: string): string {
  const text = stripVTControlCharacters(output).replaceAll("```", "'''").trim();
  return `## What deploying ${stage} would change\n\n\`\`\`diff\n${text}\n\`\`\`\n`;
}

/** A maintainer's next steps after a deployment, beginning with the address to play at. */
export function describeNextSteps(
  { name, alarmEmail, domain, mail: { from } }: Stage,
  { Url, DistributionId = "<DistributionId>" }: Readonly<Record<string, string>>,
  mail: readonly Finding[],
): string {
  const show = `aws cloudfront get-distribution --id ${DistributionId} --query Distribution.DomainName`;
  const steps = [
    Url !== undefined && `Play: ${Url}`,
    domain !== undefined &&
      (hasZone(domain)
        ? `Mail from ${from} begins when SES has seen the DKIM records, some minutes after the first time.`
        : `Lead ${domain.name} to the distribution by a CNAME or ALIAS record, once: ${show}`),
    `Confirm the alarms: AWS has sent a mail with a link to ${alarmEmail} (after the first deployment only).`,
    ...mail.map(({ text }) => text),
    "Look after it: docs/operate.md and npm run ops -- --help.",
  ];
  return [`## ${name} is deployed`, "", ...steps.filter(Boolean).map((step) => `- ${step}`)].join("\n");
}

/** Asks a person for exactly this word. If nobody can be asked, nobody has agreed. */
export async function agrees(question: string, word: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stderr.write(
      "Nothing was changed: there is nobody to ask here. Add --yes to go on without asking.\n",
    );
    return false;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const answer = await Promise.race([lines.question(`${question} Type ${word} to go on: `), ended]);
  lines.close();
  if (answer.trim() === word) return true;
  process.stdout.write("Nothing was changed.\n");
  return false;
}
