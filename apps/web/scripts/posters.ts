/**
 * Copies the posters from the games' folders into `public/posters`, where their names are their addresses: the drawing
 * for pages, and the photograph of it for messengers, which show no SVG. A game in development may have a plain sheet.
 */
import { cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "@consigliere/games/catalogue";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "public/posters");

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const poster of globSync("src/games/*/poster.{svg,jpg}", { cwd: root })) {
  cpSync(join(root, poster), join(target, `${basename(dirname(poster))}${extname(poster)}`));
}

const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 320"><rect width="560" height="320" fill="#2a211a"/></svg>';
for (const { meta, isInDevelopment } of catalogue) {
  const drawing = join(target, `${meta.id}.svg`);
  if (isInDevelopment && !existsSync(drawing)) writeFileSync(drawing, PLAIN);
}
