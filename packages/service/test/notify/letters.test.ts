import { randomUUID } from "node:crypto";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { hideLetter, markLettersRead, writeLetter } from "../../src/talk/letters.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const TITLE = "In the letters page";

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

/** As a page does it, on which one's own letter is seen when it is written. */
async function write(who: Profile, id: string, text: string) {
  await t.pass(1);
  const letter = await writeLetter(t.context, Promise.resolve(who), id, { id: randomUUID(), text });
  await markLettersRead(t.context, who.userId, { matchId: id, letter: letter.id });
  return letter;
}

const mailsTo = (name: string) => t.mailer.to(`${name}@mob.test`);

it("letters that somebody has not read come with the mail that goes out anyway, and with one alone", async () => {
  const id = await startedMatch(t, [ann, bob], { rounds: 1 });
  await write(bob, id, "Anybody there?");
  await t.pass(GRACE);
  const [first] = mailsTo("ann");
  expect(first?.text).toContain(`${TITLE}\nBob: Anybody there?`);
  expect(first?.html).toContain(TITLE);
  // Who wrote it is not told of it, and it is no reason to write to anybody.
  await answerAs(t, ann, id, "keep");
  await t.settle();
  await t.pass(GRACE);
  expect(mailsTo("bob").at(-1)?.text).not.toContain(TITLE);
  const sent = () => [mailsTo("ann").length, mailsTo("bob").length];
  const before = sent();
  await write(ann, id, "Good morning.");
  await t.pass(GRACE);
  expect(sent()).toEqual(before);
  // What was told once is not told again; what came since is.
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
