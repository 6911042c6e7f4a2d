// Puts the drawings of this package into one module, so that pages and functions carry them.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = join(root, "drawings");

const drawings = globSync("**/*.svg", { cwd: folder })
  .sort()
  .map((path) => {
    const file = readFileSync(join(folder, path), "utf8");
    const content = /^<svg [^>]*viewBox="0 0 100 100"[^>]*>(.*)<\/svg>\s*$/s.exec(file)?.[1];
    if (content === undefined) throw new Error(`${path} is not one <svg> of 100 by 100`);
    const markup = content.replace(/\n\s*/g, "").replaceAll('"', "'");
    return [path.replace(/\\/g, "/").replace(".svg", ""), markup] as const;
  });

const target = join(root, "out", "drawings.ts");
mkdirSync(join(root, "out"), { recursive: true });
const text = JSON.stringify(Object.fromEntries(drawings), null, 2);
writeFileSync(
  target,
  `// Made by ${relative(root, import.meta.filename)}.\nexport const drawings: Readonly<Record<string, string>> = ${text};\n`,
);
