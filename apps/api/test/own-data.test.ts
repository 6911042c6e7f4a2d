/** A person's own data: all of theirs, nothing of others', and nothing that opens anything. */
import { endpoints } from "@consigliere/contract/endpoints";
import type { OwnData } from "@consigliere/contract/own-data";
import { pennies } from "@consigliere/service/testing/pennies";
import { operations } from "@consigliere/store/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, look, type PenniesTable, penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
let table: PenniesTable;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
  table = await penniesTable(town);
});

const page = (who: Browser, after?: string) =>
  who.call(endpoints.readOwnData, after === undefined ? {} : { query: { after } });

async function all(who: Browser): Promise<OwnData[]> {
  const pages = [await page(who)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    pages.push(await page(who, next));
  }
  return pages;
}

describe("one's own data", () => {
  it("hold profile and settings, and of a match what was seen, told, entered and written", async () => {
    const { id, ann, bob } = table;
    const params = { id };
    await answer(ann, id, "keep");
    await ann.call(endpoints.writeNotes, { params, body: { text: "Bob bluffs.", edition: 0 } });
    await ann.call(endpoints.writeLetter, {
      params,
      body: { id: "letter-of-ann", text: "Your turn <b>Bob</b>\u{1f339}" },
    });
    await bob.call(endpoints.writeLetter, { params, body: { id: "letter-of-bob", text: "Said by Bob" } });
    await bob.call(endpoints.writeNotes, { params, body: { text: "Noted by Bob", edition: 0 } });
    await ann.call(endpoints.muteMatch, { params, body: { muted: true } });
    const { address } = await ann.call(endpoints.makeCalendar, { body: { locale: "ja" } });
    const { secret, token } = await ann.call(endpoints.makeToken, {
      body: { name: "Bot", matches: [id], days: 1 },
    });
    const { spectatorsUrl } = await ann.call(endpoints.inviteSpectators, {
      params,
      body: { delayMinutes: 0 },
    });
    await town.settle();

    const data = await page(ann);
    const { me } = await ann.call(endpoints.readMe, {});
    expect(data.person).toMatchObject({ profile: me, calendar: { locale: "ja" }, accessTokens: [token] });
    expect(data.next).toBeNull();
    const [match, ...others] = data.matches;
    expect(others).toEqual([]);
    const view = await look(ann, id);
    expect(match).toMatchObject({
      matchId: id,
      told: { muted: true, onlyBy: null, mention: null },
      notes: "Bob bluffs.",
      letters: [{ seat: 0, text: "Your turn <b>Bob</b>\u{1f339}", hidden: null }],
      entered: [{ input: { kind: "answer", seat: 0, value: "keep" } }],
      view: { match: view.match, viewer: 0, table: view.table },
    });
    const { events } = await ann.call(endpoints.readLog, { params, query: {} });
    expect(match?.log).toEqual(events);

    const text = JSON.stringify(data);
    const opening = [address, secret, spectatorsUrl].map((each) =>
      each?.split(/[/.=]/).findLast((part) => part.length > 9),
    );
    const { unsubscribeToken } = (await town.backend.context.store.profiles.get(me?.userId ?? "")) ?? {};
    for (const word of [...opening, unsubscribeToken, view.live.ticket, "by Bob"]) {
      expect(word?.length).toBeGreaterThan(5);
      expect(text).not.toContain(word);
    }
  });

  it("come in pages when there are many matches, each match once, and lobbies and what was called off among them", async () => {
    const ann = await town.guest("Ann");
    const ids: string[] = [];
    for (let n = 0; n < 23; n++) {
      const { match } = await ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
      ids.push(match.id);
    }
    await ann.call(endpoints.cancelMatch, { params: { id: ids[0] ?? "" } });
    await town.settle();
    const pages = await all(ann);
    expect(pages.map(({ person }) => person !== undefined)).toEqual([true, false]);
    const matches = pages.flatMap((each) => each.matches);
    expect(matches.map(({ matchId }) => matchId).toSorted()).toEqual(ids.toSorted());
    expect(Object.groupBy(matches, ({ status }) => status).cancelled).toHaveLength(1);
    expect(JSON.stringify(matches)).not.toContain("inviteUrl");
  });

  it("are for nobody else", async () => {
    const response = await town.browser().request("/api/me/data");
    expect(response.status).toBe(401);
  });
});

describe("letters", () => {
  it("go with who wrote them, when their account is deleted, and no others, to one alone among them", async () => {
    const { id, ann, bob } = await penniesTable(town, {}, { letters: "private" });
    const params = { id };
    const to = { ann: { with: "0" }, bob: { with: "1" } };
    for (const [who, text, query] of [
      [ann, "Adieu", {}],
      [ann, "Between us", to.bob],
      [bob, "Farewell", {}],
      [bob, "Alone", to.ann],
    ] as const) {
      const body = { id: `letter-${text.replace(" ", "-")}`, text };
      await who.call(endpoints.writeLetter, { params, query, body });
    }
    const [match] = (await page(ann)).matches;
    expect(match?.letters.map((letter) => [letter.text, letter.to])).toEqual([
      ["Adieu", null],
      ["Between us", 1],
    ]);
    await ann.call(endpoints.deleteAccount, {});
    const left = [];
    for await (const item of operations(town.connection).backup.items()) {
      const text = JSON.stringify(item);
      if (text.includes(`TALK#${id}`)) left.push(text);
    }
    expect(left.map((text) => /Adieu|Between us|Farewell|Alone/.exec(text)?.[0]).toSorted()).toEqual([
      "Alone",
      "Farewell",
    ]);
  });

  it("are the account's that a guest becomes, with what was said of them", async () => {
    const email = "letters@mob.test";
    await town.member(email);
    const { id, ann, bob } = await penniesTable(town);
    const params = { id };
    const letter = await ann.call(endpoints.writeLetter, {
      params,
      body: { id: "letter-1-x", text: "Hello" },
    });
    const about = { ...params, letter: letter.id };
    await bob.call(endpoints.reactToLetter, { params: about, body: { reaction: "rose" } });
    await ann.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
    const token = /enter#([^&\s]+)/.exec(town.mailer.to(email).at(-1)?.text ?? "")?.[1] ?? "";
    await ann.call(endpoints.signIn, { body: { token } });
    expect((await page(ann)).matches.find(({ matchId }) => matchId === id)?.letters).toMatchObject([
      { text: "Hello" },
    ]);
    const [seen] = (await bob.call(endpoints.readLetters, { params, query: {} })).letters;
    expect(seen).toMatchObject({ text: "Hello", reactions: { rose: [1] } });
    // Taking it back is theirs still.
    await ann.call(endpoints.hideLetter, { params: about, body: { hidden: true } });
  });
});

it("nothing of all this was a fault of the service", () => {
  expect(town.faults).toEqual([]);
});
