/** Somebody's own record, and who else sees its figures. */
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, penniesTable } from "./pennies-table.ts";
import { type Browser, codeOf, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

const recordOf = (who: Browser) => who.call(endpoints.readOwnRecord, {});
const share = (who: Browser) => who.call(endpoints.changeProfile, { body: { sharesRecord: true } });

/** A table at which Ann wins against Bob, who takes twenty minutes for his only answer. */
async function finished() {
  const table = await penniesTable(town, { rounds: 1 });
  await answer(table.ann, table.id, "keep");
  town.clock.advance(20 * 60);
  await answer(table.bob, table.id, "fold");
  await town.settle();
  return table;
}

describe("a record", () => {
  it("has my finished matches with places and people, and nobody else's", async () => {
    const { id, ann, bob } = await finished();
    const { people, results } = await recordOf(bob);
    expect(people.map(({ name, isMe }) => [name, isMe])).toEqual([
      ["Ann", false],
      ["Bob", true],
    ]);
    expect(results).toMatchObject([{ matchId: id, game: "pennies", seats: [{ place: 1 }, { place: 2 }] }]);
    expect((await recordOf(ann)).results).toHaveLength(1);
    expect(await recordOf(await town.guest("Eve"))).toEqual({ people: [], results: [] });
    expect(await codeOf(recordOf(town.browser()))).toBe("account/sign-in-first");
  });

  it("counts how fast I answered, by day and by night", async () => {
    const { bob } = await finished();
    const none = [0, 0, 0, 0, 0, 0];
    const pace = (timeZone: string) =>
      bob
        .call(endpoints.changeProfile, { body: { timeZone } })
        .then(() => bob.call(endpoints.readOwnPace, {}));
    expect(await pace("UTC")).toEqual({ day: [0, 1, 0, 0, 0, 0], night: none, byClock: 0, next: null });
    expect(await pace("Pacific/Auckland")).toMatchObject({
      day: [0, 0, 0, 0, 0, 0],
      night: [0, 1, 0, 0, 0, 0],
    });
  });

  it("counts what the clock answered for me", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1, windowHours: 1 });
    await answer(ann, id, "keep");
    for (let minutes = 0; minutes < 90; minutes += 9) await town.pass(9 * 60);
    expect((await bob.call(endpoints.readOwnRecord, {})).results).toHaveLength(1);
    expect(await bob.call(endpoints.readOwnPace, {})).toMatchObject({ byClock: 1 });
    expect(await ann.call(endpoints.readOwnPace, {})).toMatchObject({ byClock: 0 });
  });
});

describe("the figures of a record", () => {
  it("are seen by members of a club only where both share them", async () => {
    const { ann, bob } = await finished();
    const { id } = await ann.call(endpoints.foundClub, { body: { name: "The Back Room" } });
    const club = () => ann.call(endpoints.viewClub, { params: { id } });
    const token = new URL((await club()).link ?? "").hash.slice(1);
    await bob.call(endpoints.joinClub, { params: { id }, body: { token } });
    const him = async () => (await club()).people.find(({ name }) => name === "Bob");
    const member = (await him())?.id ?? "";
    const seen = () => ann.call(endpoints.readMemberRecord, { params: { id, member } });
    await share(bob);
    expect(await codeOf(seen())).toBe("club/member-unknown");
    expect(await him()).not.toHaveProperty("sharesRecord");
    await share(ann);
    expect(await him()).toMatchObject({ sharesRecord: true });
    expect(await seen()).toMatchObject({
      name: "Bob",
      all: { matches: 1, wins: 0, place: 2 },
      games: [{ game: "pennies", seats: 2, matches: 1 }],
      streaks: { now: 0, longest: 0 },
      meetings: { before: 0, behind: 1, level: 0 },
    });
    const eve = await town.guest("Eve");
    await share(eve);
    const asEve = eve.call(endpoints.readMemberRecord, { params: { id, member } });
    expect(await codeOf(asEve)).toBe("club/unknown");
  });
});
