import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, describe, expect, it } from "vitest";
import { answer, look, penniesTable } from "./pennies-table.ts";
import { type Browser, codeOf, openDoor, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

/** The key of a new offer of a seat. */
async function keyFrom(owner: Browser, id: string, brief = "Call them all."): Promise<string> {
  const given = await owner.call(endpoints.offerSeat, { params: { id }, body: { days: 2, brief } });
  return new URL(given.offer?.url ?? "").hash.slice(1);
}

describe("a seat on offer", () => {
  it("is taken by who is signed in, once, and played by their own session on any device", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const [key, params] = [await keyFrom(ann, id), { id }];
    const nobody = town.browser();
    const sign = await nobody.call(endpoints.lookAtDoor, { params, body: { key } });
    expect(sign).toMatchObject({
      game: "pennies",
      name: "Ann",
      isMine: false,
      offeredUntil: expect.any(String),
    });
    expect(JSON.stringify(sign)).not.toContain("Call them all.");
    expect(await codeOf(openDoor(nobody, id, key))).toBe("account/sign-in-first");
    const carl = await town.guest("Carl");
    expect(await codeOf(look(carl, id))).toBe("match/unknown");
    expect(await openDoor(carl, id, key)).toMatchObject({ isMine: true });
    expect([...carl.cookies.keys()].filter((name) => name.endsWith("tables"))).toEqual([]);
    expect(await openDoor(carl, id, key)).toMatchObject({ isMine: true });
    expect(await codeOf(openDoor(await town.guest("Dan"), id, key))).toBe("link/withdrawn");
    expect(await look(carl, id)).toMatchObject({ viewer: 0, isBorrowed: true });
    expect(await carl.call(endpoints.readNotes, { params })).toMatchObject({ text: "Call them all." });
    await answer(carl, id, "keep");
    expect((await look(bob, id)).table?.prompts).not.toEqual([]);
    expect((await look(ann, id)).match.seats[0]?.lent).toMatchObject({ to: "Carl" });
  });

  it("lent, has what is its owner's refused to who plays it, and what is played to its owner", async () => {
    const { id, ann } = await penniesTable(town);
    const params = { id };
    const carl = await town.guest("Carl");
    await openDoor(carl, id, await keyFrom(ann, id));
    const prompt = (await look(carl, id)).table?.prompts[0]?.id ?? "";
    const body = { answerId: "answer-of-ann", prompt, value: "keep" };
    expect(await codeOf(ann.call(endpoints.answerPrompt, { params, body }))).toBe("match/lent");
    const undo = ann.call(endpoints.undoAnswer, { params, body: { answerId: "undo-of-ann" } });
    expect(await codeOf(undo)).toBe("match/lent");
    const letter = { id: "letter-of-carl", text: "Hello" };
    for (const call of [
      () => carl.call(endpoints.readLetters, { params, query: {} }),
      () => carl.call(endpoints.writeLetter, { params, body: letter }),
      () => carl.call(endpoints.resignMatch, { params, body: { answerId: "resign-of-carl" } }),
      () => carl.call(endpoints.offerSeat, { params, body: { days: 1, brief: "" } }),
    ]) {
      expect(await codeOf(call())).toBe("match/lent");
    }
    await ann.call(endpoints.readLetters, { params, query: {} });
    await ann.call(endpoints.takeSeatBack, { params });
    expect(await codeOf(look(carl, id))).toBe("match/unknown");
    await ann.call(endpoints.answerPrompt, { params, body: { ...body, answerId: "answer-at-last" } });
  });

  it("is back before the account of its owner, or of who has it, is gone", async () => {
    const { id, ann, bob } = await penniesTable(town);
    const carl = await town.guest("Carl");
    await openDoor(carl, id, await keyFrom(ann, id));
    await carl.call(endpoints.deleteAccount, {});
    expect((await look(ann, id)).table?.prompts).not.toEqual([]);
    const dan = await town.guest("Dan");
    await openDoor(dan, id, await keyFrom(ann, id));
    await ann.call(endpoints.deleteAccount, {});
    expect(await codeOf(look(dan, id))).toBe("match/unknown");
    expect((await look(bob, id)).match.seats[0]).toMatchObject({ kind: "bot" });
  });

  it("opens nothing from a cookie, and takes no brief or time that is not offered", async () => {
    const { id, ann } = await penniesTable(town);
    const key = await keyFrom(ann, id);
    const cookie = `__Secure-consigliere.tables=${key}`;
    expect((await town.browser().request(`/api/matches/${id}`, { headers: { cookie } })).status).toBe(401);
    for (const body of [
      { days: 0, brief: "" },
      { days: 15, brief: "" },
      { days: 1.5, brief: "" },
      { days: 1, brief: "x".repeat(2_001) },
      { days: 1 },
    ]) {
      const headers = { "content-type": "application/json" };
      const init = { method: "PUT", body: JSON.stringify(body), headers };
      expect((await ann.request(`/api/matches/${id}/loan`, init)).status).toBe(422);
    }
  });

  it("has a brief of any characters, which comes as it was written", async () => {
    const { id, ann } = await penniesTable(town);
    for (const brief of ["<b>{{x}}</b> {y}", "\u202eevil", "🎩".repeat(900), "a\u0001b"]) {
      const carl = await town.guest("Carl");
      await openDoor(carl, id, await keyFrom(ann, id, brief));
      expect((await carl.call(endpoints.readNotes, { params: { id } })).text).toBe(brief);
      await ann.call(endpoints.takeSeatBack, { params: { id } });
    }
  });
});

it("nothing of all this was a fault of the service", () => expect(town.faults).toEqual([]));
