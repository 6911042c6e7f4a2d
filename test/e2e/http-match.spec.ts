import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { makeToken } from "@consigliere/contract/access-tokens";
import { createMatch, startMatch } from "@consigliere/contract/lobby";
import { readLog } from "@consigliere/contract/log";
import { enterApiPlayer } from "./support/api-player.ts";
import { expect, test } from "./support/fixtures.ts";

const EXAMPLE = fileURLToPath(new URL("../../docs/examples/crooks-bot.mjs", import.meta.url));

test("the bot of the documents plays a match of Crooks to its end, by an access token alone", async ({
  stack,
}) => {
  const ann = await enterApiPlayer(stack, "Ann");
  const { match } = await ann.client.call(createMatch, { body: { game: "crooks", seats: 2 } });
  await ann.client.call(startMatch, { params: { id: match.id }, body: { fill: "regular" } });
  const body = { name: "Crooks bot", matches: [match.id], days: 1 };
  const { secret } = await ann.client.call(makeToken, { body });
  const env = { HOUSE: stack.url, TOKEN: secret, MATCH: match.id, PAUSE_SECONDS: "0.1" };
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE], { env, timeout: 300_000 });
  const { match: over, viewer } = await ann.view(match.id);
  expect(over.status).toBe("over");
  expect(stdout).toBe(`Over. Place ${over.outcome?.placements[viewer ?? 0]} of 2.\n`);
  // It hired as the rules let it, and did not only pass.
  const { events } = await ann.client.call(readLog, { params: { id: match.id }, query: { limit: 200 } });
  expect(
    events.filter(({ event }) => event.type === "crook-placed" && event["seat"] === viewer).length,
  ).toBeGreaterThan(2);
});
