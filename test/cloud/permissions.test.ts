/** Everything that the contract offers is asked for once: none of it may lack a permission. */
import { randomUUID } from "node:crypto";
import { newSubscription } from "@consigliere/api/push-service";
import { endpoints } from "@consigliere/contract/endpoints";
import { games } from "@consigliere/games/registry";
import { afterAll, expect, it } from "vitest";
import { isAbout } from "../e2e/support/inbox.ts";
import {
  askedPlayer,
  enterAsGuest,
  inboxMail,
  linksOf,
  openBrowser,
  type Player,
  playIntoAWindow,
} from "./player.ts";
import { faultsIn, useCloud } from "./use-cloud.ts";

const the = useCloud();
const asked = new Set<string>();
afterAll(() => {
  const paths = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(paths.filter((path) => !asked.has(path))).toEqual([]);
});

/** A client that notes what it is asked for. */
function noting<P extends Pick<Player, "client">>(player: P): P["client"] {
  return {
    ...player.client,
    call: (endpoint, call) => {
      asked.add(`${endpoint.method} ${endpoint.path}`);
      return player.client.call(endpoint, call);
    },
  };
}

const guest = async (name: string) => noting(await enterAsGuest(the.cloud, name));
const creation = { game: "family-business", seats: 3 };

it("in the lobby", async () => {
  const { cloud } = the;
  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  await ann.call(endpoints.listGames, {});
  const open = await ann.call(endpoints.createMatch, { body: { ...creation, visibility: "open" } });
  const params = { id: open.match.id };
  expect((await ben.call(endpoints.listOpenMatches, {})).matches.map(({ id }) => id)).toContain(params.id);
  const token = open.inviteUrl?.split("/").at(-1) ?? "";
  await ben.call(endpoints.readInvitation, { params: { token } });
  await ben.call(endpoints.watchTable, { params });
  expect((await ben.call(endpoints.listWatched, {})).tables).toHaveLength(1);
  await ben.call(endpoints.stopWatching, { params });
  await ben.call(endpoints.joinMatch, { params, body: { token } });
  await ben.call(endpoints.leaveMatch, { params });
  const [level = ""] = Object.keys(games["family-business"]?.bots ?? {});
  const { match } = await ann.call(endpoints.addBot, { params, body: { level } });
  const seat = match.seats.findIndex(({ kind }) => kind === "bot");
  await ann.call(endpoints.kickPlayer, { params: { ...params, seat } });
  await ann.call(endpoints.readmitRemoved, { params });
  await ann.call(endpoints.renewInvitation, { params });
  await ann.call(endpoints.withdrawInvitation, { params });
  await ann.call(endpoints.changeMatch, { params, body: { options: { mobSize: 5 } } });
  await ann.call(endpoints.cancelMatch, { params });
  const closed = await ann.call(endpoints.createMatch, { body: creation });
  await ann.call(endpoints.startMatch, { params: { id: closed.match.id }, body: { fill: level } });
  const late = { id: closed.match.id };
  const body = { token: closed.inviteUrl?.split("/").at(-1) ?? "" };
  await ben.call(endpoints.waitForSeat, { params: late, body });
  await ben.call(endpoints.stopWaiting, { params: late });
  await cloud.source.drain();
  const { matchId } = await ben.call(endpoints.tryGame, { body: { game: "family-business", locale: "en" } });
  await cloud.source.drain();
  const tried = { id: matchId };
  const { commitment } = (await ben.call(endpoints.viewMatch, { params: tried })).match;
  const contribution = "ab".repeat(32);
  await ben.call(endpoints.contribute, { params: tried, body: { commitment, contribution } });
  await cloud.source.drain();
  await cloud.pass(60);
  expect((await ben.call(endpoints.viewMatch, { params: tried })).table).not.toBeNull();
});

