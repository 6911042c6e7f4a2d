import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const page = new URL("../../docs/security.md", import.meta.url);
const text = readFileSync(page, "utf8");
const [promised = ""] = text.split("\n## What is not defended against");
const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
const isTest = (link: string) => /\.(test|spec)\.ts$/.test(link);

/** Rows of tables without their heads, items of lists, paragraphs. */
const lines = promised
  .split(/\n\n+|\n(?=- |\| )/)
  .map((line) => line.trim())
  .filter((line) => !/^(#|\| (asset|part|-+) )/.test(line));

/** Lines that explain how to read the page, or only introduce a list. */
const opensWith = ["Who may learn or change what,", "**A player at the table**", "**A flood.**"];

describe("docs/security.md", () => {
  it("leads to files that are there", () => {
    const missing = links.filter((link) => {
      const [path = ""] = link.split("#");
      return !link.includes("://") && !existsSync(new URL(path, page));
    });
    expect(missing).toEqual([]);
  });

  it("names for each line the test that holds it", () => {
    const testsOf = (line: string) => links.filter((link) => isTest(link) && line.includes(`](${link})`));
    const unheld = lines.filter((line) => testsOf(line).length === 0);
    expect(unheld.filter((line) => !opensWith.some((words) => line.startsWith(words)))).toEqual([]);
    expect(lines.length).toBeGreaterThan(40);
  });

  it("leaves out no game", () => {
    const cwd = fileURLToPath(new URL("../packages/games/src/", page));
    const games = globSync("*/game.ts", { cwd }).map((file) => file.replace("/game.ts", ""));
    expect(games.length).toBeGreaterThan(2);
    const held = globSync("*/test/conformance.test.ts", { cwd }).map((file) => file.split("/")[0]);
    expect(held.sort()).toEqual(games.sort());
  });
});
