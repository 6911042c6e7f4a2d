import { usualClock } from "@consigliere/contract/clock-rules";
import { endpoints } from "@consigliere/contract/endpoints";
import { problemSchema } from "@consigliere/contract/problems";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { inviteToken, look, penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

async function enterByMail(browser: Browser, email: string, timeZone: string) {
  await browser.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
  const token = tokenIn(town.mailer.to(email).at(-1)?.text ?? "");
  return (await browser.call(endpoints.signIn, { body: { token, timeZone } })).me;
}

async function refusal(browser: Browser, path: string, body: unknown, method = "PATCH") {
  const headers = { "content-type": "application/json" };
  const response = await browser.request(path, { method, headers, body: JSON.stringify(body) });
  const { code, status } = problemSchema.parse(await response.json());
  return [code, status];
}

const dayAfter = (time: string) => new Date(Date.parse(time) + 86_400_000).toISOString();

describe("whoever comes in by mail", () => {
  it("lives where their browser is, unless they have said where", async () => {
    const kei = town.browser();
    expect(await enterByMail(kei, "kei@mob.test", "Etc/Unknown")).toMatchObject({ timeZone: "UTC" });
    const { match } = await kei.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
    const tokyo = { timeZone: "Asia/Tokyo", quietHours: { from: "22:30", until: "08:00" } };
    expect(await enterByMail(kei, "kei@mob.test", "Asia/Tokyo")).toMatchObject(tokyo);
    const { matches } = town.backend.context.store;
    expect((await matches.meta(match.id))?.seats[0]?.rest?.zone).toBe("Asia/Tokyo");
    expect(await enterByMail(kei, "kei@mob.test", "Europe/Berlin")).toMatchObject(tokyo);
    await kei.call(endpoints.changeProfile, { body: { timeZone: "UTC" } });
    expect(await enterByMail(kei, "kei@mob.test", "Europe/Berlin")).toMatchObject({ timeZone: "UTC" });
  });
});

describe("rest", () => {
  it.each([
    ["an unknown zone", { timeZone: "Mars/Olympus" }, "request/invalid"],
    ["quiet hours of a whole day", { quietHours: { from: "08:00", until: "08:00" } }, "request/invalid"],
    ["quiet hours of 12 and a minute", { quietHours: { from: "20:00", until: "08:01" } }, "request/invalid"],
    ["a time that no clock shows", { quietHours: { from: "24:00", until: "08:00" } }, "request/invalid"],
    [
      "a day that no calendar has",
      { addVacation: { from: "2026-02-30", until: "2026-03-01" } },
      "request/invalid",
    ],
    ["a month off", { addVacation: { from: "2026-04-01", until: "2026-04-30" } }, "account/vacation-refused"],
    ["a whole list, which would lose what another page saved", { vacations: [] }, "request/invalid"],
    ["all channels of a message", { preferences: { matchEnd: ["push"] } }, "request/invalid"],
    ["no message on any day", { messagesADay: 0 }, "request/invalid"],
    ["a message and a half a day", { messagesADay: 1.5 }, "request/invalid"],
    ["more messages than a day may have", { messagesADay: 11 }, "request/invalid"],
    ["a reminder at a part of the time that is not offered", { reminders: [30] }, "request/invalid"],
    ["the same reminder twice", { reminders: [25, 25] }, "request/invalid"],
    ["no hour to be told at", { digestHours: [] }, "request/invalid"],
    ["more hours than may be chosen", { digestHours: [8, 11, 14, 17, 20] }, "request/invalid"],
    ["an hour twice", { digestHours: [8, 8] }, "request/invalid"],
    ["an hour that no clock shows", { digestHours: [24] }, "request/invalid"],
    ["half an hour", { digestHours: [8.5] }, "request/invalid"],
    ["a wish that is none", { replacesUnanswered: "yes" }, "request/invalid"],
  ])("is refused: %s", async (_, body, code) => {
    const ann = await town.guest("Ann");
    expect(await refusal(ann, "/api/me", body)).toEqual([code, 422]);
    const { me } = await ann.call(endpoints.readMe, {});
    expect(me).toMatchObject({ timeZone: "UTC", vacations: [], messagesADay: 3, digestHours: null });
  });

  it("and messages that two pages change are all kept, whatever each knows of the other", async () => {
    const ann = await town.guest("Ann");
    const change = async (body: (typeof endpoints.changeProfile)["body"]["_zod"]["input"]) =>
      (await ann.call(endpoints.changeProfile, { body })).me;
    const christmas = { from: "2026-12-24", until: "2026-12-26" };
    const newYear = { from: "2027-01-02", until: "2027-01-03" };
    await change({ addVacation: christmas });
    expect((await change({ addVacation: newYear })).vacations).toEqual([christmas, newYear]);
    expect((await change({ dropVacation: christmas })).vacations).toEqual([newYear]);
    expect((await change({ dropVacation: christmas })).vacations).toEqual([newYear]);
    await change({ preferences: { yourTurn: { push: false } } });
    const { preferences } = await change({ preferences: { yourTurn: { email: false } } });
    expect(preferences).toMatchObject({ yourTurn: [], matchStart: ["push", "email"] });
  });

  it("on vacation is told to the others at the table, in the player's own words, and to nobody else", async () => {
    const { id, ann, bob } = await penniesTable(town, {}, { visibility: "open" });
    const [today] = town.clock.now().toISOString().split("T");
    const times = { from: `${today}T00:00:00.000Z`, until: dayAfter(`${today}T00:00:00.000Z`) };
    const addVacation = { from: `${today}`, until: `${today}` };
    const next = { from: "2026-12-24", until: "2026-12-26" };
    const change = (body: object) => ann.call(endpoints.changeProfile, { body });
    await change({ timeZone: "UTC", addVacation: next });
    const awayIn = async (browser: Browser) => (await look(browser, id)).match.seats[0]?.away;
    expect(await awayIn(bob), "weeks before").toBeUndefined();
    expect((await change({ addVacation, awayWord: " At sea " })).me.awayWord).toBe("At sea");
    expect(await awayIn(bob)).toEqual({ ...times, word: "At sea" });
    expect(await awayIn(await town.guest("Eve"))).toBeUndefined();
    await change({ awayWord: null });
    expect(await awayIn(bob)).toEqual(times);
    expect(await refusal(ann, "/api/me", { awayWord: "a".repeat(41) })).toEqual(["request/invalid", 422]);
  });

  it("of half a day is granted, and none at all", async () => {
    const ann = await town.guest("Ann");
    const quietHours = { from: "20:00", until: "08:00" };
    expect((await ann.call(endpoints.changeProfile, { body: { quietHours } })).me.quietHours).toEqual(
      quietHours,
    );
    const { me } = await ann.call(endpoints.changeProfile, { body: { quietHours: null } });
    expect(me.quietHours).toBeNull();
  });

  it("from messages is had by a number of them a day, or not", async () => {
    const ann = await town.guest("Ann");
    for (const messagesADay of [1, 10, null]) {
      const { me } = await ann.call(endpoints.changeProfile, { body: { messagesADay } });
      expect(me.messagesADay).toBe(messagesADay);
    }
    const body = { digestHours: [20, 8], replacesUnanswered: true };
    const chosen = { digestHours: [8, 20], replacesUnanswered: true };
    expect((await ann.call(endpoints.changeProfile, { body })).me).toMatchObject(chosen);
    const { me } = await ann.call(endpoints.changeProfile, { body: { digestHours: null } });
    expect(me).toMatchObject({ ...chosen, digestHours: null });
  });
});

describe("the clock of a match", () => {
  it("is seen before somebody sits down, changed by the host alone, and kept by a rematch's options", async () => {
    const [host, guest] = [await town.guest("Host"), await town.guest("Guest")];
    const clock = { ...usualClock, kind: "bank", restsOnWeekends: true, whenOut: "vote" } as const;
    const made = await host.call(endpoints.createMatch, { body: { game: "pennies", seats: 2, clock } });
    const token = inviteToken(made);
    expect((await guest.call(endpoints.readInvitation, { params: { token } })).clock).toEqual(clock);
    const { id } = made.match;
    await guest.call(endpoints.joinMatch, { params: { id }, body: { token } });
    expect((await look(guest, id)).table?.reserves).toEqual([72 * 60, 72 * 60]);
    expect(await refusal(host, `/api/matches/${id}`, { clock: usualClock })).toEqual(["match/started", 409]);
  });

  it("is left to its old rules or corrected by those at the table alone", async () => {
    const [host, guest, stranger] = [await town.guest("H"), await town.guest("G"), await town.guest("S")];
    const made = await host.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
    const { id } = made.match;
    await guest.call(endpoints.joinMatch, { params: { id }, body: { token: inviteToken(made) } });
    const path = `/api/matches/${id}/corrections/loud`;
    expect(await refusal(guest, path, { agrees: true }, "PUT")).toEqual(["match/no-correction", 409]);
    const { context } = town.backend;
    const { games } = context;
    Object.assign(context, { games: [pennies("1", "keep", { corrections: ["loud"] })] });
    await town.pass(12 * 3_600);
    await town.pass(12 * 3_600);
    expect(await refusal(stranger, path, { agrees: true }, "PUT")).toEqual(["match/unknown", 404]);
    expect(await refusal(guest, path, { agrees: 1 }, "PUT")).toEqual(["request/invalid", 422]);
    const params = { id, correction: "loud" };
    const kept = await guest.call(endpoints.answerCorrection, { params, body: { agrees: false } });
    expect(kept.corrections).toMatchObject([{ name: "loud", agreed: [], objected: [kept.viewer] }]);
    for (const player of [host, guest])
      await player.call(endpoints.answerCorrection, { params, body: { agrees: true } });
    await town.settle();
    expect((await look(host, id)).corrections).toBeUndefined();
    expect((await context.store.matches.newest(id))?.waiting.corrections).toEqual(["loud"]);
    Object.assign(context, { games });
  });

  it("is paused and voted on by those at the table alone", async () => {
    const [host, guest, stranger] = [await town.guest("H"), await town.guest("G"), await town.guest("S")];
    const made = await host.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
    const { id } = made.match;
    await guest.call(endpoints.joinMatch, { params: { id }, body: { token: inviteToken(made) } });
    const pausing = `/api/matches/${id}/paused`;
    const voting = `/api/matches/${id}/seats/0/substitute`;
    expect(await refusal(stranger, pausing, { paused: true }, "PUT")).toEqual(["match/unknown", 404]);
    expect(await refusal(stranger, voting, {}, "POST")).toEqual(["match/unknown", 404]);
    expect(await refusal(guest, voting, {}, "POST")).toEqual(["match/no-vote", 409]);
    expect(await refusal(guest, pausing, { paused: "yes" }, "PUT")).toEqual(["request/invalid", 422]);
    for (const player of [host, guest]) {
      await player.call(endpoints.pauseMatch, { params: { id }, body: { paused: true } });
    }
    const { match, table } = await look(guest, id);
    expect(match.pausedSince).not.toBeNull();
    expect(table?.waiting.map(({ deadline }) => deadline)).toEqual([null]);
    await guest.call(endpoints.pauseMatch, { params: { id }, body: { paused: false } });
    expect((await look(host, id)).match.pausedSince).toBeNull();
  });
});