it("at the table", async () => {
  const { cloud } = the;
  const pair = await askedPlayer(cloud, "table@permissions.test");
  const [reader, friend] = [noting(pair.reader), noting(pair.friend)];
  const params = { id: pair.id };
  const { table, viewer } = await reader.call(endpoints.viewMatch, { params });
  const prompt = table?.prompts[0];
  const body = { answerId: randomUUID(), prompt: prompt?.id ?? "", value: prompt?.fallback ?? "" };
  await reader.call(endpoints.answerPrompt, { params, body });
  await reader.call(endpoints.undoAnswer, { params, body: { answerId: randomUUID() } }).catch(() => {});
  await reader
    .call(endpoints.changeSettings, { params, body: { answerId: randomUUID(), settings: {} } })
    .catch(() => {});
  await reader.call(endpoints.readLog, { params, query: {} });
  await reader.call(endpoints.readPicture, { params, query: { at: "now" } });
  await reader.call(endpoints.viewMatch, { params, query: { since: "1", seen: "1" } });
  await reader.call(endpoints.muteMatch, { params, body: { muted: true, onlyBy: "email" } });
  await reader.call(endpoints.readNotes, { params });
  await reader.call(endpoints.readOrderDeeds, { params });
  await reader.call(endpoints.readPastQuestions, { params });
  await reader.call(endpoints.readPlannable, { params });
  await reader.call(endpoints.writeNotes, { params, body: { text: "Lou bluffs.", edition: 0 } });
  const letter = await reader.call(endpoints.writeLetter, {
    params,
    body: { id: "a-letter", text: "Well, well." },
  });
  const { letters } = await friend.call(endpoints.readLetters, { params });
  const about = { ...params, letter: letter.id };
  await friend.call(endpoints.reactToLetter, { params: about, body: { reaction: "knife" } });
  await friend.call(endpoints.markLettersRead, { params, body: { until: letters.at(-1)?.id ?? "" } });
  const reply = await friend.call(endpoints.writeLetter, {
    params,
    body: { id: "the-reply", text: "Sure." },
  });
  await reader.call(endpoints.reportLetter, { params: { ...params, letter: reply.id } });
  await reader.call(endpoints.hideLetter, { params: about, body: { hidden: true } });
  await friend.call(endpoints.blockPlayer, { params: { ...params, seat: viewer ?? 0 } });
  const { isHost } = await reader.call(endpoints.readWebhook, { params });
  const host = isHost ? reader : friend;
  const { offer } = await host.call(endpoints.offerSeat, { params, body: { days: 1, brief: "Bluff." } });
  const borrower = await guest("Cal");
  const key = new URL(offer?.url ?? "").hash.slice(1);
  await borrower.call(endpoints.openDoor, { params, body: { key } });
  await cloud.source.drain();
  expect((await borrower.call(endpoints.readNotes, { params })).text).toBe("Bluff.");
  await host.call(endpoints.takeSeatBack, { params });
  await host.call(endpoints.inviteSpectators, { params, body: { delayMinutes: 0 } });
  await host.call(endpoints.dismissSpectators, { params });
  // A name that leads nowhere, as those of this domain never do.
  const webhook = { address: "https://hooks.cloud.invalid/news", locale: "en" } as const;
  await host.call(endpoints.setWebhook, { params, body: webhook });
  await host.call(endpoints.testWebhook, { params });
  await reader.call(endpoints.setMention, { params, body: { mention: "U0123456789" } });
  await cloud.pass(60);
  const tried = await host.call(endpoints.readWebhook, { params });
  expect(tried).toMatchObject({ webhook: { test: { trouble: "unreachable" } } });
  for (const player of [reader, friend]) {
    await player.call(endpoints.pauseMatch, { params, body: { paused: true } });
  }
  await reader.call(endpoints.pauseMatch, { params, body: { paused: false } });
  await reader.call(endpoints.voteSubstitute, { params: { ...params, seat: 0 } }).catch(() => {});
  const correction = { ...params, correction: "none" };
  await reader
    .call(endpoints.answerCorrection, { params: correction, body: { agrees: true } })
    .catch(() => {});
  await reader.call(endpoints.nudgePlayer, { params: { ...params, seat: 0 } }).catch(() => {});
  const script = { name: "A script", matches: [pair.id], days: 1 };
  const { secret, token } = await reader.call(endpoints.makeToken, { body: script });
  const authorization = { authorization: `Bearer ${secret}` };
  expect((await openBrowser(cloud).visit(`/api/matches/${pair.id}`, { headers: authorization })).status).toBe(
    200,
  );
  expect((await reader.call(endpoints.readTokens, {})).tokens[0]?.usedAt).not.toBeNull();
  await reader.call(endpoints.revokeToken, { params: { id: token.id } });
  await reader.call(endpoints.readDashboard, {});
  await reader.call(endpoints.readMe, {});
  await reader.call(endpoints.resignMatch, { params, body: { answerId: randomUUID() } });
  for (let round = 0; round < 100; round++) {
    await cloud.source.drain();
    const { acted, seen } = await pair.friend.act(pair.id);
    if (seen.table?.outcome != null) break;
    // The seat that was given up answers windows after the service's delay.
    if (!acted) await cloud.pass(120);
  }
  await cloud.source.drain();
  // A mail without an address is known to have failed, and is not a fault.
  await cloud.pass(180);
  await host.call(endpoints.removeWebhook, { params });
  await friend.call(endpoints.readProof, { params });
  await friend.call(endpoints.publishNotes, { params, body: { published: true } });
  await friend.call(endpoints.readPublishedNotes, { params });
  await friend.call(endpoints.rematch, { params });
  await cloud.pass(180);
});

