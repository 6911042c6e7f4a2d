/** The calendar of somebody's decisions: who may read it, and its content. */
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, look, penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

async function addressOf(browser: Browser, locale: "en" | "ja" = "en"): Promise<string> {
  return (await browser.call(endpoints.makeCalendar, { body: { locale } })).address;
}

/** The response to a calendar program, which has no cookies and no origin. */
async function fetched(address: string, headers: Record<string, string> = {}) {
  const response = await town.browser().request(address, { headers });
  const text = await response.text();
  return { response, text, lines: text.replaceAll("\r\n ", "").split("\r\n") };
}

/** A time as iCalendar writes it in UTC. */
const written = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, "");

describe("a calendar of decisions", () => {
  it("has an event for each that has a deadline, at its moment, and keeps it by one name", async () => {
    const { ann, bob, id } = await penniesTable(town);
    const address = await addressOf(ann);
    await town.settle();
    const { rows } = await ann.call(endpoints.readDashboard, {});
    const deadline = rows.find((row) => row.matchId === id)?.deadline ?? "";
    const { response, lines, text } = await fetched(address);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines).toContain(`DTSTART:${written(deadline)}`);
    expect(lines).toContain("SUMMARY:Answer by now: pennies with Bob");
    expect(lines).toContain("TRIGGER:-PT2H");
    expect(text).toContain(`/en/m/${id}/`);
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);

    const tag = response.headers.get("etag") ?? "";
    expect((await fetched(address, { "if-none-match": tag })).response.status).toBe(304);
    // While the clock rests there is no deadline to show. When it runs again, the same event is later.
    for (const each of [ann, bob])
      await each.call(endpoints.pauseMatch, { params: { id }, body: { paused: true } });
    await town.settle();
    expect((await fetched(address)).text).not.toContain("VEVENT");
    town.clock.advance(3600);
    await ann.call(endpoints.pauseMatch, { params: { id }, body: { paused: false } });
    await town.settle();
    const later = (await fetched(address)).lines;
    const of = (all: readonly string[], name: string) => all.find((line) => line.startsWith(`${name}:`));
    expect(of(later, "UID")).toBe(of(lines, "UID"));
    expect(String(of(later, "DTSTART")) > String(of(lines, "DTSTART"))).toBe(true);
    const edition = (all: readonly string[]) => Number(of(all, "SEQUENCE")?.split(":")[1]);
    expect(edition(later)).toBeGreaterThan(edition(lines));

    await answer(ann, id, "keep");
    await town.settle();
    expect((await fetched(address)).text).not.toContain("VEVENT");
  });

  it("has an edition and dates that grow with every change, and with nothing else", async () => {
    const { ann, id } = await penniesTable(town);
    const address = await addressOf(ann);
    const bodies: string[] = [];
    const changes = [
      { timeZone: "Asia/Tokyo" },
      { addVacation: { from: "2026-03-02", until: "2026-03-08" } },
      { dropVacation: { from: "2026-03-02", until: "2026-03-08" } },
      { addVacation: { from: "2026-03-02", until: "2026-03-08" } },
    ];
    for (const change of [undefined, ...changes]) {
      town.clock.advance(1);
      if (change !== undefined) await ann.call(endpoints.changeProfile, { body: change });
      await town.settle();
      bodies.push((await fetched(address)).text);
      town.clock.advance(600);
      await ann.call(endpoints.changeProfile, { body: { name: "Annabel" } });
      await ann.call(endpoints.muteMatch, { params: { id }, body: { muted: true } });
      await town.settle();
      expect((await fetched(address)).text).toBe(bodies.at(-1));
    }
    for (const name of ["SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]) {
      const values = bodies.map((text) => new RegExp(`^${name}:(.*)$`, "m").exec(text)?.[1] ?? "");
      expect(values, name).toEqual([...new Set(values)].toSorted());
      expect(values).toHaveLength(bodies.length);
    }
    const starts = bodies.map((text) => /^DTSTART:(.*)$/m.exec(text)?.[1]);
    expect(starts[3]).toBe(starts[1]);
    expect(starts[4]).toBe(starts[2]);
  });

  it("speaks the language in which it was made, and lets no name write lines of its own", async () => {
    const host = await town.guest("A;B,C\\nDTSTART:1");
    const { match, inviteUrl } = await host.call(endpoints.createMatch, {
      body: { game: "pennies", seats: 2, options: { rounds: 2 } },
    });
    const guest = await town.guest("客");
    const token = inviteUrl?.split("/").at(-1) ?? "";
    await guest.call(endpoints.joinMatch, { params: { id: match.id }, body: { token } });
    await host.call(endpoints.startMatch, { params: { id: match.id }, body: {} });
    await town.settle();
    await look(guest, match.id);
    const feeds = await Promise.all(
      [host, guest].map(async (each) => (await fetched(await addressOf(each, "ja"))).lines),
    );
    const events = feeds.flat().filter((line) => line.startsWith("SUMMARY:"));
    expect(events.length).toBeGreaterThan(0);
    for (const line of events)
      expect(line).toMatch(/^SUMMARY:返答期限：pennies（(客|A\\;B\\,C\\\\nDTSTART:1)）$/);
  });
});

describe("the address of a calendar", () => {
  it("is one at a time, ends when its owner says so or is gone, and then is like any that never was", async () => {
    const ann = await town.guest("Ann");
    const since = async () => (await ann.call(endpoints.readOwnCalendar, {})).since;
    expect(await since()).toBeNull();
    const first = await addressOf(ann);
    expect(await since()).not.toBeNull();
    const second = await addressOf(ann);
    await ann.call(endpoints.endCalendar, {});
    expect(await since()).toBeNull();
    const bob = await town.guest("Bob");
    const theirs = await addressOf(bob);
    const third = await addressOf(ann);
    expect((await fetched(third)).response.status).toBe(200);
    await ann.call(endpoints.deleteAccount, {});

    const secretOf = (address: string) => address.split(".").at(-2) ?? "";
    const invented = [
      theirs.replace(secretOf(theirs), secretOf(third)),
      theirs.replace(secretOf(theirs), "0".repeat(64)),
      theirs.replace(`.${secretOf(theirs)}.ics`, ""),
      `${theirs.split("/api/")[0]}/api/calendar/nobody.${"0".repeat(64)}.ics`,
      `${theirs.split("/api/")[0]}/api/calendar/.ics`,
    ];
    const refusals = await Promise.all(
      [first, second, third, ...invented].map(async (address) => {
        const { response, text } = await fetched(address);
        return [response.status, [...response.headers].toSorted().join(), text];
      }),
    );
    expect(refusals[0]?.[0]).toBe(404);
    expect(refusals[0]?.[2]).toContain("calendar/unknown");
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect((await fetched(theirs)).response.status).toBe(200);
  });

  it("is not kept in the table", async () => {
    const ann = await town.guest("Ann");
    const address = await addressOf(ann);
    const { me } = await ann.call(endpoints.readMe, {});
    const kept = await town.backend.context.store.calendars.get(me?.userId ?? "");
    expect(kept).toBeDefined();
    expect(JSON.stringify(kept)).not.toContain(address.split(".").at(-2));
  });
});
