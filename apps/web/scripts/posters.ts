/** Copies the posters from the games' folders into `public/posters`, where their names are their addresses. */
import { cpSync, globSync, mkdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "public/posters");

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const poster of globSync("src/games/*/poster.svg", { cwd: root })) {
  cpSync(join(root, poster), join(target, `${basename(dirname(poster))}.svg`));
}
