import { randomUUID } from "node:crypto";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { createTablePasses } from "../../src/account/table-passes.ts";
import { borrowSeat, offerSeat } from "../../src/match/lending.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { hideLetter, markLettersRead, readLetters, writeLetter } from "../../src/talk/letters.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const TITLE = "On the letters page";

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

/** As a page does it: there, a letter of one's own is seen when it is written. */
async function write(who: Profile, id: string, text: string, other?: number) {
  await t.pass(1);
  const draft = { id: randomUUID(), text };
  const letter = await writeLetter(t.context, Promise.resolve(who), id, draft, other);
  await markLettersRead(t.context, who.userId, { matchId: id, letter: letter.id, other });
  return letter;
}

const mailsTo = (name: string) => t.mailer.to(`${name}@mob.test`);

it("a letter is told once, however many messages follow before it is read", async () => {
  await changeProfile(t.context, ann, { messagesADay: null });
  await changeProfile(t.context, bob, { messagesADay: null });
  const id = await startedMatch(t, [ann, bob], { rounds: 30 });
  await write(bob, id, "Anybody there?");
  const rounds = 16;
  for (let round = 0; round < rounds; round++) {
    const [active, other] = round % 2 === 0 ? [ann, bob] : [bob, ann];
    for (const [who, answer] of [
      [active, "keep"],
      [other, "fold"],
    ] as const) {
      await t.pass(GRACE);
      await answerAs(t, who, id, answer);
      await t.settle();
    }
  }
  const mails = mailsTo("ann");
  expect(mails.length).toBeGreaterThanOrEqual(rounds);
  expect(mails.filter(({ text }) => text.includes("Anybody there?"))).toHaveLength(1);
  const row = await t.context.store.memberships.get(ann.userId, id);
  expect(JSON.stringify(row?.notifiedPrompts).length).toBeLessThan(600);
});

it("letters that somebody has not read come with the mail that goes out anyway, and with one alone", async () => {
  const id = await startedMatch(t, [ann, bob], { rounds: 1 });
  await write(bob, id, "Anybody there?");
  await t.pass(GRACE);
  const [first] = mailsTo("ann");
  expect(first?.text).toContain(`${TITLE}\nBob: Anybody there?`);
  expect(first?.html).toContain(TITLE);
  // The writer is not told of it, and it is no reason for a message to anybody.
  await answerAs(t, ann, id, "keep");
  await t.settle();
  await t.pass(GRACE);
  expect(mailsTo("bob").at(-1)?.text).not.toContain(TITLE);
  const sent = () => [mailsTo("ann").length, mailsTo("bob").length];
  const before = sent();
  await write(ann, id, "Good morning.");
  await t.pass(GRACE);
  expect(sent()).toEqual(before);
  // A letter that was told once is not told again; a newer one is.
  await answerAs(t, bob, id, "fold");
  await write(bob, id, "To you, too.");
  await t.settle();
  await t.pass(GRACE);
  const again = mailsTo("ann").at(-1);
  expect(mailsTo("ann")).toHaveLength(2);
  expect(again?.text).toContain("Bob: To you, too.");
  expect(again?.text).not.toContain("Anybody there?");
});

it("tells three at most, none that was read, taken back or hidden, and of a long one its beginning", async () => {
  const id = await startedMatch(t, [ann, bob]);
  const read = await write(bob, id, "Read long ago.");
  await markLettersRead(t.context, ann.userId, { matchId: id, letter: read.id });
  for (const text of ["One.", "Two.", "Three."]) await write(bob, id, text);
  const regretted = await write(bob, id, "A slip of the tongue.");
  await hideLetter(t.context, bob.userId, { matchId: id, letter: regretted.id }, true);
  await write(bob, id, `Long${" ago".repeat(240)}`);
  await t.pass(GRACE);
  const { text = "" } = mailsTo("ann")[0] ?? {};
  const told = text.slice(text.indexOf(TITLE)).split("\n\n")[0]?.split("\n") ?? [];
  expect(told.slice(0, 3)).toEqual([TITLE, "Bob: Two.", "Bob: Three."]);
  expect(told).toHaveLength(4);
  expect(told[3]?.length).toBeLessThanOrEqual("Bob: ".length + 200);
});

it.each([
  ["HTML", "<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"],
  ["a template", "{name} {{you}} <%= x %>", "{name} {{you}} &lt;%= x %&gt;"],
  ["what turns and breaks lines", "a\u202eb\u0000c\r\n\r\n--\nStop: x", "abc -- Stop: x"],
  ["another script", "بوب 🃏", "بوب 🃏"],
])("takes %s in a letter for text", async (_, text, html) => {
  const id = await startedMatch(t, [ann, bob]);
  await write(bob, id, text);
  await t.pass(GRACE);
  const [mail] = mailsTo("ann");
  expect(mail?.html).toContain(`<bdi>${html}</bdi>`);
  const plain = html.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  expect(mail?.text).toContain(`${TITLE}\nBob: ${plain}\n\n`);
});

