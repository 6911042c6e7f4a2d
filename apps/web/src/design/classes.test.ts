import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../", import.meta.url));
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, "utf8");

/** Names of classes as a component spells them; those that it puts together are left out. */
const CLASS_NAMES = /className="([^"]+)"|className=\{`([^`]+)`\}/g;

it("every class that a screen names is in a style sheet", () => {
  const sheets = globSync("**/*.css", { cwd: source }).map(read).join("\n");
  const known = new Set(Array.from(sheets.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name));
  const screens = globSync("**/*.tsx", { cwd: source, exclude: ["**/*.test.tsx"] });
  const unknown = screens.flatMap((path) =>
    Array.from(read(path).matchAll(CLASS_NAMES), ([, plain, built]) => plain ?? built ?? "")
      .flatMap((names) => names.replaceAll(/[\w-]*\$\{[^}]*\}[\w-]*/g, "").split(/\s+/))
      .filter((name) => name !== "" && !known.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(screens.length).toBeGreaterThan(300);
  expect(unknown).toEqual([]);
});

/** Comments, texts and addresses in a style sheet. */
const NO_SELECTOR = /\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs;

/** Words in the strings of screens and drawings, any of which may be a class, and the beginnings of those put together. */
const WORDS = /[A-Za-z][\w-]*/g;
const BUILT = /[A-Za-z][\w-]*-(?=\$\{)/g;
const TEXTS = /"[^"\n]*"|`[^`]*`/g;

it("every class of a style sheet is on a screen", () => {
  const sources = globSync(["apps/web/src/**/*.{ts,tsx}", "packages/portrait/src/**/*.ts"], {
    cwd: root,
    exclude: ["**/*.test.*"],
  });
  const texts = sources.flatMap((path) => readFileSync(`${root}${path}`, "utf8").match(TEXTS) ?? []);
  const words = new Set(texts.flatMap((text) => text.match(WORDS) ?? []));
  const begins = [...new Set(texts.flatMap((text) => text.match(BUILT) ?? []))];
  const unused = globSync("**/*.css", { cwd: source }).flatMap((path) =>
    Array.from(
      read(path)
        .replaceAll(NO_SELECTOR, "")
        .matchAll(/\.([a-z][\w-]*)/gi),
      ([, name = ""]) => name,
    )
      .filter((name) => !words.has(name) && !begins.some((begin) => name.startsWith(begin)))
      .map((name) => `${path}: ${name}`),
  );
  expect(words.size).toBeGreaterThan(2000);
  expect(unused).toEqual([]);
});

/** Style sheets as a screen or another sheet names them. */
const SHEETS = /import "(\.[^"]+\.css)"/g;

it("every style sheet belongs to a screen, or is listed in one that does", () => {
  const files = globSync("**/*.{tsx,css}", { cwd: source });
  const named = files.flatMap((path) =>
    Array.from(read(path).matchAll(SHEETS), ([, sheet = ""]) => join(dirname(path), sheet)),
  );
  expect(files.filter((path) => path.endsWith(".css") && !named.includes(path))).toEqual([]);
});

/** The parts of each selector of a sheet, without what its functions take: `.stage:has .card`. */
function selectorsIn(path: string): string[][] {
  const rules = read(path)
    .replaceAll(NO_SELECTOR, "")
    .matchAll(/([^{};]+)\{/g);
  return Array.from(rules, ([, rule = ""]) => rule.trim())
    .filter((rule) => !/^(@|\d|from|to)/.test(rule))
    .flatMap((rule) => withoutArguments(rule.replaceAll(/:(?:is|where)\(([^(),]*)\)/g, "$1")).split(","))
    .map((selector) => selector.trim().split(/[\s>+~]+/));
}

function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, "");
  return shorter === selector ? shorter : withoutArguments(shorter);
}

it("no sheet that several games have tries a rule on every element, as a list of classes is", () => {
  const games = globSync("games/*/manifest.ts", { cwd: source }).map((path) => `${dirname(path)}/**`);
  const sheets = globSync("**/*.css", { cwd: source, exclude: games });
  const slow = sheets.flatMap((path) =>
    selectorsIn(path)
      .filter(([first = "", ...more]) => more.length === 0 && /^:(is|where|lang|not)\b[^.[]*$/.test(first))
      .map((parts) => `${path}: ${parts.join(" ")}`),
  );
  expect(games).not.toEqual([]);
  expect(slow).toEqual([]);
});

it("what is styled by what its surroundings have is named by a class, not by a tag or a place", () => {
  // A browser styles all that such a rule might mean anew whenever anything that might be had comes or goes.
  const slow = globSync("**/*.css", { cwd: source }).flatMap((path) =>
    selectorsIn(path)
      .filter((parts) => parts.slice(0, -1).some((part) => part.includes(":has")))
      .filter((parts) => /^(\*|[a-z]|:(?!is|where))[^.#[]*$/.test(parts.at(-1) ?? ""))
      .map((parts) => `${path}: ${parts.join(" ")}`),
  );
  expect(slow).toEqual([]);
});
