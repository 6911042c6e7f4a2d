// Plays one seat of a match of Crooks to its end, through the API alone:
//
//   HOUSE=https://… TOKEN=cgl.… MATCH=… node crooks-bot.mjs
//
// Node 20 or newer, nothing to install. It knows no rules: a prompt lists what may be answered.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const { HOUSE = "http://localhost:3000", TOKEN, MATCH, PAUSE_SECONDS = "5" } = process.env;
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [Number(PAUSE_SECONDS), 60];

/** Asks the house, again and again while it is busy or out of reach. */
async function call(path, init = {}) {
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const headers = { ...init.headers, authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
    const response = await fetch(`${HOUSE}/api/matches/${MATCH}${path}`, { ...init, headers }).catch(
      () => null,
    );
    if (response !== null && response.status !== 429 && response.status < 500) return response;
    await sleep(1000 * Math.max(pause, Number(response?.headers.get("retry-after") ?? 0)));
  }
}

/** A legal answer: any option that is not blocked, rather not "pass" or "decline", and what is asked along with it. */
function choose({ options }) {
  const open = options.filter(({ blocked }) => blocked === undefined);
  const bold = open.filter(({ id }) => id !== "pass" && id !== "decline");
  const from = bold.length > 0 ? bold : open;
  const option = from[Math.floor(Math.random() * from.length)];
  return option.with === undefined ? option.id : { choose: option.id, with: choose(option.with) };
}

/** The id makes it safe to send twice: the same answer counts once. */
function answer(prompt, value) {
  const body = JSON.stringify({ answerId: randomUUID(), prompt: prompt.id, value });
  return call("/answers", { method: "POST", body });
}

let tag = "";
for (let pause = SHORTEST_PAUSE; ; ) {
  const seen = await call("", { headers: { "if-none-match": tag } });
  if (seen.status === 304) {
    // Nothing is new: the longer nothing happens, the less often it asks.
    await sleep(pause * 1000);
    pause = Math.min(pause * 1.5, LONGEST_PAUSE);
    continue;
  }
  const look = await seen.json();
  if (!seen.ok) throw new Error(`${look.code}: ${look.title}`);
  tag = seen.headers.get("etag") ?? "";
  pause = SHORTEST_PAUSE;
  if (look.match.outcome !== null) {
    console.log(`Over. Place ${look.match.outcome.placements[look.viewer]} of ${look.match.seats.length}.`);
    break;
  }
  const prompt = look.table?.prompts.find(({ optional, sealed }) => !optional && sealed === null);
  if (prompt === undefined) continue;
  const given = await answer(prompt, choose(prompt.question));
  if (given.status === 422) await answer(prompt, prompt.fallback);
}
