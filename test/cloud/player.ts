/** People who use the deployed product through its one public address, with a browser's cookies. */
import { randomUUID } from "node:crypto";
import { type Client, createClient, ProblemError } from "@consigliere/contract/client";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { games } from "@consigliere/games/registry";
import type { Cloud } from "./cloud.ts";

export interface Browser {
  readonly client: Client;
  /** A request with the browser's cookies; a path, or an address of the site. */
  visit(address: string, init?: RequestInit): Promise<Response>;
  readonly cookies: Map<string, string>;
}

export interface Player extends Browser {
  readonly name: string;
  view(matchId: string): Promise<MatchView>;
  /** Answers what is asked of this player now, if anything is, and says whether; with the match afterwards. */
  act(matchId: string): Promise<{ readonly acted: boolean; readonly seen: MatchView }>;
  /** As `act`, for who only wants to know whether. */
  answerNow(matchId: string): Promise<boolean>;
  /** Lets time pass. Nothing happens by that alone. */
  wait(seconds: number): void;
}

export function openBrowser(cloud: Pick<Cloud, "url" | "distribution">, locale = "en"): Browser {
  const cookies = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has("accept-language")) headers.set("accept-language", locale);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (init.method && init.method !== "GET") headers.set("origin", cloud.url);
    const response = await cloud.distribution.fetch(
      new Request(new URL(address, cloud.url), { ...init, headers }),
    );
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  };
  const fetch: typeof globalThis.fetch = (input, init) => visit(String(input), init);
  return { client: createClient({ baseUrl: cloud.url, locale, fetch }), visit, cookies };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = ""] = cookie.split(";");
  const equals = pair.indexOf("=");
  if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, equals));
  else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
}

/** Somebody who comes in without an address. */
export async function enterAsGuest(cloud: Cloud, name: string): Promise<Player> {
  const browser = openBrowser(cloud);
  await browser.client.call(endpoints.enterAsGuest, { body: { name, locale: "en" } });
  return playerIn(cloud, browser, name);
}

/** Somebody who signs in with the link in a mail. */
export async function signIn(cloud: Cloud, email: string): Promise<Player> {
  const browser = openBrowser(cloud);
  const before = cloud.ses.sent.length;
  await browser.client.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
  const mail = cloud.ses.sent.slice(before).find(({ to }) => to.includes(email));
  if (!mail) throw new Error(`No mail went to ${email}.`);
  const { text } = await inboxMail(cloud, email, (one) => one.text.includes("/enter#"));
  const token = /enter#([^&\s]+)/.exec(text)?.[1] ?? "";
  await browser.client.call(endpoints.signIn, { body: { token } });
  return playerIn(cloud, browser, email);
}

function playerIn(cloud: Cloud, browser: Browser, name: string): Player {
  const random = seededRandom(name);
  const view = (id: string) => browser.client.call(endpoints.viewMatch, { params: { id } });
  const act: Player["act"] = async (id) => {
    const seen = await view(id);
    const chosen = choose(seen, random);
    if (!chosen) return { acted: false, seen };
    const body = { answerId: randomUUID(), ...chosen };
    try {
      return {
        acted: true,
        seen: await browser.client.call(endpoints.answerPrompt, { params: { id }, body }),
      };
    } catch (error) {
      // A bot's answer may have settled it.
      if (!(error instanceof ProblemError) || !error.problem.code.startsWith("match/")) throw error;
      return { acted: true, seen };
    }
  };
  return {
    ...browser,
    name,
    view,
    act,
    answerNow: async (id) => (await act(id)).acted,
    wait: (seconds) => cloud.advance(seconds),
  };
}

/** The answer of the game's best bot; undefined when nothing is asked. */
export function choose({ table, match }: MatchView, random: Random) {
  const prompt = table?.prompts.find(({ optional, sealed }) => !optional && sealed === null);
  if (!table || !prompt) return undefined;
  const bot = games[match.game]?.bots["regular"];
  const value = bot?.choose(table.view, prompt, random) ?? randomAnswer(prompt.question, random);
  return { prompt: prompt.id, value };
}

export interface InboxMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly to: readonly { readonly address: string }[];
  readonly attachments?: readonly { readonly contentType: string; readonly contentId: string }[];
}

