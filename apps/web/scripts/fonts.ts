/**
 * Makes the Japanese faces, as `public/fonts`: a style sheet with the face of headings, which Japanese pages link, one
 * with what only names need of it, and one with the faces of text, for systems that have none
 * (`src/shell/japanese-script.ts`). Each face is cut into files by where a character is first said: in the headings of
 * the landing page, in those of tables, elsewhere on the landing page, at every table, in several games, in one game, on
 * the other pages. Names and letters are written with more: all other everyday characters (JIS level 1: kana,
 * punctuation and 2,965 kanji) follow, a hundred to a file. A browser fetches the files of the characters that stand on
 * its page.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { FIRST_GAME } from "../src/landing/first-game.ts";

const SHEETS = {
  "japanese-headings": [{ family: "Shippori Mincho", name: "shippori-mincho", weight: 700 }],
  "japanese-text": [
    { family: "Noto Sans JP", name: "noto-sans-jp", weight: 400 },
    { family: "Noto Sans JP", name: "noto-sans-jp", weight: 700 },
  ],
} as const;

const PER_FILE = 100;

/** The kinds of cards in the first hand on the landing page. */
const FIRST_HAND = ["contract", "mob-power", "finger", "truce", "intrigue", "substitution"];

const root = new URL("../", import.meta.url);
const target = new URL("public/fonts/", root);

const rulesFolder = "../../packages/games/src";
const pages = read<Site>("messages/ja.json");
const games = globSync("src/games/*/manifest.ts", { cwd: fileURLToPath(root) })
  .map((path) => path.split("/").at(-2) ?? "")
  .sort();

type Play = Pick<typeof import("../messages/play/ja.json"), "table" | "log">;
type Site = Pick<typeof import("../messages/ja.json"), "shell" | "landing" | "dealing">;

interface GameWords {
  readonly title: string;
  readonly tagline: string;
  readonly card?: Readonly<Record<string, { readonly name: string; readonly rule: string }>>;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, root), "utf8")) as T;
}

/** A file of each face: what it is called, and the code points in it. */
type Part = readonly [name: string, codes: ReadonlySet<number>];

/** The rows of Shift JIS that hold punctuation, kana and the kanji of level 1. */
function everydayCharacters(): Set<number> {
  const decoder = new TextDecoder("shift_jis");
  const found = new Set<number>();
  for (let lead = 0x81; lead <= 0x98; lead++) {
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const code = decoder.decode(new Uint8Array([lead, trail])).codePointAt(0);
      if (code !== undefined && isJapanese(code)) found.add(code);
    }
  }
  return found;
}

function isJapanese(code: number): boolean {
  return code > 0x2fff && code !== 0xfffd;
}

function charactersIn(text: string): Set<number> {
  return new Set([...text].map((character) => character.codePointAt(0) ?? 0).filter(isJapanese));
}

function charactersOf(...files: readonly string[]): Set<number> {
  const texts = globSync([...files], { cwd: fileURLToPath(root) });
  return charactersIn(texts.map((text) => readFileSync(new URL(text, root), "utf8")).join(""));
}

/** Some of the words on the landing page, nested. */
type Words = readonly unknown[];

/** If a landing page sets more in headings, its visitors fetch another file. */
function landingHeadings(): Words {
  const { promise, games: table, room, how } = pages.landing;
  const wires = [how.invite.title, how.wire.title, how.answer.title];
  return [promise, table, room.question, how.title, wires, bills(), firstHand().map(({ name }) => name)];
}

function bills(): Words {
  return games
    .map((game) => read<GameWords>(`${rulesFolder}/${game}/messages/ja.json`))
    .map(({ title, tagline }) => [title, tagline]);
}

function firstHand() {
  const { card } = read<GameWords>(`${rulesFolder}/${FIRST_GAME}/messages/ja.json`);
  return FIRST_HAND.map((kind) => {
    const words = card?.[kind];
    if (words === undefined) throw new Error(`no words for ${kind}`);
    return words;
  });
}

/** The most characters of a name, on a card or above a region of a board. */
const LONGEST_NAME = 9;
/** Things that the rules name, by the keys of their catalogues. */
const NAMED =
  "title mob mobster card crook crew hideout name sort block building gangster place short status".split(" ");

