import { createInterface } from "node:readline/promises";
import { StageError } from "../config/stage.ts";

/** Asks a question and returns the trimmed answer. @throws StageError when nobody answers any more */
export type Ask = (question: string) => Promise<string>;

/** Somebody at a terminal; undefined: there is nobody to ask. */
export function openQuestions(): { readonly ask: Ask; readonly close: () => void } | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    lines.once("close", () => reject(new StageError("Nothing was changed.")));
  });
  // A caller that already has all answers must not get an error from the end of input.
  ended.catch(() => {});
  return {
    ask: async (question) => (await Promise.race([lines.question(question), ended])).trim(),
    close: () => lines.close(),
  };
}

/** Asks a person for exactly this word. If nobody can be asked, nobody has agreed. */
export async function agrees(question: string, word: string): Promise<boolean> {
  const questions = openQuestions();
  if (questions === undefined) {
    process.stderr.write(
      "Nothing was changed: there is nobody to ask here. Add --yes to go on without asking.\n",
    );
    return false;
  }
  try {
    if ((await questions.ask(`${question} Type ${word} to go on: `)) === word) return true;
    process.stdout.write("Nothing was changed.\n");
    return false;
  } finally {
    questions.close();
  }
}