/** A table of three, of whom all are asked; the letters to Ann and Bob are written by the others. */
async function mailsOfThree(asides: readonly [from: number, to: number, text: string][]) {
  t = await openContext();
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  [ann, bob] = people;
  const id = await startedMatch(t, people, {}, "pennies", { letters: "private" });
  await write(people[2], id, "To all.");
  for (const [from, to, text] of asides) {
    const who = people[from];
    if (who !== undefined) await write(who, id, text, to);
  }
  // However many were written, it is as late for everybody.
  await t.pass(10 - asides.length);
  await t.pass(GRACE);
  await answerAs(t, people[0], id, "keep");
  await t.settle();
  await t.pass(GRACE);
  return { id, people };
}

it("a letter to one alone comes with their mail and with no other, and no other mail differs by it", async () => {
  await mailsOfThree([]);
  const quiet = JSON.stringify([mailsTo("bob"), mailsTo("cleo")]);
  const quietAnn = mailsTo("ann").length;
  await mailsOfThree([
    [1, 0, "<b>Psst</b>{name}\u202e"],
    [2, 0, "Trust nobody."],
    [1, 2, "Behind her back."],
  ]);
  const [mail, ...more] = mailsTo("ann");
  expect(more).toHaveLength(quietAnn - 1);
  expect(mail?.text).toContain(
    `${TITLE}\nCleo: To all.\nBob, to you alone: <b>Psst</b>{name}\nCleo, to you alone: Trust nobody.\n\n`,
  );
  expect(mail?.html).toContain("&lt;b&gt;Psst&lt;/b&gt;{name}");
  const told = (name: string) => mailsTo(name).map(({ text }) => text);
  expect(told("cleo").join()).toContain("Bob, to you alone: Behind her back.");
  expect(told("bob").join()).not.toContain("alone:");
  await mailsOfThree([[1, 0, "Psst."]]);
  expect(JSON.stringify([mailsTo("bob"), mailsTo("cleo")])).toBe(quiet);
});

it("what was read or told of two alone is not told again", async () => {
  const { id, people } = await mailsOfThree([[1, 0, "Told."]]);
  const [, , cleo] = people;
  const sent = mailsTo("ann").length;
  await write(bob, id, "Read.", 0);
  const { letters } = await readLetters(t.context, Promise.resolve(ann), id, { with: 1 });
  await markLettersRead(t.context, ann.userId, { matchId: id, letter: letters.at(-1)?.id ?? "", other: 1 });
  await write(cleo, id, "Unread.", 0);
  await answerAs(t, bob, id, "call");
  await answerAs(t, cleo, id, "call");
  await answerAs(t, bob, id, "keep");
  await t.settle();
  await t.pass(24 * 3600);
  const mails = mailsTo("ann").slice(sent);
  const told = mails.map(({ text }) => text).join();
  expect(told).toContain("Cleo, to you alone: Unread.");
  for (const text of ["Told.", "Read."]) expect(told).not.toContain(`alone: ${text}`);
  expect(told.split("Unread.")).toHaveLength(2);
});

it("who plays a borrowed seat gets its mails without the letters to whose it is", async () => {
  const dan = await t.person("Dan");
  const id = await startedMatch(t, [ann, bob], {}, "pennies", { letters: "private" });
  await offerSeat(t.context, ann.userId, id, { days: 2, brief: "" });
  const { offer } = await viewMatch(t.context, ann.userId, id);
  const key = await createTablePasses(t.context).passOf(offer?.url.split("#")[1] ?? "", id);
  await borrowSeat(t.context, dan, id, key.word);
  await t.settle();
  await write(bob, id, "To all.");
  await write(bob, id, "Psst.", 0);
  await t.pass(GRACE);
  const [mail] = mailsTo("dan");
  expect(mail?.text).toContain("house.test");
  for (const told of [TITLE, "To all.", "Psst."]) expect(JSON.stringify(mailsTo("dan"))).not.toContain(told);
});

it("no name and no letter is a link in a mail", async () => {
  const spammer = await t.person("www.mob.example", "spam@mob.test");
  const id = await startedMatch(t, [spammer, ann]);
  await write(spammer, id, "Win: http://evil.example/x");
  await answerAs(t, spammer, id, "keep");
  await t.settle();
  await t.pass(GRACE);
  const [mail] = mailsTo("ann");
  expect(mail?.text).toContain("Win: http:\u200c//evil.\u200cexample/x");
  expect(mail?.subject).toContain("www.\u200cmob.\u200cexample");
  for (const part of [mail?.subject, mail?.text, mail?.html])
    expect(part).not.toMatch(/mob\.example|evil\.example|http:\/\/evil/);
  expect(mail?.text).toContain("https://house.test/");
});