/** Texts that a table of `game` sets in headings. */
function tableHeadings(game: string): Set<number> {
  const { table, log } = read<Play>("messages/play/ja.json");
  const rules = Object.entries(read<Record<string, unknown>>(`${rulesFolder}/${game}/messages/ja.json`));
  const board = Object.values(read<Record<string, unknown>>(`src/games/${game}/messages/ja.json`));
  const named = rules.filter(([key]) => NAMED.includes(key));
  const names = [...textsIn(named), ...board.filter((text) => typeof text === "string")].filter(
    ({ length }) => length <= LONGEST_NAME,
  );
  return charactersIn([pages.dealing.shuffling, table.laying, log.paper, "年月日", ...names].join(""));
}

function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

function* parts(): Generator<Part> {
  const done = new Set<number>();
  const rest = (codes: ReadonlySet<number>) => {
    const left = new Set([...codes].filter((code) => !done.has(code)));
    for (const code of left) done.add(code);
    return left;
  };
  yield ["landing", rest(charactersIn(JSON.stringify(landingHeadings())))];
  const headings = games.map(tableHeadings);
  yield ["headings", rest(sharedBy(headings))];
  for (const [index, codes] of headings.entries()) yield [`${games[index]}-headings`, rest(codes)];
  yield ["site", rest(charactersIn(JSON.stringify([pages.shell, pages.landing, bills(), firstHand()])))];
  yield ["table", rest(charactersOf("messages/play/ja.json", `${rulesFolder}/messages/ja.json`))];
  const boards = games.map((game) =>
    charactersOf(
      `src/games/${game}/**/ja.json`,
      `${rulesFolder}/${game}/**/ja.json`,
      `${rulesFolder}/${game}/rulebook.ja.md`,
    ),
  );
  yield ["games", rest(sharedBy(boards))];
  for (const [index, codes] of boards.entries()) yield [games[index] ?? "", rest(codes)];
  yield ["pages", rest(charactersOf("messages/**/ja.json"))];
  const others = [...rest(everydayCharacters())].sort((a, b) => a - b);
  for (let from = 0; from < others.length; from += PER_FILE) {
    yield [`more-${1 + from / PER_FILE}`, new Set(others.slice(from, from + PER_FILE))];
  }
}

function sharedBy(some: readonly ReadonlySet<number>[]): Set<number> {
  const isShared = (code: number) => some.filter((codes) => codes.has(code)).length > 1;
  return new Set(some.flatMap((codes) => [...codes].filter(isShared)));
}

/** As a `unicode-range`. */
function rangeOf(codes: ReadonlySet<number>): string {
  const runs: { from: number; to: number }[] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}

const textOf = (codes: ReadonlySet<number>) => String.fromCodePoint(...codes);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const cuts = [...parts()].filter(([, codes]) => codes.size > 0);
const wanted = textOf(new Set(cuts.flatMap(([, codes]) => [...codes])));
const sheets = new Map<string, string>();
for (const [sheet, faces] of Object.entries(SHEETS)) {
  for (const { family, name, weight } of faces) {
    const file = `node_modules/@fontsource/${name}/files/${name}-japanese-${weight}-normal.woff2`;
    // Unpacked once: that takes longer than to cut it.
    const whole = await subsetFont(readFileSync(new URL(file, root)), wanted, { targetFormat: "truetype" });
    for (const [part, codes] of cuts) {
      const cut = await subsetFont(whole, textOf(codes), { targetFormat: "woff2" });
      const to = `${name}-${weight}-${part}.woff2`;
      writeFileSync(new URL(to, target), cut);
      const linked = sheet === "japanese-headings" && part.startsWith("more-") ? "japanese-names" : sheet;
      const rule = `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url(./${to}) format("woff2");unicode-range:${rangeOf(codes)}}\n`;
      sheets.set(linked, (sheets.get(linked) ?? "") + rule);
    }
  }
}
// A character of each game's headings: a page that asks for its face has the face before its board.
for (const [part, [code = 0]] of cuts.filter(([part]) => part.endsWith("-headings"))) {
  const rule = `:root{--headings-of-${part.replace("-headings", "")}:"${String.fromCodePoint(code)}"}\n`;
  sheets.set("japanese-headings", sheets.get("japanese-headings") + rule);
}
for (const [sheet, rules] of sheets) writeFileSync(new URL(`${sheet}.css`, target), rules);
console.log(`Japanese faces: ${cuts.length} files each in ${fileURLToPath(target)}`);
