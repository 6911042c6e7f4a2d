import type { Profile } from "@consigliere/contract/account";
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, expect, it } from "vitest";
import { inviteToken, look } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

async function me(browser: Browser): Promise<Profile> {
  const { me: found } = await browser.call(endpoints.readMe, {});
  if (found === null) throw new Error("nobody");
  return found;
}

it.each([
  ["en", "Newcomer"],
  ["ja", "新顔"],
] as const)(
  "whoever comes in by mail has a name that says nothing of the address (%s)",
  async (locale, name) => {
    const vito = await town.member(`vito.corleone.${locale}@mob.test`, locale);
    const { isNamed, portrait, ...profile } = await me(vito);
    expect({ name: profile.name, isNamed }).toEqual({ name, isNamed: false });
    expect(portrait).not.toMatch(/vito|corleone|mob/i);
  },
);

it("no part of an address reaches another player, a mail to them or an invitation", async () => {
  const [vito, ann] = [await town.member("vito.corleone@mob.test"), await town.member("ann@mob.test")];
  const created = await vito.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
  const token = inviteToken(created);
  const page = await (await town.browser().request(`/i/${token}`)).text();
  const letter = await ann.call(endpoints.readInvitation, { params: { token } });
  const { id } = created.match;
  await ann.call(endpoints.joinMatch, { params: { id }, body: { token } });
  await town.settle();
  await town.pass(200);
  const mails = town.mailer.to("ann@mob.test");
  const told = JSON.stringify([page, letter, await look(ann, id), mails]);
  expect(mails.length).toBeGreaterThan(1);
  expect(told).not.toMatch(/vito|corleone/i);
});

it("who gives a name has it, at their tables too, and is not asked again", async () => {
  const don = await town.member("don@mob.test");
  const { match } = await don.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
  await don.call(endpoints.changeProfile, { body: { timeZone: "Asia/Tokyo" } });
  expect(await me(don)).toMatchObject({ name: "Newcomer", isNamed: false });
  await don.call(endpoints.changeProfile, { body: { name: "Don" } });
  expect(await me(don)).toMatchObject({ name: "Don", isNamed: true });
  expect((await look(don, match.id)).match.seats[0]?.name).toBe("Don");
});

it("a guest who tried a game without a word is asked, and asked still as the owner of an address", async () => {
  const guest = town.browser();
  await guest.call(endpoints.tryGame, { body: { game: "pennies", locale: "en" } });
  expect(await me(guest)).toMatchObject({ name: "Newcomer", isNamed: false });
  const email = "tried@mob.test";
  await guest.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
  await guest.call(endpoints.signIn, { body: { token: tokenIn(town.mailer.to(email).at(-1)?.text ?? "") } });
  expect(await me(guest)).toMatchObject({ name: "Newcomer", isNamed: false, email });
});

it("who enters with a name is not asked", async () => {
  expect(await me(await town.guest("Gus"))).toMatchObject({ name: "Gus", isNamed: true });
});
