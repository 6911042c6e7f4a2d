/** Checks of a running service, in the order in which they run: later checks use the results of earlier ones. */
import { randomUUID } from "node:crypto";
import { attachEmail } from "@consigliere/contract/account";
import { ProblemError } from "@consigliere/contract/client";
import { readDashboard } from "@consigliere/contract/dashboard";
import { readProof } from "@consigliere/contract/proof";
import { checkProof } from "@consigliere/engine/check-proof";
import { verdictOf } from "@consigliere/engine/finding";
import { games } from "@consigliere/games/registry";
import { type ApiPlayer, confirmEmail, enterApiPlayer, startApiMatch } from "../e2e/support/api-player.ts";
import { isAbout, waitForMail } from "../e2e/support/inbox.ts";
import { ask, type Check, eventually, type House, mustBe } from "./house.ts";

export const checks: readonly Check[] = [
  {
    name: "answers, and is of this version",
    look: "the address; whether the deployment ended; the http function's log",
    alarms: ["function-errors", "faults"],
    run: async (house) => {
      const response = await ask(house, "/healthz");
      mustBe(response.status === 200, `/healthz answers with ${response.status}`);
      const { version } = (await response.json().catch(() => ({}))) as { version?: string };
      mustBe(
        version === house.version,
        `it runs version ${version ?? "unknown"}, and this tries ${house.version}: check out v${version ?? "…"}, or deploy`,
      );
    },
  },
  {
    name: "leads to the pages, which browsers keep, and to one of its own for what is not there",
    look: "CloudFront's behaviours and its function (infra/edge); whether the bucket was filled",
    run: async (house) => {
      const page = await ask(house, "/en/");
      const html = await page.text();
      mustBe(page.status === 200 && html.includes("Consigliere"), `/en/ answers with ${page.status}`);
      mustBe(
        /frame-ancestors 'none'/.test(page.headers.get("content-security-policy") ?? ""),
        "/en/ comes unguarded",
      );
      const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
      const kept = (await ask(house, script)).headers.get("cache-control") ?? "";
      mustBe(kept.includes("immutable"), `${script} is kept as "${kept}"`);
      const { status } = await ask(house, `/en/${randomUUID()}/`);
      mustBe(status === 404, `a page that is not there answers with ${status}`);
    },
  },
  {
    name: "lets three guests in",
    look: "the account function's log; its permissions on the table",
    alarms: ["function-errors", "faults"],
    run: async (house) => {
      for (const name of ["Smoke Ann", "Smoke Ben", "Smoke Cleo"])
        house.guests.push(await enterApiPlayer(house, name));
    },
  },
  {
    name: "keeps nobody's answers, and no errors, at the edge",
    look: "the cache policies of /api/* and the error responses of the distribution",
    run: async (house) => {
      const path = `/api/matches/${randomUUID().slice(0, 12)}`;
      for (let tries = 0; tries < 2; tries++) {
        const refused = await ask(house, path);
        const type = refused.headers.get("content-type") ?? "";
        mustBe(
          refused.status >= 400 && type.includes("problem+json"),
          `${path} answers with ${refused.status}, ${type}`,
        );
        mustBe(!/^Hit/.test(refused.headers.get("x-cache") ?? ""), `${path} comes from the edge's cache`);
      }
      const { status } = await ask(house, readDashboard.path);
      mustBe(status === 401, `the dashboard answers somebody who is not signed in with ${status}`);
    },
  },
  {
    name: "takes an address, and its mail arrives",
    look: "mail settings; dead deliveries (npm run ops -- check); the inbox",
    alarms: ["mail-dead"],
    applies: ({ inbox }) => inbox !== null,
    run: async ({ guests: [host], inbox }) => {
      if (host && inbox) await confirmEmail({ inboxUrl: inbox }, host, ADDRESS_OF_HOST);
    },
  },
  {
    name: "sends by SES, and hears from it what comes back",
    look: "SES's sandbox and sender; the configuration set's events; the feedback function's log",
    alarms: ["function-errors", "failures", "mail-dead"],
    applies: ({ stage }) => stage !== null,
    run: async ({ guests: [host], stage }) => {
      // SES's own simulator, which harms nobody's reputation.
      const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
      await host?.client.call(attachEmail, { body: { email } });
      await eventually(
        async () => stage?.hasBounced(email),
        "nothing was heard of a mail that came back",
        120,
      );
      await stage?.forget(email);
    },
  },
  {
    name: "opens a match of three by invitation, and deals",
    look: "the http function's log; the beacon, if the stage has one",
    alarms: ["faults"],
    run: async (house) => {
      house.matchId = await startApiMatch(house.guests, {}, "crooks");
      const [host] = house.guests;
      await eventually(async () => (await host?.view(house.matchId))?.table, "no cards were dealt", 120);
    },
  },
  {
    name: "shows it on every dashboard, by the stream",
    look: "the stream function's log",
    alarms: ["function-errors", "stream-lag", "failures"],
    run: async ({ guests, matchId }) => {
      for (const { client, name } of guests) {
        const isThere = async () => JSON.stringify(await client.call(readDashboard, {})).includes(matchId);
        await eventually(isThere, `the match is not on the dashboard of ${name}`, 120);
      }
    },
  },
  {
    name: "tells who is asked, by the clock",
    look: "the tick function's log; npm run ops -- check",
    alarms: ["function-errors", "tick-missing", "due-lag"],
    applies: ({ inbox }) => inbox !== null,
    run: async (house) => {
      const [host, ...friends] = house.guests;
      if (!host || !house.inbox) return;
      await eventually(async () => {
        if (await isAsked(host, house.matchId)) return true;
        for (const friend of friends) await answerOnce(friend, house.matchId);
        return false;
      }, "the host is asked nothing");
      // The grace of a mail is two minutes, and the clock looks once in a minute.
      await waitForMail(house.inbox, ADDRESS_OF_HOST, isAbout(house.matchId), 300_000);
    },
  },
  {
    name: "plays on, and open pages hear of it through their sockets",
    look: "the live function's log; the stage /live of the WebSocket API; the stream function",
    alarms: ["function-errors"],
    run: async (house) => {
      const { matchId, guests } = house;
      const [host] = guests;
      if (!host) return;
      const socket = await listen(house, host);
      try {
        await playToTheEnd(guests, matchId);
        await eventually(async () => socket.revisions() > 0, "nothing was heard through the socket");
      } finally {
        socket.close();
      }
    },
  },
  {
    name: "gives out a proof of its dealing that holds",
    look: "npm run ops -- match verify; docs/fair-dealing.md",
    run: async ({ guests: [host], matchId }) => {
      const proof = await host?.client.call(readProof, { params: { id: matchId } });
      const steps = [...checkProof(JSON.stringify(proof), { games: Object.values(games), receipts: [] })];
      const broken = steps.flatMap((step) =>
        "found" in step && verdictOf(step.found) === "broken" ? [step.found.code] : [],
      );
      mustBe(broken.length === 0, `the proof is broken: ${broken.join(", ")}`);
    },
  },
];

