import { createInterface } from "node:readline/promises";

/** Asks a person for exactly this word; whoever cannot be asked has not agreed. */
export async function agrees(question: string, word: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stderr.write(
      "Nothing was changed: there is nobody to ask here. Add --yes to go on without asking.\n",
    );
    return false;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question(`${question} Type ${word} to go on: `);
    if (answer.trim() === word) return true;
    process.stdout.write("Nothing was changed.\n");
    return false;
  } finally {
    lines.close();
  }
}