it("in Telegram, of a service without a bot", async () => {
  const ann = await guest("Ann");
  await expect(ann.call(endpoints.linkChat, {})).rejects.toThrow();
  await ann.call(endpoints.unlinkChat, {});
  await expect(ann.call(endpoints.hearTelegram, { body: {} })).rejects.toThrow();
});

it("in a club, from its founding to its end", async () => {
  const { cloud } = the;
  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  const params = await ann.call(endpoints.foundClub, { body: { name: "Back Room" } });
  await ann.call(endpoints.renameClub, { params, body: { name: "Front Room" } });
  await ann.call(endpoints.withdrawClubLink, { params });
  await ann.call(endpoints.renewClubLink, { params });
  const { link } = await ann.call(endpoints.viewClub, { params });
  const body = { token: link?.split("#")[1] ?? "" };
  await ben.call(endpoints.lookAtClub, { params, body });
  await ben.call(endpoints.joinClub, { params, body });
  const { people } = await ben.call(endpoints.viewClub, { params });
  const call = people.flatMap(({ isMe, id }) => (isMe ? [] : id));
  const club = { id: params.id, call };
  await ben.call(endpoints.createMatch, { body: { game: "family-business", seats: 2, club } });
  const games = ["family-business", "crooks"];
  expect(
    (await ben.call(endpoints.readClubHours, { params, body: { call } })).hours?.people ?? 0,
  ).toBeLessThan(3);
  const { matchId } = await ben.call(endpoints.openSeason, { params, body: { games, call } });
  await ann.call(endpoints.laySeasonTable, { params });
  const { match } = await ben.call(endpoints.viewMatch, { params: { id: matchId } });
  const { commitment } = match;
  for (const who of [ann, ben]) {
    const given = { commitment, contribution: "ab".repeat(16) };
    await who.call(endpoints.contribute, { params: { id: match.id }, body: given });
  }
  // Its beacon has to speak.
  await cloud.pass(120);
  await cloud.source.drain();
  const over = { params: { id: match.id }, body: { answerId: randomUUID() } };
  await ann.call(endpoints.resignMatch, over);
  await ben.call(endpoints.resignMatch, { ...over, body: { answerId: randomUUID() } });
  for (
    let tries = 0;
    tries < 99 && (await ann.call(endpoints.viewClub, { params })).season?.table?.isDealt !== false;
    tries++
  ) {
    await cloud.pass(120);
    await cloud.source.drain();
  }
  const { results, season } = await ann.call(endpoints.viewClub, { params });
  expect(results).toHaveLength(1);
  expect(season).toMatchObject({ played: 1, table: { isDealt: false } });
  for (const who of [ann, ben]) await who.call(endpoints.changeProfile, { body: { sharesRecord: true } });
  expect((await ben.call(endpoints.readOwnRecord, {})).results).toHaveLength(1);
  await ben.call(endpoints.readOwnPace, {});
  await ben.call(endpoints.readMemberRecord, { params: { ...params, member: call[0] ?? "" } });
  await ann.call(endpoints.endSeason, { params });
  for (const { id: member, isMe } of people.toReversed()) {
    const who = isMe ? ben : ann;
    await who.call(endpoints.leaveClub, { params: { ...params, member } });
  }
  expect((await ann.call(endpoints.listClubs, {})).clubs).toEqual([]);
});

