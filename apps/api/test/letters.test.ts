import { randomUUID } from "node:crypto";
import { endpoints } from "@consigliere/contract/endpoints";
import type { ReactionName } from "@consigliere/contract/letters";
import { LONGEST_COMMENT, LONGEST_LETTER } from "@consigliere/contract/letters";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, look, penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

const read = (browser: Browser, id: string, before?: string) =>
  browser.call(endpoints.readLetters, { params: { id }, query: before === undefined ? {} : { before } });
const write = (
  browser: Browser,
  id: string,
  text: string,
  more: { id?: string; quote?: number; moment?: number } = {},
) => browser.call(endpoints.writeLetter, { params: { id }, body: { id: randomUUID(), text, ...more } });
const react = (browser: Browser, id: string, letter: string, reaction: ReactionName | null) =>
  browser.call(endpoints.reactToLetter, { params: { id, letter }, body: { reaction } });
const hide = (browser: Browser, id: string, letter: string, hidden: boolean) =>
  browser.call(endpoints.hideLetter, { params: { id, letter }, body: { hidden } });
const refused = (code: string) => ({ problem: { code } });

describe("a letter at a table", () => {
  it("is read by everybody who sits there, in order, and by nobody else", async () => {
    const { id, ann, bob } = await penniesTable(town, {}, { visibility: "open" });
    const seen = JSON.stringify(await look(bob, id));
    await write(ann, id, " <b>Hello</b>,\u202e {{you}} 🃏 ");
    await town.pass(1);
    await write(bob, id, "بوب");
    const { letters, before, mine } = await read(bob, id);
    expect(letters.map(({ seat, text }) => [seat, text])).toEqual([
      [0, "<b>Hello</b>, {{you}} 🃏"],
      [1, "بوب"],
    ]);
    expect([before, mine]).toEqual([null, null]);
    // Letters change nothing in the game.
    expect(JSON.parse(JSON.stringify(await look(bob, id))).table).toEqual(JSON.parse(seen).table);
    const cid = await town.guest("Cid");
    await expect(read(cid, id)).rejects.toMatchObject(refused("match/not-yours"));
    await expect(write(cid, id, "Let me in")).rejects.toMatchObject(refused("match/not-yours"));
    await expect(react(cid, id, letters[0]?.id ?? "", "rose")).rejects.toMatchObject(
      refused("match/not-yours"),
    );
    await expect(read(town.browser(), id)).rejects.toMatchObject(refused("account/sign-in-first"));
  });

  it("that is sent twice is there once", async () => {
    const { id, ann } = await penniesTable(town);
    const first = await write(ann, id, "Once.", { id: "the-same-id" });
    await town.pass(30);
    expect(await write(ann, id, "Once.", { id: "the-same-id" })).toEqual(first);
    expect((await read(ann, id)).letters).toHaveLength(1);
  });

  it("has something to say, and not too much of it, nor too many at once", async () => {
    const { id, ann, bob } = await penniesTable(town);
    await expect(write(ann, id, "🃏".repeat(10_000))).rejects.toMatchObject(refused("request/too-large"));
    for (const text of ["", " \u200e\n ", "x".repeat(LONGEST_LETTER + 1)])
      await expect(write(ann, id, text)).rejects.toMatchObject(refused("request/invalid"));
    for (let count = 0; count < 12; count++) await write(ann, id, `Number ${count}`);
    await expect(write(ann, id, "One more")).rejects.toMatchObject(refused("request/too-many"));
    await write(bob, id, "Calm down.");
    await town.pass(121);
    await write(ann, id, "One more");
    expect((await read(bob, id)).letters).toHaveLength(14);
  });

  it("quotes what everybody was told, and nothing else", async () => {
    const { id, ann, bob } = await penniesTable(town);
    await answer(ann, id, "show");
    const { events } = await bob.call(endpoints.readLog, { params: { id }, query: { limit: 10 } });
    const last = events.at(-1);
    const letter = await write(bob, id, "I saw that.", { quote: last?.n ?? 0 });
    expect(letter.quote).toEqual(last?.event);
    expect(letter.quoteAt).toEqual({ at: last?.at, nth: 0 });
    await expect(write(bob, id, "And that?", { quote: (last?.n ?? 0) + 1 })).rejects.toMatchObject(
      refused("match/letter-quote"),
    );
    const log = await ann.call(endpoints.readLog, { params: { id }, query: { limit: 10 } });
    const quotes = await Promise.all(
      log.events.map(async ({ n }) => (await write(ann, id, "Look", { quote: n })).quote),
    );
    // Her own card is in her log, but not in the quotes from it.
    expect(log.events.filter(({ event }) => event.type === "dealt" && "card" in event)).toHaveLength(1);
    expect(quotes.filter((quote) => quote?.type === "dealt")).toEqual([
      { type: "dealt", seat: 0 },
      { type: "dealt", seat: 1 },
    ]);
  });

  it("comments a moment after the end, which is the same from every chair, and not before", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 }, { visibility: "open" });
    const early = refused("match/not-over");
    await expect(write(ann, id, "Too soon", { moment: 1 })).rejects.toMatchObject(early);
    await answer(ann, id, "show");
    await expect(write(ann, id, "Too soon", { moment: 3 })).rejects.toMatchObject(early);
    await answer(bob, id, "fold");
    const { events } = await bob.call(endpoints.readLog, { params: { id }, query: { limit: 10 } });
    const told = events.filter(({ own }) => own !== true);
    const at = told.findIndex(({ event }) => event.type === "shown");
    for (const who of [ann, bob]) {
      const { quote, quoteAt } = await write(who, id, "That decided it.", { moment: at + 1 });
      expect(quote).toEqual(told[at]?.event);
      expect(quoteAt).toEqual({ at: told[at]?.at, nth: 0 });
    }
    expect((await read(bob, id)).letters.map(({ text }) => text)).toEqual([
      "That decided it.",
      "That decided it.",
    ]);
    for (const moment of [told.length + 1, 10_000])
      await expect(write(ann, id, "When?", { moment })).rejects.toMatchObject(refused("match/letter-quote"));
    const invalid = refused("request/invalid");
    const long = "x".repeat(LONGEST_COMMENT + 1);
    await expect(write(ann, id, long, { moment: 1 })).rejects.toMatchObject(invalid);
    await expect(write(ann, id, "Both", { moment: 1, quote: 1 })).rejects.toMatchObject(invalid);
    await write(ann, id, long);
    const cid = await town.guest("Cid");
    await expect(write(cid, id, "Well", { moment: 1 })).rejects.toMatchObject(refused("match/not-yours"));
  });

  it("is answered with one tap, which can be taken back", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const { id: letter } = await write(ann, id, "I have nothing.");
    await react(bob, id, letter, "laugh");
    await react(ann, id, letter, "laugh");
    expect((await read(ann, id)).letters[0]?.reactions).toEqual({ laugh: [0, 1] });
    await react(bob, id, letter, "knife");
    await react(ann, id, letter, null);
    expect((await read(ann, id)).letters[0]?.reactions).toEqual({ knife: [1] });
    await expect(react(bob, id, "m00000000-12345678", "rose")).rejects.toMatchObject(
      refused("match/letter-unknown"),
    );
    await expect(
      bob.request(`/api/matches/${id}/letters/${letter}/reaction`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ reaction: "<b>" }),
      }),
    ).resolves.toMatchObject({ status: 422 });
  });

  it("is taken back by who wrote it and hidden by the host, and its words are gone from what others get", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const mine = await write(bob, id, "The secret word");
    await hide(bob, id, mine.id, true);
    expect((await read(ann, id)).letters[0]).toMatchObject({ text: "", hidden: "writer" });
    // The host cannot show a letter that its writer took back.
    await expect(hide(ann, id, mine.id, false)).rejects.toMatchObject(refused("match/letter-not-yours"));
    await hide(bob, id, mine.id, false);
    await hide(ann, id, mine.id, true);
    expect((await read(bob, id)).letters[0]).toMatchObject({ text: "", hidden: "host" });
    await expect(hide(bob, id, mine.id, false)).rejects.toMatchObject(refused("match/letter-not-yours"));
    const hers = await write(ann, id, "Order!");
    await expect(hide(bob, id, hers.id, true)).rejects.toMatchObject(refused("match/letter-not-yours"));
  });

  it("says who has read it, of those who show that they look", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const first = await write(ann, id, "One");
    await town.pass(1);
    const second = await write(ann, id, "Two");
    const mark = (until: string) => bob.call(endpoints.markLettersRead, { params: { id }, body: { until } });
    await mark(second.id);
    // A device that lags behind takes nothing back.
    await mark(first.id);
    expect(await read(bob, id)).toMatchObject({ mine: second.id, read: {} });
    expect(await read(ann, id)).toMatchObject({ mine: null, read: { 1: second.id } });
    await bob.call(endpoints.changeProfile, { body: { showsPresence: false } });
    expect(await read(ann, id)).toMatchObject({ read: {} });
    await expect(mark("zzzzzzzzz-12345678")).rejects.toMatchObject(refused("match/letter-unknown"));
  });
});

it("many letters are read a page at a time, each once", async () => {
  const { id, ann, bob } = await penniesTable(town);
  const { letters: store } = town.backend.context.store;
  for (let count = 0; count < 95; count++) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, 0, count));
    const letterId = `${at.getTime().toString(36).padStart(9, "0")}-12345678`;
    const userId = "somebody";
    await store.write(id, { id: letterId, at: at.toISOString(), seat: 0, userId, text: `Number ${count}` });
  }
  await write(ann, id, "Number 95");
  const texts: string[] = [];
  const pages: number[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page = await read(bob, id, before);
    texts.unshift(...page.letters.map(({ text }) => text));
    pages.push(page.letters.length);
    before = page.before;
  }
  expect(pages).toEqual([40, 40, 16]);
  expect(texts).toEqual(Array.from({ length: 96 }, (_, count) => `Number ${count}`));
});
