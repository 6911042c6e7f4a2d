/** A game is begun in a copy of this package, and is then typed and tested there. */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "consigliere-new-game-"));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(join(root, "packages/games"), copy, {
  recursive: true,
  filter: (path) => !path.endsWith("node_modules"),
});
symlinkSync(join(root, "packages/games/node_modules"), join(copy, "node_modules"));
writeFileSync(
  join(copy, "tsconfig.json"),
  JSON.stringify({
    extends: join(root, "tsconfig.json"),
    compilerOptions: { typeRoots: [join(root, "node_modules/@types")] },
    include: ["src/catalogue.ts", "src/night-train"],
    exclude: [],
  }),
);

/** Runs a command in the copy, and returns all that it printed; throws if it fails. */
function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

const tool = (name: string) => join(root, "node_modules/.bin", name);
const begin = (...args: readonly string[]) => run(process.execPath, "cli/new-game.ts", ...args);
const read = (file: string) => readFileSync(join(copy, "src", file), "utf8");

describe("npm run new-game", () => {
  it("begins a game in both languages that has types and passes the tests of games in development", () => {
    expect(begin("night-train", "Night Train")).toContain("packages/games/src/night-train");
    const files = globSync("src/night-train/**/*.*", { cwd: copy });
    expect(files.length).toBeGreaterThan(15);
    expect(files.length).toBeLessThan(40);
    for (const file of files) expect(readFileSync(join(copy, file), "utf8")).not.toMatch(/coin-?toss/i);
    for (const locale of ["en", "ja"]) {
      expect(JSON.parse(read(`night-train/messages/${locale}.json`))).toMatchObject({ title: "Night Train" });
      expect(read(`night-train/rulebook.${locale}.md`)).toMatch(/^# Night Train\n/);
    }
    run(tool("tsc"), "-p", ".");
    expect(run(tool("vitest"), "run", "src/night-train")).toMatch(/Tests.*3\d passed/);
  });

  it.each([
    ["no id", []],
    ["a name that is no id", ["Night Train"]],
    ["the name of another game", ["crooks"]],
    ["a title that would break the messages", ["new-game", 'The "Game"']],
  ])("refuses %s, and changes nothing", (_, args) => {
    const before = read("catalogue.ts");
    expect(() => begin(...args)).toThrow(/which id|is taken|a title without/);
    expect(read("catalogue.ts")).toBe(before);
  });
});
