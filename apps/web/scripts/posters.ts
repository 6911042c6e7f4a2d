/**
 * Copies the posters from the games' folders into `public/posters`, where their names are their addresses: the drawing
 * for pages, and the photograph of it for messengers, which show no SVG.
 */
import { cpSync, globSync, mkdirSync, rmSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "public/posters");

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const poster of globSync("src/games/*/poster.{svg,jpg}", { cwd: root })) {
  cpSync(join(root, poster), join(target, `${basename(dirname(poster))}${extname(poster)}`));
}
