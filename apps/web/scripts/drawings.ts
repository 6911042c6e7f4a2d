/**
 * Gathers the drawings in the games' folders, one file each, into one sheet for each game in `public/drawings`, and one
 * for each folder in a game's drawings, for what only its board needs. A page shows a drawing by its name
 * (`src/games/drawing.tsx`); so none of them is in the scripts.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "public/drawings");

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const sheets = new Map<string, string[]>();
for (const path of globSync("src/games/*/drawings/**/*.svg", { cwd: root }).sort()) {
  const [, game = "", folder] = /games\/([^/]+)\/drawings\/(?:([^/]+)\/)?/.exec(path) ?? [];
  const sheet = folder === undefined ? game : `${game}-${folder}`;
  const file = readFileSync(join(root, path), "utf8");
  const [, box, content = ""] = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(file) ?? [];
  if (box === undefined) throw new Error(`${path} is not one <svg> with a viewBox`);
  const symbol = `<symbol id="${basename(path, ".svg")}" viewBox="${box}">${content.replace(/\n\s*/g, "")}</symbol>`;
  sheets.set(sheet, [...(sheets.get(sheet) ?? []), symbol]);
}
for (const [name, symbols] of sheets) {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
  writeFileSync(join(target, `${name}.svg`), sheet);
}
