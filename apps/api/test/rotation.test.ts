import { endpoints } from "@consigliere/contract/endpoints";
import { actToken } from "@consigliere/service/match/act-link";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, expect, it } from "vitest";
import { type Keys, rotateKeys } from "../src/keys/keys.ts";
import { penniesTable } from "./pennies-table.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

const rotated = (keys: Keys): Keys =>
  rotateKeys(rotateKeys(keys, "auth", town.clock.now()), "link", town.clock.now());

const nameIn = async (browser: Browser) => (await browser.call(endpoints.readMe, {})).me?.name;

const signatureOf = (browser: Browser) =>
  decodeURIComponent([...browser.cookies.values()].join())
    .split(".")
    .at(-1);

it("a rotation signs nobody out, in processes that know of it and in processes that do not", async () => {
  const ann = await town.guest("Ann");
  const before = town.keys;
  const after = rotated(before);
  town.takeKeys(after);
  expect(await nameIn(ann)).toBe("Ann");

  town.clock.advance(16 * 60);
  expect(await nameIn(ann)).toBe("Ann");
  const bob = await town.guest("Bob");
  expect(signatureOf(bob)).not.toBe(signatureOf(ann));
  expect(await nameIn(bob)).toBe("Bob");

  // A process whose clock is a quarter of an hour behind has the new key, and accepts it before it signs with it.
  town.clock.advance(-16 * 60);
  expect(await nameIn(bob)).toBe("Bob");

  const { auth } = after;
  town.takeKeys({ ...after, auth: auth.slice(0, 1) });
  expect(await nameIn(ann)).toBeUndefined();
  expect(await nameIn(bob)).toBe("Bob");
  await bob.call(endpoints.signOut, {});
  expect(await nameIn(bob)).toBeUndefined();
});

it("a session cookie that no key signed is worth nothing", async () => {
  const eve = await town.guest("Eve");
  const [name = "", cookie = ""] = [...eve.cookies][0] ?? [];
  for (const forged of [
    cookie.replace(/.$/, ""),
    `${cookie}a`,
    cookie.split(".")[0] ?? "",
    "%",
    ".",
    "a.b",
  ]) {
    eve.cookies.set(name, forged);
    expect(await nameIn(eve)).toBeUndefined();
  }
});

it("the answer link of a mail from before a rotation works until its key is dropped", async () => {
  town.takeKeys(town.keys);
  const { ann, id } = await penniesTable(town);
  const view = await ann.call(endpoints.viewMatch, { params: { id } });
  const userId = (await ann.call(endpoints.readMe, {})).me?.userId ?? "";
  const act = {
    matchId: id,
    userId,
    promptId: view.table?.prompts[0]?.id ?? "",
    value: "keep",
    until: new Date(town.clock.now().getTime() + 7 * 86_400_000).toISOString(),
  };
  const query = { token: actToken(town.backend.context, act) };
  const preview = () => town.browser().call(endpoints.previewAct, { query });

  const after = rotated(town.keys);
  town.takeKeys(after);
  town.clock.advance(16 * 60);
  expect((await preview()).value).toBe("keep");
  town.takeKeys({ ...after, link: after.link.slice(0, 1) });
  await expect(preview()).rejects.toMatchObject({ problem: { code: "link/invalid" } });
});
