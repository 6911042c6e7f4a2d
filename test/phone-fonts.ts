/**
 * Japanese faces for a browser of the tests, as every phone has. Without them it would fetch those of the pages, which
 * are for systems that have none.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";

const WEIGHTS = [400, 700];

const modules = join(import.meta.dirname, "node_modules");
const folder = join(modules, ".phone-fonts");
const config = join(folder, "fonts.conf");

/** The environment in which a browser finds them. Elsewhere than on Linux a system has its own. */
export const withPhoneFonts = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: config };

export default async function makePhoneFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const weight of WEIGHTS) {
    const file = `@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff2`;
    const face = await convert(readFileSync(join(modules, file)), "truetype");
    writeFileSync(join(folder, `${weight}.ttf`), face);
  }
  writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  );
}
