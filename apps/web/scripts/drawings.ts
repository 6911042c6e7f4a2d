/**
 * Gathers the drawings in the games' folders, one file each, into one sheet for each game in `public/drawings`. A page
 * shows a drawing by its name (`src/games/drawing.tsx`); so none of them is in the scripts.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "public/drawings");

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const sheets = new Map<string, string[]>();
for (const path of globSync("src/games/*/drawings/*.svg", { cwd: root }).sort()) {
  const game = basename(dirname(dirname(path)));
  const file = readFileSync(join(root, path), "utf8");
  const [, box, content = ""] = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(file) ?? [];
  if (box === undefined) throw new Error(`${path} is not one <svg> with a viewBox`);
  const symbol = `<symbol id="${basename(path, ".svg")}" viewBox="${box}">${content.replace(/\n\s*/g, "")}</symbol>`;
  sheets.set(game, [...(sheets.get(game) ?? []), symbol]);
}
for (const [game, symbols] of sheets) {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
  writeFileSync(join(target, `${game}.svg`), sheet);
}