/** The newest mail to the address that fits, out of the real inbox. */
export async function inboxMail(
  { inboxUrl }: Pick<Cloud, "inboxUrl">,
  address: string,
  fits: (mail: InboxMail) => boolean = () => true,
): Promise<InboxMail> {
  for (let tries = 0; tries < 50; tries++) {
    const mails = (await (await fetch(`${inboxUrl}/email`)).json()) as InboxMail[];
    const found = mails.filter(({ to }) => to.some((one) => one.address === address)).findLast(fits);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No such mail to ${address}.`);
}

/** The links of a mail's plain text. */
export function linksOf({ text }: Pick<InboxMail, "text">): string[] {
  return text.match(/https?:\/\/[^\s<>")\]]+/g) ?? [];
}

/** More than it takes until the beacon has spoken. */
const SHUFFLING_SECONDS = 20;

/** Opens a match, with the others at its table and bots in the remaining seats, and starts it; the cards are dealt. */
export async function startMatch(
  players: readonly [Player, ...Player[]],
  { game = "family-business", seats = players.length, options = {} as Record<string, unknown> } = {},
): Promise<string> {
  const [host, ...friends] = players;
  const body = { game, seats, options: options as Record<string, never> };
  const created = await host.client.call(endpoints.createMatch, { body });
  const params = { id: created.match.id };
  const token = created.inviteUrl?.split("/").at(-1) ?? "";
  for (const friend of friends) await friend.client.call(endpoints.joinMatch, { params, body: { token } });
  const { match } = await host.view(params.id);
  if (match.status === "lobby") {
    const fill = Object.keys(games[game]?.bots ?? {}).find((level) => level === "regular");
    await host.client.call(endpoints.startMatch, {
      params,
      body: fill && seats > players.length ? { fill } : {},
    });
  }
  if ((await host.view(params.id)).table === null) {
    host.wait(SHUFFLING_SECONDS);
    await host.view(params.id);
  }
  return params.id;
}

/**
 * Everybody answers what they are asked until the match is over. Once nobody is asked, bots answer out of the stream;
 * what was written until then comes at once, as it does from a service where much is done.
 */
export async function playToTheEnd(cloud: Cloud, players: readonly Player[], id: string): Promise<MatchView> {
  let isDrained = false;
  for (let round = 0; round < 1000; round++) {
    let acted = false;
    for (const player of players) {
      const { acted: now, seen } = await player.act(id);
      acted ||= now;
      if (seen.table?.outcome == null) continue;
      await cloud.source.drain();
      return player.view(id);
    }
    if (acted) isDrained = false;
    // Standing answers come with the schedule.
    else if (isDrained) await cloud.pass(120);
    else {
      await cloud.source.drain();
      isDrained = true;
    }
  }
  throw new Error("The match did not end.");
}

/** A match of two: the reader of mails, and a friend. */
export interface Pair {
  readonly reader: Player;
  readonly friend: Player;
  readonly id: string;
}

/** Somebody with an address who is asked for a move in a match with a friend; no mail has told of it yet. */
export async function askedPlayer(cloud: Cloud, address: string, turnHours = 24): Promise<Pair> {
  const reader = await signIn(cloud, address);
  const friend = await enterAsGuest(cloud, "Ben");
  const id = await startMatch([reader, friend], { options: { mobSize: 5, turnHours } });
  await cloud.source.drain();
  const pair = { reader, friend, id };
  const isAsked = await playUntil(pair, ({ topic }) => topic === "play-or-discard");
  if (!isAsked) throw new Error("The reader is never asked for a move.");
  await cloud.source.drain();
  return pair;
}

/**
 * Plays until the reader is asked whether to counter: a turn is unfinished, and an answer of it on record.
 * Nothing is delivered meanwhile. Mob Power against a Double Contract asks for more than one word, so that
 * its mail has no links that answer: such a window is passed by. A match that ends without any is followed
 * by another at the same table; resolves with the id of the match that has the window.
 */
export async function playIntoAWindow(pair: Pair): Promise<string> {
  let { id } = pair;
  while (!(await playUntil({ ...pair, id }, isPlainWindow))) {
    id = await startMatch([pair.reader, pair.friend], { options: { mobSize: 5 } });
  }
  return id;
}

const isPlainWindow = ({ topic, question }: Prompt) =>
  topic.startsWith("counter-") &&
  question.form === "one" &&
  question.options.every((option) => option.with === undefined);

/** Plays until the reader is asked what is meant; false when the match ends before that. */
async function playUntil(
  { reader, friend, id }: Pair,
  isMeant: (prompt: Prompt) => boolean,
): Promise<boolean> {
  for (;;) {
    const { table } = await reader.view(id);
    if (table?.outcome !== null) return false;
    if (table.prompts.some((prompt) => !prompt.optional && isMeant(prompt))) return true;
    if (!(await friend.answerNow(id)) && !(await reader.answerNow(id)))
      throw new Error("Nobody at the table is asked for anything.");
  }
}
