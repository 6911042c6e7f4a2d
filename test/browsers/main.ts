/**
 * `npm run test:browsers`: the journeys of `journeys.ts` in Firefox and WebKit, at 390 and 1440 pixels, with pictures
 * to look at. Names after `--` choose browsers and journeys: `-- webkit landing`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startStack } from "../e2e/support/stack.ts";
import { openChromium, openFirefox } from "./firefox.ts";
import { journeys } from "./journeys.ts";
import { openWebKit } from "./webkit.ts";

const browsers = { firefox: openFirefox, webkit: openWebKit, chromium: openChromium };
/** Chromium has all the other tests; it is asked for to compare its pictures. */
const usual = ["firefox", "webkit"];

const LOOKS = [
  ["en", 390, 844],
  ["ja", 1440, 900],
] as const;

const pictures = fileURLToPath(new URL("./out/", import.meta.url));
const named = process.argv.slice(2);
const isNamed = (names: readonly string[]) => names.filter((name) => named.includes(name));
const chosen = isNamed(Object.keys(browsers));
const wanted = isNamed(journeys.map(({ name }) => name));
const unknown = named.filter((name) => !chosen.includes(name) && !wanted.includes(name));
if (unknown.length > 0) throw new Error(`There is no browser or journey ${unknown.join(", ")}.`);

await mkdir(pictures, { recursive: true });
const count = { passed: 0, failed: 0 };
const stack = await startStack({ BEHIND_PROXY: "1" });
try {
  for (const browser of chosen.length > 0 ? chosen : usual)
    await tryBrowser(browser as keyof typeof browsers);
} finally {
  await stack.dispose();
}
console.log(`\nPictures: ${pictures}\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

async function tryBrowser(browser: keyof typeof browsers): Promise<void> {
  const visitor = await browsers[browser]();
  try {
    for (const [locale, width, height] of LOOKS) {
      for (const { name, go } of journeys) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const keep = async (what: string) => {
          const file = `${name}-${what}-${width}-${locale}-${browser}.png`;
          await writeFile(join(pictures, file), await visitor.picture());
        };
        const started = performance.now();
        const said = () =>
          `${browser} ${width} ${locale} ${name} (${Math.round((performance.now() - started) / 1000)} s)`;
        try {
          await visitor.forget();
          await visitor.resize(width, height);
          await go(visitor, { stack, locale, keep });
          count.passed += 1;
          console.log(`  ✓ ${said()}`);
        } catch (error) {
          count.failed += 1;
          console.log(`  ✗ ${said()}\n    ${error instanceof Error ? error.message : String(error)}`);
          await keep("failed").catch(() => undefined);
        }
      }
    }
  } finally {
    await visitor.close();
  }
}
