/** An instance of 0.1.0 with four people, a lobby, and a match of each game that goes on. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { AnswerValue } from "@consigliere/contract/answer";
import { catalogue } from "@consigliere/games/catalogue";
import { operations } from "@consigliere/store/operations";
import { freshTable } from "@consigliere/store/testing/table";
import { expect, it } from "vitest";
import { openStore } from "../src/match/contents.ts";
import { openTable } from "../src/match/load.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { upgrade } from "../src/upgrade.ts";
import { openContext } from "../testing/context.ts";

const lines = gunzipSync(readFileSync(new URL("fixtures/house-0.1.0.jsonl.gz", import.meta.url)))
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** The bodies of the rows that Better Auth kept. */
const rowsOf = (model: string) =>
  lines.filter(({ pk }) => pk.S === `AUTH#${model}`).map(({ body }) => JSON.parse(body.S));

it("an instance of 0.1.0 is brought to this version, once, and its people and matches go on", async () => {
  const connection = await freshTable();
  const { backup } = operations({ ...connection, now: () => new Date() });
  await backup.putItems(lines);
  const store = openStore(connection);
  const ids = lines.filter(({ sk }) => sk.S === "META").map(({ pk }) => pk.S.slice("MATCH#".length));
  await expect(store.matches.meta(ids[0])).rejects.toMatchObject({ code: "store/shape-too-old" });

  const [{ userId: owner }] = rowsOf("session");
  const { profiles } = store;
  const until = new Date(Date.now() + 1e9);
  const mine = rowsOf("session").filter(({ userId }) => userId === owner);
  const begun = await Promise.all(mine.map(({ token }) => store.accounts.begin(token, owner, until)));
  const session = begun[0] ?? "";
  const device = {
    id: "d",
    endpoint: "e",
    keys: { p256dh: "p", auth: "a" },
    key: "k",
    name: "n",
    addedAt: "",
  };
  // As a run before has left it that broke off while it deleted old rows.
  await profiles.change(owner, (profile) => ({ ...profile, devices: [{ ...device, session }] }));
  const rows = lines.filter(({ pk }) => pk.S.startsWith("AUTH#session"));
  await backup.removeItems(rows.filter(({ body }) => body?.S.includes(owner)));

  expect(await upgrade(connection)).toEqual({ users: 4, profiles: 4, matches: 6 });
  expect(await profiles.get(owner)).toMatchObject({ devices: [{ session }] });
  expect(await upgrade(connection)).toBeNull();

  for (const { id, email, isGuest } of rowsOf("user")) {
    const user = await store.accounts.user(id);
    expect(user).toEqual({ id, email: isGuest ? null : email });
    if (!isGuest) expect(await store.accounts.userWith(email)).toEqual(user);
    expect(await store.profiles.get(id)).toMatchObject({ userId: id });
  }
  const sessions = rowsOf("session");
  expect(sessions.length).toBeGreaterThan(3);
  for (const { token, userId: id } of sessions)
    expect(await store.accounts.session(token)).toMatchObject({ user: { id } });
  for await (const { pk, sk } of backup.items()) expect(JSON.stringify([pk, sk])).not.toMatch(/ROW#|UNIQUE/);

  const { context } = await openContext(catalogue);
  const house = { ...context, store };
  const playing: string[] = [];
  for (const id of ids) {
    const meta = await store.matches.meta(id);
    expect(meta?.houseRules.visibility).toBe("private");
    if (meta?.status !== "playing") continue;
    playing.push(meta.game);
    for (let answers = 0; answers < 3; answers++) {
      const { run } = await openTable(house, id);
      const [asked] = run.questions().filter(({ isAwaited }) => isAwaited);
      const player = asked && meta.seats[asked.seat]?.player;
      if (asked === undefined || player == null || !("userId" in player)) break;
      const answer = { answerId: `${id} ${answers}`, prompt: asked.id, value: asked.fallback as AnswerValue };
      await answerPrompt(house, player.userId, id, answer);
    }
  }
  expect(playing.toSorted()).toEqual(["family-business", "mafia-dollar", "mob-city", "nothing-personal"]);
});
