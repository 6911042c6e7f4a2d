/**
 * `npm run smoke`: plays a match in a service that runs, as guests do, and tries what the stand-ins of AWS in the tests
 * can only assume. The first thing that does not hold ends it, with one line that says where to look. Exit code 0: all
 * held; 1: something did not; 2: it was called wrongly.
 */
import { readFileSync } from "node:fs";
import { deleteAccount } from "@consigliere/contract/account";
import { inBrowser } from "./browser.ts";
import { checks } from "./checks.ts";
import { type Check, type House, whyNot } from "./house.ts";
import { type SmokeOptions, smokeOptions, USAGE } from "./options.ts";
import { openStage } from "./stage.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  let options: SmokeOptions;
  try {
    options = smokeOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${whyNot(error)}\n\n${USAGE}\n`);
    return 2;
  }
  let house: House;
  try {
    house = await open(options);
  } catch (error) {
    process.stderr.write(`${whyNot(error)}\n`);
    return 2;
  }
  say(`Consigliere ${house.version} at ${house.url}`);
  try {
    const all = [...checks, ...(options.browser ? [inBrowser] : [])];
    return (await tryAll(house, all)) ? 0 : 1;
  } finally {
    for (const { client } of house.guests) await client.call(deleteAccount, {}).catch(() => {});
    await house.stage?.close();
  }
}

async function open({ stage, url, inbox }: SmokeOptions): Promise<House> {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const sight = stage === null ? null : await openStage(stage);
  return { url: sight?.url ?? url ?? "", version, inbox, stage: sight, guests: [], matchId: "" };
}

async function tryAll(house: House, all: readonly Check[]): Promise<boolean> {
  const due = all.filter(({ applies }) => applies?.(house) ?? true);
  for (const [done, { name, look, alarms = [], run }] of due.entries()) {
    const from = Date.now();
    try {
      await run(house);
    } catch (error) {
      say(
        `BROKEN  ${name}: ${whyNot(error)}. Look at: ${[look, ...alarms.map((alarm) => `alarm ${alarm}`)].join("; ")}.`,
      );
      say(`${done} of ${due.length} held.`);
      return false;
    }
    say(`holds   ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
  }
  say(`All ${due.length} held.`);
  return true;
}

process.exitCode = await main();
