import { checkReadyToDeploy, faultAt, type Stage, StageError } from "../config/stage.ts";
import { readWritten, stageFile, stageNamed, writeStage } from "../config/stages.ts";
import { type Finding, failure } from "./finding.ts";
import { type Ask, openQuestions } from "./question.ts";

/** The required members of a stage, with the questions for them. */
const needed = {
  region: "AWS region near the players, as eu-central-1",
  "mail.from": "Address that mail comes from, verified in SES (docs/deploy.md#3-mail)",
  alarmEmail: "Address that is told when something is wrong",
} as const;

/**
 * The stage of this name, ready to be deployed, or the line that says why there is none. With `mayAsk`, somebody at a
 * terminal is asked for the missing members, and they are written down.
 */
export async function chooseStage(
  name: string,
  { mayAsk }: { readonly mayAsk: boolean },
): Promise<Stage | { readonly findings: Finding[] }> {
  try {
    const written = readWritten(name);
    const missing = missingIn(written ?? {});
    if (mayAsk && missing.length > 0) await complete(name, written ?? {}, missing);
    const stage = stageNamed(name);
    checkReadyToDeploy(stage);
    return stage;
  } catch (error) {
    if (error instanceof StageError) return { findings: [failure(error.message)] };
    throw error;
  }
}

function missingIn(written: object): (keyof typeof needed)[] {
  const has = (path: string) => path.split(".").reduce<unknown>(memberOf, written) !== undefined;
  return (Object.keys(needed) as (keyof typeof needed)[]).filter((path) => !has(path));
}

function memberOf(value: unknown, member: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, member) : undefined;
}

/** @throws StageError when there is nobody to ask, or nobody answers */
async function complete(name: string, written: object, missing: (keyof typeof needed)[]): Promise<void> {
  const questions = openQuestions();
  if (questions === undefined) {
    // Without a file, a name that nobody can confirm is mistyped.
    if (Object.keys(written).length === 0) stageNamed(name);
    throw new StageError(
      `${stageFile(name)} lacks ${missing.join(", ")}: fill it in as infra/stages/example.json shows, or run this in a terminal, which asks.`,
    );
  }
  try {
    writeStage(name, await answered(written, missing, questions.ask));
    process.stdout.write(`Written to ${stageFile(name)}, which may say more: docs/deploy.md#2-the-stage.\n`);
  } finally {
    questions.close();
  }
}

/** Asks for each until the answer is valid. Writes nothing before all are. */
export async function answered(
  written: object,
  missing: readonly (keyof typeof needed)[] = missingIn(written),
  ask: Ask,
): Promise<object> {
  let stage: Record<string, unknown> = { ...written };
  for (const path of missing) {
    let fault: string | undefined;
    do {
      const answer = await ask(`${fault === undefined ? "" : `${fault}. `}${needed[path]}: `);
      const mail =
        path === "mail.from" ? { mail: { ...(stage["mail"] as object), from: answer } } : undefined;
      stage = { ...stage, ...(mail ?? { [path]: answer }) };
      fault = faultAt(stage, path);
    } while (fault !== undefined);
  }
  return stage;
}
