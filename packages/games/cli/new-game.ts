/**
 * Begins a game: copies Coin Toss, the smallest one, under another name, and enters it in the catalogue as a game in
 * development: `npm run new-game -- <id> [title]`, for example `npm run new-game -- night-train "Night Train"`
 */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const games = fileURLToPath(new URL("../src/", import.meta.url));
const CATALOGUE = `${games}catalogue.ts`;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Puts the names of the new game in place of those of Coin Toss. */
function renamer(id: string, title: string): (text: string) => string {
  const pascal = id.split("-").map(capitalized).join("");
  const names = {
    "coin-toss": id,
    coinToss: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    CoinToss: pascal,
    "Coin Toss": title,
    コイントス: title,
  };
  return (text) =>
    Object.entries(names).reduce((renamed, [from, to]) => renamed.replaceAll(from, () => to), text);
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** @throws Error when the id is not one, or is taken */
function begin(id = "", title = id.split("-").map(capitalized).join(" ")): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new Error("which id? small letters, digits and single hyphens: npm run new-game -- night-train");
  }
  if (/["\\{}<>]/.test(title)) throw new Error(`a title without any of " \\ { } < >: ${title}`);
  const folder = `${games}${id}`;
  if (existsSync(folder)) throw new Error(`${id} is taken: packages/games/src/${id}`);
  const rename = renamer(id, title);
  cpSync(`${games}coin-toss`, folder, { recursive: true });
  const files = globSync("**/*.*", { cwd: folder });
  for (const file of files) changeFile(`${folder}/${file}`, rename);
  changeFile(CATALOGUE, (text) =>
    text.replace(/^.*coinTossManifest.*\n/gm, (line) => `${line}${rename(line)}`),
  );
  console.log(`${files.length} files in packages/games/src/${id}, and a line in its catalogue.
Next:
  npm run format
  npx vitest run packages/games/src/${id}
  GAMES_IN_DEVELOPMENT=1 npm run dev`);
}

try {
  begin(...process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