const ADDRESS_OF_HOST = `smoke-${randomUUID()}@example.com`;

async function isAsked(player: ApiPlayer, id: string): Promise<boolean> {
  const { table } = await player.view(id);
  return table?.prompts.some(({ optional, sealed }) => !optional && sealed === null) ?? false;
}

/** Another's answer may have settled what this one was about. */
async function answerOnce(player: ApiPlayer, id: string): Promise<boolean> {
  try {
    return await player.answerNow(id);
  } catch (error) {
    if (
      error instanceof ProblemError &&
      /^match\/(stale-prompt|already-answered|over|busy)$/.test(error.problem.code)
    )
      return true;
    throw error;
  }
}

async function playToTheEnd(players: readonly ApiPlayer[], id: string): Promise<void> {
  for (let idle = 0; idle < 30; ) {
    let hasMoved = false;
    for (const player of players) hasMoved = (await answerOnce(player, id)) || hasMoved;
    if (hasMoved) idle = 0;
    else if ((await players[0]?.view(id))?.match.status === "over") return;
    else {
      idle += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  throw new Error("nobody is asked anything, and the match is not over");
}

/** The socket of an open page. */
async function listen({ url, matchId }: House, player: ApiPlayer) {
  const { live } = await player.view(matchId);
  const address = new URL(`/live?ticket=${encodeURIComponent(live.ticket)}`, url);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address);
  let revisions = 0;
  socket.addEventListener("message", ({ data }) => {
    if ("revision" in JSON.parse(String(data))) revisions += 1;
  });
  const opened = await new Promise<boolean>((resolve) => {
    socket.addEventListener("open", () => resolve(true), { once: true });
    for (const failed of ["error", "close"])
      socket.addEventListener(failed, () => resolve(false), { once: true });
    setTimeout(() => resolve(false), 30_000).unref();
  });
  mustBe(opened, "the socket of an open page is refused");
  return { revisions: () => revisions, close: () => socket.close() };
}
