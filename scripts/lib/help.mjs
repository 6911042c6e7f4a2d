// `node --import` this, and `--help` prints the comment at the head of the script instead of running it.
import { readFileSync } from "node:fs";

const [, script] = process.argv;
if (script !== undefined && process.argv.includes("--help")) {
  const [head = ""] = /^(\/\*\*.*?\*\/|(\/\/[^\n]*\n)+)/s.exec(readFileSync(script, "utf8")) ?? [];
  process.stdout.write(`${head.replace(/^( ?\*\/?|\/\*\*|\/\/) ?/gm, "").trim()}\n`);
  process.exit(0);
}
