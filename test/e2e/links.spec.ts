import { randomUUID } from "node:crypto";
import { attachEmail, requestSignIn } from "@consigliere/contract/account";
import { foundClub, viewClub } from "@consigliere/contract/clubs";
import { offerSeat } from "@consigliere/contract/loan";
import { createMatch } from "@consigliere/contract/lobby";
import { inviteSpectators } from "@consigliere/contract/spectators";
import type { Locator, Page } from "@playwright/test";
import { confirmEmail, enterApiPlayer, startApiMatch } from "./support/api-player.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { isAbout, linksOf, mailsTo, waitForMail } from "./support/inbox.ts";
import type { Stack } from "./support/stack.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A link, and what the page that it leads to offers to a stranger. */
type Known = readonly [link: string, offered: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name });
const text = (words: string) => (page: Page) => page.getByText(words);

/** A link of each kind, as it is sent. */
async function linksOfEachKind(stack: Stack): Promise<Record<string, Known>> {
  const [ann, ben, gus] = await Promise.all(["Ann", "Ben", "Gus"].map((name) => enterApiPlayer(stack, name)));
  if (!ann || !ben || !gus) throw new Error("nobody");
  const [bens, guss] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
  await confirmEmail(stack, ben, bens);
  await gus.client.call(attachEmail, { body: { email: guss } });
  const confirmation = linksOf(await waitForMail(stack.inboxUrl, guss))[0] ?? "";
  await gus.client.call(requestSignIn, { body: { email: guss, locale: "en" } });
  const signIn =
    linksOf(await waitForMail(stack.inboxUrl, guss, ({ text }) => !text.includes("&as=")))[0] ?? "";

  const id = await startApiMatch([ann, ben], { mobSize: 5 });
  const [table = "", ...others] = linksOf(await waitForMail(stack.inboxUrl, bens, isAbout(id)));
  const unsubscribe = others.find((link) => link.includes(".")) ?? "";
  const params = { id };
  const watched = await ann.client.call(inviteSpectators, { params, body: { delayMinutes: 0 } });
  const lent = await ann.client.call(offerSeat, { params, body: { days: 1, brief: "" } });
  const open = await ann.client.call(createMatch, { body: { game: "crooks", seats: 2 } });
  const club = await ann.client.call(foundClub, { body: { name: "Back Room" } });
  const { link } = await ann.client.call(viewClub, { params: { id: club.id } });
  return {
    "to sign in": [signIn, button("Continue")],
    "to confirm an address": [confirmation, button("Yes, I am Gus")],
    "to a table": [table, button("Open the table")],
    "to unsubscribe": [unsubscribe, button("Stop them")],
    "of an invitation": [open.inviteUrl ?? "", text("Ann invites you")],
    "of a club": [link ?? "", text("Back Room")],
    "to watch": [watched.spectatorsUrl ?? "", button("Watch")],
    "of a loan": [lent.offer?.url ?? "", text("Ann lends you a seat")],
  };
}

const withHash = (link: string, change: (fragment: string) => string) => {
  const [page = "", fragment] = link.split("#");
  return fragment === undefined ? page : page + change(fragment);
};

/** Ways in which links are changed in transit. `link-text.test.ts` tries more; here, each kind of link meets two. */
const damages: readonly ((link: string) => string)[] = [
  (link) => withHash(link, (fragment) => `%23${fragment}`),
  (link) => withHash(link, (fragment) => `%2523${encodeURIComponent(fragment)}?utm_source=mail`),
  (link) => withHash(link, (fragment) => `#${encodeURIComponent(encodeURIComponent(fragment))}`),
  (link) => `${link}?utm_source=mail&fbclid=x`,
  (link) => withHash(link, (fragment) => `?utm_source=mail#${fragment}&fbclid=x`),
  ...[")", "。", "_"].map((end) => (link: string) => link + end),
  (link) => `${withHash(link, (fragment) => `%23${fragment}`)}).`,
];

test("a link of any kind opens its page, whatever became of it on its way", async ({ stack, browser }) => {
  const known = await linksOfEachKind(stack);
  for (const [index, [kind, [link, offered]]] of Object.entries(known).entries()) {
    const context = await browser.newContext({ baseURL: stack.url, locale: "en-GB" });
    const page = await context.newPage();
    for (const damage of [index, index + 3].map((at) => damages.at(at % damages.length) ?? String)) {
      await page.goto("about:blank");
      await page.goto(damage(link));
      await expect(offered(page).first(), `${kind}: ${damage(link)}`).toBeVisible();
    }
    await context.close();
  }
});

for (const [locale, words] of [
  [
    "en",
    {
      cut: "Part of this link is missing",
      address: "Email address",
      code: "Code from the mail",
      go: "Continue",
    },
  ],
  [
    "ja",
    { cut: "リンクの一部が欠けています", address: "メールアドレス", code: "メールのコード", go: "続ける" },
  ],
] as const) {
  test(`a link without its secret says so, and the mail's code signs in, in ${locale}`, async ({
    stack,
    page,
  }) => {
    const email = `${randomUUID()}@example.test`;
    await page.request.post("/api/session/link", { data: { email, locale } });
    const mail = await waitForMail(stack.inboxUrl, email);
    const [code = ""] = /^[A-Z\d]{4}-[A-Z\d]{4}$/m.exec(mail.text) ?? [];
    await page.goto(linksOf(mail)[0]?.split("#")[0] ?? "/no-link");
    await expect(page.getByRole("heading", { name: words.cut })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel(words.address).fill(email);
    await page.getByLabel(words.code).fill("CDFH-JKMN");
    await page.getByRole("button", { name: words.go }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await page.getByLabel(words.code).fill(code.toLowerCase());
    await page.getByRole("button", { name: words.go }).click();
    await page.waitForURL(`**/${locale}/desk/`);

    await page.goto(`/${locale}/o/`);
    await expect(page.getByRole("heading", { name: words.cut })).toBeVisible();
  });
}

test("whoever has asked for a mail types its code in the same place", async ({ stack, page }) => {
  const email = `${randomUUID()}@example.test`;
  await page.goto("/en/sign-in/");
  await page.getByRole("button", { name: "I have a code" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a mail" }).click();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByLabel("Code from the mail")).toBeVisible();
  await expectAccessible(page);
  const { text } = await waitForMail(stack.inboxUrl, email);
  await page.getByLabel("Code from the mail").fill(/^[A-Z\d]{4}-[A-Z\d]{4}$/m.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/en/desk/");
  expect(await mailsTo(stack.inboxUrl, email)).toHaveLength(1);
});
