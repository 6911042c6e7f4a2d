import type { Profile } from "@consigliere/store/profiles";
import { describe, expect, it } from "vitest";
import { openPage } from "../../src/live/page.ts";
import { readDashboard } from "../../src/lobby/dashboard.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { viewIfChanged, viewMatch } from "../../src/play/view-match.ts";
import {
  hideLetter,
  markLettersRead,
  reactToLetter,
  readLetters,
  writeLetter,
} from "../../src/talk/letters.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;

interface Table {
  readonly t: TestContext;
  readonly id: string;
  /** In the order of their seats. */
  readonly people: readonly [Profile, Profile, Profile];
}

async function tableOfThree(letters: "all" | "private" | "none", options = {}): Promise<Table> {
  const t = await openContext();
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  const id = await startedMatch(t, people, options, "pennies", { letters });
  for (const { userId, name } of people) {
    const { live } = await viewMatch(t.context, userId, id);
    await openPage(t.context, name, live.ticket);
  }
  await t.settle();
  return { t, id, people };
}

const write = ({ t, id }: Table, who: Profile, text: string, other?: number) =>
  writeLetter(t.context, Promise.resolve(who), id, { id: `letter-${text}`, text }, other);
const read = ({ t, id }: Table, who: Profile, other?: number) =>
  readLetters(t.context, Promise.resolve(who), id, { with: other });
const texts = async (...args: Parameters<typeof read>) =>
  (await read(...args)).letters.map(({ text }) => text);
const refused = (code: string) => ({ code });

describe("a letter to one alone", () => {
  it("is between the two of them", async () => {
    const table = await tableOfThree("private");
    const { t, id, people } = table;
    const [ann, bob, cleo] = people;
    await write(table, ann, "To all.");
    const aside = await write(table, ann, "To Bob.", 1);
    await t.pass(1);
    await write(table, bob, "To Ann.", 0);
    await t.settle();
    expect(await texts(table, ann, 1)).toEqual(["To Bob.", "To Ann."]);
    expect(await texts(table, bob, 0)).toEqual(["To Bob.", "To Ann."]);
    for (const who of people) expect(await texts(table, who)).toEqual(["To all."]);
    for (const other of [0, 1]) expect(await texts(table, cleo, other)).toEqual([]);
    const at = { matchId: id, letter: aside.id };
    for (const other of [undefined, 0, 1]) {
      await expect(reactToLetter(t.context, cleo.userId, { ...at, other }, "rose")).rejects.toMatchObject(
        refused("match/letter-unknown"),
      );
      // The host cannot hide letters between others either.
      if (other !== 0)
        await expect(hideLetter(t.context, cleo.userId, { ...at, other }, true)).rejects.toMatchObject(
          refused("match/letter-unknown"),
        );
    }
    await reactToLetter(t.context, bob.userId, { ...at, other: 0 }, "rose");
    await hideLetter(t.context, ann.userId, { ...at, other: 1 }, true);
    expect((await read(table, bob, 0)).letters[0]).toMatchObject({ text: "", hidden: "writer" });
  });

  it("is written where the host has allowed it, to another person who sits there", async () => {
    for (const letters of ["all", "none"] as const) {
      const table = await tableOfThree(letters);
      await expect(write(table, table.people[0], "Psst.", 1)).rejects.toMatchObject(
        refused("match/no-letters"),
      );
    }
    const none = await tableOfThree("none");
    await expect(write(none, none.people[0], "Hello?")).rejects.toMatchObject(refused("match/no-letters"));
    await expect(read(none, none.people[0])).rejects.toMatchObject(refused("match/no-letters"));
    const table = await tableOfThree("private");
    for (const other of [0, 3, 15])
      await expect(write(table, table.people[0], "Psst.", other)).rejects.toMatchObject(
        refused("match/no-person-there"),
      );
  });

  it("is nothing that a third seat could notice by anything that it gets", async () => {
    const [quiet, talking] = [await tableOfThree("private"), await tableOfThree("private")];
    const exchange = async (table: Table) => {
      const { t, id, people } = table;
      const [ann, bob] = people;
      const letter = await write(table, ann, "Let us share.", 1);
      await t.settle();
      expect(t.sockets.letters.toSorted()).toEqual(["Ann", "Bob"]);
      await markLettersRead(t.context, bob.userId, { matchId: id, letter: letter.id, other: 0 });
      await reactToLetter(t.context, bob.userId, { matchId: id, letter: letter.id, other: 0 }, "knife");
      await t.settle();
    };
    const seenBy = async ({ t, id, people: [, , cleo] }: Table) => {
      const tag = (await viewIfChanged(t.context, cleo.userId, id, null)) as unknown;
      const asked = { t, id, people: [cleo, cleo, cleo] } as const;
      return JSON.stringify([
        tag,
        await viewMatch(t.context, cleo.userId, id, { since: 0 }),
        await readDashboard(t.context, cleo.userId),
        await Promise.all([undefined, 0, 1].map((other) => read(asked, cleo, other))),
        await write(asked, cleo, "Anything new?").then(({ id: _, ...letter }) => letter),
        [...t.sockets.sent, ...t.sockets.present].filter(([socket]) => socket === "Cleo"),
        t.sockets.letters.filter((socket) => socket === "Cleo"),
      ]);
    };
    await exchange(talking);
    expect(await seenBy(talking)).toBe(await seenBy(quiet));
    for (const { t } of [quiet, talking]) {
      await t.settle();
      await t.pass(GRACE);
    }
    const mailed = ({ t }: Table) => t.mailer.to("cleo@mob.test").map(({ text }) => text);
    expect(mailed(talking)).toEqual(mailed(quiet));
  });
});

it.each(["all", "private", "none"] as const)(
  "what is agreed goes on into the rematch (%s)",
  async (letters) => {
    const table = await tableOfThree(letters, { rounds: 1 });
    const { t, id, people } = table;
    const [ann, bob, cleo] = people;
    await answerAs(t, ann, id, "keep");
    for (const who of [bob, cleo]) await answerAs(t, who, id, "fold");
    const next = await rematch(t.context, ann.userId, id);
    expect(next.houseRules).toMatchObject({ letters });
    const writing = write({ ...table, id: next.id }, ann, "Again!");
    if (letters === "none") await expect(writing).rejects.toMatchObject(refused("match/no-letters"));
    else await expect(writing).resolves.toMatchObject({ text: "Again!" });
  },
);
