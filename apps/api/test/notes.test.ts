import { endpoints } from "@consigliere/contract/endpoints";
import { LONGEST_NOTES } from "@consigliere/contract/notes";
import { moveNotes } from "@consigliere/service/play/notes";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, look, penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

const read = (browser: Browser, id: string) => browser.call(endpoints.readNotes, { params: { id } });
const write = (browser: Browser, id: string, text: string, edition: number) =>
  browser.call(endpoints.writeNotes, { params: { id }, body: { text, edition } });

describe("what a player writes for themselves at a table", () => {
  it("is kept with the match and read by nobody else", async () => {
    const { id, ann, bob } = await penniesTable(town, {}, { visibility: "open" });
    expect(await read(ann, id)).toEqual({ text: "", edition: 0 });
    const before = JSON.stringify(await look(bob, id));
    expect(await write(ann, id, "Bob keeps.\nبوب 🃏 <b>", 0)).toMatchObject({ edition: 1 });
    expect(await read(ann, id)).toEqual({ text: "Bob keeps.\nبوب 🃏 <b>", edition: 1 });
    expect(await read(bob, id)).toEqual({ text: "", edition: 0 });
    expect(JSON.stringify(await look(bob, id))).toBe(before);
    const cid = await town.guest("Cid");
    const notYours = { problem: { code: "match/not-yours" } };
    await expect(read(cid, id)).rejects.toMatchObject(notYours);
    await expect(write(cid, id, "", 0)).rejects.toMatchObject(notYours);
    await expect(read(cid, "nowhere")).rejects.toMatchObject({ problem: { code: "match/unknown" } });
  });

  it("is not written over by a device that has not read it", async () => {
    const { id, ann } = await penniesTable(town);
    await write(ann, id, "on the train", 0);
    await expect(write(ann, id, "at the desk", 0)).rejects.toMatchObject({
      problem: { code: "match/notes-changed", status: 409 },
    });
    // The reply to the first request was lost on the way.
    expect(await write(ann, id, "on the train", 0)).toEqual({ text: "on the train", edition: 1 });
    expect(await write(ann, id, "both", 1)).toEqual({ text: "both", edition: 2 });
  });

  it.each([Number.MAX_SAFE_INTEGER, 2 ** 53])(
    "is refused over edition %i, which has none after it",
    async (last) => {
      const { id, ann } = await penniesTable(town);
      await expect(write(ann, id, "x", last)).rejects.toMatchObject({ problem: { code: "request/invalid" } });
      await expect(write(ann, id, "x", Number.MAX_SAFE_INTEGER - 1)).rejects.toMatchObject({
        problem: { code: "match/notes-changed" },
      });
    },
  );

  it("is of a length that can be read", async () => {
    const { id, ann } = await penniesTable(town);
    await expect(write(ann, id, "x".repeat(LONGEST_NOTES + 1), 0)).rejects.toMatchObject({
      problem: { code: "request/invalid" },
    });
    expect(await write(ann, id, "🃏".repeat(LONGEST_NOTES / 2), 0)).toMatchObject({ edition: 1 });
  });

  it("is published after the end by its writer, for whoever may look from that chair, and taken back", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 }, { visibility: "open" });
    const publish = (who: Browser, published: boolean) =>
      who.call(endpoints.publishNotes, { params: { id }, body: { published } });
    const readAll = (who: Browser) => who.call(endpoints.readPublishedNotes, { params: { id } });
    const refused = (code: string) => ({ problem: { code } });
    await write(ann, id, "Bob keeps.", 0);
    for (const early of [() => publish(ann, true), () => readAll(bob), () => publish(bob, false)])
      await expect(early()).rejects.toMatchObject(refused("match/not-over"));
    expect(await read(ann, id)).toEqual({ text: "Bob keeps.", edition: 1 });
    await answer(ann, id, "keep");
    await answer(bob, id, "fold");
    expect(await readAll(bob)).toEqual({ notes: [] });
    expect(await publish(ann, true)).toEqual({ text: "Bob keeps.", edition: 2, published: true });
    expect(await readAll(bob)).toEqual({ notes: [{ seat: 0, text: "Bob keeps." }] });
    // What is written later is read too, until it is taken back.
    expect(await write(ann, id, "He did.", 2)).toEqual({ text: "He did.", edition: 3, published: true });
    expect(await readAll(bob)).toEqual({ notes: [{ seat: 0, text: "He did." }] });
    const cid = await town.guest("Cid");
    for (const strange of [() => publish(cid, true), () => readAll(cid)])
      await expect(strange()).rejects.toMatchObject(refused("match/not-yours"));
    const { matches } = await ann.call(endpoints.readOwnData, {});
    expect(matches).toMatchObject([{ notes: "He did.", notesPublished: true }]);
    expect(await publish(ann, false)).toEqual({ text: "He did.", edition: 4 });
    expect(await readAll(bob)).toEqual({ notes: [] });
  });

  it("stays its writer's own where the match stays closed", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 }, { openAtEnd: false });
    await write(ann, id, "mine", 0);
    await answer(ann, id, "keep");
    await answer(bob, id, "fold");
    const shut = { problem: { code: "match/not-open" } };
    await expect(
      ann.call(endpoints.publishNotes, { params: { id }, body: { published: true } }),
    ).rejects.toMatchObject(shut);
    await expect(bob.call(endpoints.readPublishedNotes, { params: { id } })).rejects.toMatchObject(shut);
  });

  it("is published to nobody once its writer's account is gone", async () => {
    const { id, ann, bob } = await penniesTable(town, { rounds: 1 });
    await write(ann, id, "mine", 0);
    await answer(ann, id, "keep");
    await answer(bob, id, "fold");
    await ann.call(endpoints.publishNotes, { params: { id }, body: { published: true } });
    await ann.call(endpoints.deleteAccount, {});
    expect(await bob.call(endpoints.readPublishedNotes, { params: { id } })).toEqual({ notes: [] });
  });

  it("comes along into an account, and goes with it", async () => {
    const { id, ann } = await penniesTable(town);
    await write(ann, id, "mine", 0);
    await ann.call(endpoints.attachEmail, { body: { email: "ann@notes.test" } });
    const token = tokenIn(town.mailer.to("ann@notes.test").at(-1)?.text ?? "");
    const { me } = await ann.call(endpoints.signIn, { body: { token } });
    expect(await read(ann, id)).toEqual({ text: "mine", edition: 1 });
    const { context } = town.backend;
    await context.store.notes.write("a-guest", id, { text: "of before", edition: 3 }, 0);
    for (const _ of ["once", "and again"]) await moveNotes(context, "a-guest", me.userId, id);
    expect(await read(ann, id)).toEqual({ text: "mine\n\nof before", edition: 2 });
    await ann.call(endpoints.deleteAccount, {});
    expect(await town.backend.context.store.notes.get(me.userId, id)).toBeUndefined();
  });
});
