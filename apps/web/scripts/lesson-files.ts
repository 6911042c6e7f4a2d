/**
 * After `next build`: lists beside the lesson of the landing page what it is made of, for the service worker, which keeps
 * it for readers who have not opened it yet.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "@consigliere/games/catalogue";
import { LOCALES } from "@consigliere/languages";
import { FIRST_GAME } from "../src/landing/first-game.ts";
import { filesOf } from "./page-files.ts";

const out = fileURLToPath(new URL("../out/", import.meta.url));
const others = catalogue.map(({ meta }) => meta.id).filter((id) => id !== FIRST_GAME);

for (const locale of LOCALES) {
  const page = `${locale}/learn/${FIRST_GAME}/`;
  const read = (path: string) => readFileSync(join(out, path), "utf8");
  const files = filesOf(read(`${page}index.html`), read, {
    games: others,
    locales: LOCALES.filter((one) => one !== locale),
  });
  const drawings = [FIRST_GAME, `${FIRST_GAME}-wall`, "shared"].map((sheet) => `/drawings/${sheet}.svg`);
  writeFileSync(join(out, page, "files.json"), JSON.stringify([...files, ...drawings]));
  console.log(`Kept ahead: ${page}, ${files.length} files`);
}
