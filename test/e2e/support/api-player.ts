import { randomUUID } from "node:crypto";
import { attachEmail, enterAsGuest, signIn } from "@consigliere/contract/account";
import { answerPrompt } from "@consigliere/contract/answers";
import { type Client, createClient } from "@consigliere/contract/client";
import { createMatch, joinMatch, startMatch } from "@consigliere/contract/lobby";
import { type MatchView, viewMatch } from "@consigliere/contract/play";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { promptIn } from "./asked.ts";
import { linksOf, waitForMail } from "./inbox.ts";
import type { Stack } from "./stack.ts";

/** A person who plays through the API alone, with a session of their own. */
export interface ApiPlayer {
  readonly name: string;
  readonly client: Client;
  view(matchId: string): Promise<MatchView>;
  /** Answers what is asked of this player now, and says whether anything was. */
  answerNow(matchId: string): Promise<boolean>;
}

/** Enters as a guest; `from` is the address that a service behind a proxy is told. */
export async function enterApiPlayer(
  { url }: Pick<Stack, "url">,
  name: string,
  from?: string,
): Promise<ApiPlayer> {
  const client = createClient({ baseUrl: url, locale: "en", fetch: fetchWithCookies(from) });
  await client.call(enterAsGuest, { body: { name, locale: "en" } });
  const random = seededRandom(name);
  const view = (id: string) => client.call(viewMatch, { params: { id } });
  return {
    name,
    client,
    view,
    answerNow: async (id) => {
      const prompt = promptIn(await view(id));
      if (!prompt) return false;
      await answerAtRandom(client, id, prompt, random);
      return true;
    },
  };
}

/** Answers a question of a match with any of its legal answers. */
export function answerAtRandom(client: Client, id: string, prompt: Prompt, random: Random): Promise<unknown> {
  const value = randomAnswer(prompt.question, random);
  const body = { answerId: randomUUID(), prompt: prompt.id, value };
  return client.call(answerPrompt, { params: { id }, body });
}

/** Gives a guest an address, through the mail and its link as people do. */
export async function confirmEmail(
  { inboxUrl }: Pick<Stack, "inboxUrl">,
  player: ApiPlayer,
  email: string,
): Promise<void> {
  await player.client.call(attachEmail, { body: { email } });
  const mail = await waitForMail(inboxUrl, email);
  const token = linksOf(mail)
    .map((link) => /enter#([^&]+)/.exec(link)?.[1])
    .find(Boolean);
  if (!token) throw new Error(`No token in:\n${mail.text}`);
  await player.client.call(signIn, { body: { token } });
}

/** The first of the players invites the others by link, and starts the match. */
export async function startApiMatch(
  players: readonly Pick<ApiPlayer, "client" | "view">[],
  options: Record<string, unknown>,
  game = "family-business",
): Promise<string> {
  const [host, ...friends] = players;
  if (!host) throw new Error("A match needs a host.");
  const created = await host.client.call(createMatch, {
    body: { game, seats: players.length, options: options as Record<string, never> },
  });
  const token = created.inviteUrl?.split("/").at(-1) ?? "";
  const { id } = created.match;
  for (const friend of friends) await friend.client.call(joinMatch, { params: { id }, body: { token } });
  const { match } = await host.view(id);
  if (match.status === "lobby") await host.client.call(startMatch, { params: { id }, body: {} });
  return id;
}

function fetchWithCookies(from?: string): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (from !== undefined) headers.set("x-forwarded-for", from);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const equals = pair.indexOf("=");
      if (/max-age=0/i.test(cookie)) jar.delete(pair.slice(0, equals));
      else jar.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  };
}
