/** Things removed from a table, a desk or the service do not come back, wherever a process ends and whoever is late. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { handOverSeat } from "../../src/account/hand-over-seat.ts";
import { changeProfile } from "../../src/account/profile.ts";
import type { Context } from "../../src/context.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { cancelMatch } from "../../src/lobby/leave-match.ts";
import { writeRows } from "../../src/match/rows.ts";
import { unsubscribe } from "../../src/notify/email/unsubscribe.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

const KILLED = new Error("killed");

/** An instance in which one store misbehaves. */
function contextWith<S extends keyof Context["store"]>(
  store: S,
  parts: Partial<Context["store"][S]>,
): Context {
  return { ...t.context, store: { ...t.context.store, [store]: { ...t.context.store[store], ...parts } } };
}

/** The match and its newest record, as a projection reads them. */
async function readingOf(id: string) {
  const meta = await t.context.store.matches.meta(id);
  if (meta === undefined) throw new Error("no match");
  const [newest = null] = await t.context.store.matches.records(id, { limit: 1 });
  return { meta, newest };
}

describe("a dashboard row", () => {
  it("is not written back by who read the match before its owner left", async () => {
    const { memberships } = t.context.store;
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    const { meta, newest } = await readingOf(id);
    await handOverSeat(t.context, ann.userId, id);
    await memberships.remove(ann.userId, id);
    await writeRows(t.context, meta, newest);
    expect(await memberships.list(ann.userId)).toEqual([]);
    expect(await memberships.list(bob.userId)).toHaveLength(1);
  });

  it("costs no look at the match when it is there already", async () => {
    const id = await startedMatch(t, [await t.person("Ann"), await t.person("Bob")]);
    const { meta, newest } = await readingOf(id);
    const look = vi.fn(t.context.store.matches.meta);
    await writeRows(contextWith("matches", { meta: look }), { ...meta, rev: meta.rev + 1 }, newest);
    expect(look).not.toHaveBeenCalled();
  });
});

describe("the last to join", () => {
  const open = async () => {
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const meta = await createMatch(t.context, ann, { game: "pennies", seats: 2 });
    const join = (context = t.context) => joinMatch(context, bob, meta.id, { token: meta.inviteToken });
    return { ann, id: meta.id, join };
  };

  it("starts the match by joining again when it did not get to start", async () => {
    const { join } = await open();
    const { saveMeta } = t.context.store.matches;
    const dying = contextWith("matches", {
      saveMeta: (meta) => (meta.status === "playing" ? Promise.reject(KILLED) : saveMeta(meta)),
    });
    await expect(join(dying)).rejects.toThrow(KILLED);
    expect(await join()).toMatchObject({ status: "playing" });
    expect(await join()).toMatchObject({ status: "playing" });
  });

  it("finds a match as it is that was called off meanwhile", async () => {
    const { ann, id, join } = await open();
    const dying = contextWith("memberships", { project: () => Promise.reject(KILLED) });
    await expect(join(dying)).rejects.toThrow(KILLED);
    await cancelMatch(t.context, ann.userId, id);
    expect(await join()).toMatchObject({ status: "cancelled" });
  });
});

describe("unsubscribing", () => {
  it("is not undone by another change at the same moment", async () => {
    const ann = await t.person("Ann");
    await Promise.all([
      unsubscribe(t.context, ann.unsubscribeToken, "yourTurn"),
      changeProfile(t.context, ann, { name: "Annabel" }),
      unsubscribe(t.context, ann.unsubscribeToken, "matchEnd"),
      changeProfile(t.context, ann, { locale: "ja" }),
    ]);
    expect(await t.context.store.profiles.get(ann.userId)).toEqual({
      ...ann,
      name: "Annabel",
      locale: "ja",
      preferences: { yourTurn: ["push", "telegram"], matchEnd: ["push", "telegram"] },
    });
  });

  it("brings nobody back whose account was deleted", async () => {
    const ann = await t.person("Ann");
    await t.context.store.profiles.delete(ann.userId);
    const late = contextWith("profiles", { findByUnsubscribeToken: async () => ann });
    await expect(unsubscribe(late, ann.unsubscribeToken, "all")).rejects.toThrow("link/invalid");
    await expect(changeProfile(late, ann, { name: "Back" })).rejects.toThrow("account/sign-in-first");
    expect(await t.context.store.profiles.get(ann.userId)).toBeUndefined();
  });
});
