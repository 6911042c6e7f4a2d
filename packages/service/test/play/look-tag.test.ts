import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it, vi } from "vitest";
import { editMatch } from "../../src/match/edit.ts";
import { openTable } from "../../src/match/load.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { viewIfChanged } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
let id: string;
let [ann, bob, cleo] = [] as unknown as [Profile, Profile, Profile];

beforeEach(async () => {
  t = await openContext([bluff("high", { hidesAnswered: true })]);
  [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  id = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
  await answerAs(t, ann, id, "open");
});

const look = (who: Profile, tag: string | null) => viewIfChanged(t.context, who.userId, id, tag);

async function tagFor(who: Profile): Promise<string> {
  const seen = await look(who, null);
  if (seen?.tag == null) throw new Error("a match that is played has a tag");
  return seen.tag;
}

/** Bob answers under seal, in a window that hides who has answered. */
async function bobAnswers(): Promise<void> {
  const { run } = await openTable(t.context, id);
  const prompt = run.prompts(1)[0]?.id ?? "";
  await answerPrompt(t.context, bob.userId, id, { answerId: "hidden-answer", prompt, value: "call" });
}

it("is told nothing new by one read and no rules, a hidden answer of somebody else included", async () => {
  const tag = await tagFor(cleo);
  for (const happen of [async () => {}, bobAnswers]) {
    await happen();
    const { matches, memberships } = t.context.store;
    const calls = [vi.spyOn(matches, "revision"), vi.spyOn(matches, "load"), vi.spyOn(memberships, "get")];
    expect(await look(cleo, tag)).toBeNull();
    expect(calls.map((call) => call.mock.calls.length)).toEqual([1, 0, 0]);
    for (const call of calls) call.mockRestore();
  }
  expect(await tagFor(cleo)).toBe(tag);
});

it("shows another head of the records with what is new, and none for a hidden answer that follows what all could see", async () => {
  const headFor = async (who: Profile) => (await look(who, null))?.view.head;
  const rest = { zone: "Asia/Tokyo", quiet: { from: 0, until: 1200 } };
  await editMatch(t.context, id, (meta) => ({
    ...meta,
    seats: meta.seats.map((seat, at) => (at === 1 ? { ...seat, rest } : seat)),
  }));
  const [tag, head, own] = [await tagFor(cleo), await headFor(cleo), await headFor(bob)];
  expect(head).toMatch(/^[0-9a-f]{64}$/);
  await bobAnswers();
  expect([await tagFor(cleo), await headFor(cleo)]).toEqual([tag, head]);
  expect(await headFor(bob)).not.toBe(own);
  const { run } = await openTable(t.context, id);
  const prompt = run.prompts(2)[0]?.id ?? "";
  await answerPrompt(t.context, cleo.userId, id, { answerId: "own-answer", prompt, value: "call" });
  expect(await headFor(cleo)).not.toBe(head);
});

it("is told what is new: an answer of one's own, a name at the table", async () => {
  const tags = new Map([ann, bob, cleo].map((who) => [who, ""]));
  for (const who of tags.keys()) tags.set(who, await tagFor(who));
  await bobAnswers();
  expect(await look(bob, tags.get(bob) ?? null)).not.toBeNull();
  await editMatch(t.context, id, (meta) => ({
    ...meta,
    seats: meta.seats.map((seat, at) => (at === 0 ? { ...seat, name: "Anna" } : seat)),
  }));
  expect((await look(cleo, tags.get(cleo) ?? null))?.view.match.seats[0]?.name).toBe("Anna");
});

it("is told anew of what was not looked at once it was, though nothing else is new", async () => {
  const unseen = async (tag: string | null) =>
    viewIfChanged(t.context, cleo.userId, id, tag, { since: "seen" });
  const first = await unseen(null);
  const told = first?.view.table?.told ?? 0;
  expect(first?.view.recap?.frames).toHaveLength(told);
  const later = (tag: string | null) =>
    viewIfChanged(t.context, cleo.userId, id, tag, { since: told, seen: told });
  expect(await later(first?.tag ?? null)).toBeNull();
  const second = await unseen(first?.tag ?? null);
  expect(second?.view.recap?.frames).toEqual([]);
  expect(second?.tag).not.toBe(first?.tag);
  expect((await unseen(second?.tag ?? null))?.tag).toBe(second?.tag);
});

it("is given the view for a tag of somebody else, of another chair, of another match or made up", async () => {
  const tag = await tagFor(bob);
  const [, signature] = tag.split(".");
  const other = await startedMatch(t, [ann, bob, cleo], {}, "bluff");
  expect(await viewIfChanged(t.context, bob.userId, other, tag)).not.toBeNull();
  for (const forged of [tag, `2.${signature}`, `spectator.${signature}`, "1.", "x", "1".repeat(5000)]) {
    expect(await look(cleo, forged)).not.toBeNull();
  }
});

it("is not told of a match without a seat, whatever tag is brought", async () => {
  const dan = await t.person("Dan");
  await expect(look(dan, await tagFor(bob))).rejects.toThrow("match/unknown");
});