it("with an account, from the first address to its end", async () => {
  const { cloud } = the;
  const person = openBrowser(cloud);
  const me = noting(person);
  await me.call(endpoints.enterAsGuest, { body: { name: "Dan", locale: "en" } });
  const address = "dan@permissions.test";
  await me.call(endpoints.attachEmail, { body: { email: address } });
  const confirmation = await inboxMail(cloud, address, ({ text }) => text.includes("/enter#"));
  const token = /enter#([^&\s]+)/.exec(confirmation.text)?.[1] ?? "";
  await me.call(endpoints.checkKey, { body: { token } });
  await me.call(endpoints.signIn, { body: { token } });
  await me.call(endpoints.changeProfile, { body: { name: "Daniel", timeZone: "Asia/Tokyo" } });
  await me.call(endpoints.readOwnCalendar, {});
  const { address: feed } = await me.call(endpoints.makeCalendar, { body: { locale: "ja" } });
  const nobody = noting(openBrowser(cloud));
  const at = { token: new URL(feed).pathname.split("/").at(-1) ?? "" };
  expect(await nobody.call(endpoints.readCalendar, { params: at })).toContain("BEGIN:VCALENDAR");
  await me.call(endpoints.endCalendar, {});
  await expect(nobody.call(endpoints.readCalendar, { params: at })).rejects.toThrow("calendar/unknown");
  await me.call(endpoints.tryChannel, { params: { channel: "email" } });
  expect((await me.call(endpoints.readReached, {})).channels.email.toldAt).not.toBeNull();
  const { key } = await me.call(endpoints.readPushKey, {});
  const { keys } = newSubscription("https://web.push.apple.com");
  const device = { endpoint: "https://web.push.apple.com/1", keys, key, name: "Safari" };
  const { devices } = await me.call(endpoints.addDevice, { body: device });
  await me.call(endpoints.removeDevice, { params: { id: devices[0]?.id ?? "" } });
  await me.call(endpoints.signOut, {});
  await me.call(endpoints.requestSignIn, { body: { email: address, locale: "ja" } });
  const mail = await inboxMail(cloud, address, ({ text }) => text.includes("/ja/"));
  const code = /^[A-Z\d]{4}-[A-Z\d]{4}$/m.exec(mail.text)?.[0] ?? "";
  await me.call(endpoints.signInByCode, { body: { email: address, code } });
  await me.call(endpoints.createMatch, { body: creation });
  await me.call(endpoints.revokeTableLinks, {});
  expect((await me.call(endpoints.readOwnData, {})).matches).toHaveLength(1);
  await cloud.source.drain();
  await me.call(endpoints.deleteAccount, {});
  expect((await me.call(endpoints.readMe, {})).me).toBeNull();
});

it("by links in mails, and what is no endpoint", async () => {
  const { cloud } = the;
  const address = "links@permissions.test";
  const pair = await askedPlayer(cloud, address);
  const id = await playIntoAWindow(pair);
  await cloud.source.drain();
  await cloud.pass(180);
  const telegram = await inboxMail(cloud, address, isAbout(id));
  const nobody = openBrowser(cloud);
  const client = noting(nobody);
  const tokens = linksOf(telegram).map((link) => link.split("#")[1] ?? "");
  const led = await Promise.all(tokens.map((token) => client.call(endpoints.openLink, { body: { token } })));
  const pathTo = (part: string) => led.find(({ path }) => path.includes(part))?.path ?? "/";
  const tokenOf = (part: string) => new URL(pathTo(part), cloud.url).searchParams.get("token") ?? "";
  await client.call(endpoints.previewAct, { query: { token: tokenOf("/act/") } });
  await client.call(endpoints.confirmAct, { body: { token: tokenOf("/act/") } });
  const table = pathTo(`/m/${id}`);
  const key = { params: { id }, body: { key: table.split("#table=")[1] ?? "" } };
  await client.call(endpoints.lookAtDoor, key);
  await client.call(endpoints.openDoor, key);
  expect(await client.call(endpoints.viewMatch, { params: { id } })).toMatchObject({ isByLink: true });
  await client.call(endpoints.closeDoor, { params: { id } });
  const query = { token: tokenOf("unsubscribe"), scope: "all" } as const;
  await client.call(endpoints.previewUnsubscribe, { query });
  await client.call(endpoints.unsubscribe, { query });
  for (const path of ["/healthz", "/api/openapi.json", "/api/reference"]) {
    expect((await nobody.visit(path)).status).toBe(200);
  }
});

it("and nothing of it was a fault", () => {
  expect(faultsIn(the.cloud)).toEqual([]);
  expect(the.cloud.streamFailures).toEqual([]);
});
