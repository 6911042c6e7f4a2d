import { randomUUID } from "node:crypto";
import { answerPrompt } from "@consigliere/contract/answers";
import { createMatch, joinMatch, startMatch } from "@consigliere/contract/lobby";
import type { AnswerValue } from "@consigliere/engine/answer";
import { type ApiPlayer, confirmEmail, enterApiPlayer, startApiMatch } from "./support/api-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { isAbout, linksOf, waitForMail } from "./support/inbox.ts";

test("a mail tells of a decision, and its link leads to the decision", async ({ stack, page, browser }) => {
  const [ann, ben] = await Promise.all([enterApiPlayer(stack, "Ann"), enterApiPlayer(stack, "Ben")]);
  const address = `${randomUUID()}@example.test`;
  await confirmEmail(stack, ben, address);

  // Ben signs in on another device, by mail alone.
  await page.goto("/en/sign-in/");
  await page.getByLabel("Email address").fill(address);
  const earlier = await waitForMail(stack.inboxUrl, address);
  await page.getByRole("button", { name: "Send me the link" }).click();
  const key = await waitForMail(stack.inboxUrl, address, (mail) => mail.id !== earlier.id);
  await page.goto(linksOf(key).find((link) => link.includes("/enter")) ?? "/no-link");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => !url.pathname.includes("enter"));

  const id = await startApiMatch([ann, ben], { mobSize: 5 });
  const telegram = await waitForMail(stack.inboxUrl, address, isAbout(id));
  expect(telegram.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const [short = "/no-link"] = linksOf(telegram);
  await page.goto(short);
  await page.waitForURL(`**/en/m/${id}/**`);
  await expect(page.getByTestId("prompt-panel")).toBeVisible();
  // A page that needs no key does not keep it in the address.
  expect(page.url()).not.toContain("#table=");

  // On a device that nobody is signed in on, the plain address sends a key, and the link asks before it opens.
  const elsewhere = await browser.newContext({ baseURL: stack.url });
  const device = await elsewhere.newPage();
  await device.goto(`/en/m/${id}/?of=family-business`);
  await expect(device.getByRole("heading", { level: 1 })).toHaveText("A table of Family Business");
  await expect(device.getByRole("main").getByRole("button")).toHaveText([
    "Send me the link",
    "I have a code",
  ]);
  // A half-written entry stays while the table is loaded again.
  const field = device.getByLabel("Email address");
  await field.fill("ben@");
  const isLook = (response: { url(): string }) => response.url().includes(`/api/matches/${id}`);
  await (await device.waitForResponse(isLook)).finished();
  await expect(field).toHaveValue("ben@");
  await device.goto("about:blank");
  await device.goto(short);
  await expect(device.getByRole("heading", { level: 1 })).toHaveText("Ben’s table of Family Business");
  expect(await elsewhere.cookies()).toEqual([]);
  await device.getByRole("button", { name: "Open the table" }).click();
  await expect(device.getByTestId("prompt-panel")).toBeVisible();
  await device.reload();
  await expect(device.getByTestId("prompt-panel")).toBeVisible();
  // It opens the table, not what is written there and to whom.
  await expect(device.getByTestId("open-paper")).toBeAttached();
  await expect(device.getByTestId("open-letters")).toHaveCount(0);
  await device.goto("/en/profile/");
  await expect(device.getByRole("button", { name: "Send me the link" })).toBeVisible();
  await elsewhere.close();

  // Opening the others changes nothing: each leads to a page that asks first.
  const others = linksOf(telegram).filter((link) => link !== short);
  expect(others.length).toBeGreaterThan(0);
  for (const link of others) {
    expect(link).toMatch(/\/en\/o\/#[\w.-]{24}$/);
    await page.goto(link);
    await page.waitForURL(/\/(act|unsubscribe)\//);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
  }
});

/** A short link with a place for a notification, and one for an answer to it. */
const isAnswer = (link: string) => /\/o\/#[\w-]{24}$/.test(link);

test("the link of a mail says in full what is offered", async ({ stack, page }) => {
  const [ann, ben] = await Promise.all([enterApiPlayer(stack, "Ann"), enterApiPlayer(stack, "Ben")]);
  const created = await ann.client.call(createMatch, {
    body: { game: "nothing-personal", seats: 3, options: { setupPlacement: "sealed" } },
  });
  const { id } = created.match;
  const token = created.inviteUrl?.split("/").at(-1) ?? "";
  await ben.client.call(joinMatch, { params: { id }, body: { token } });
  await ann.client.call(startMatch, { params: { id }, body: { fill: "regular" } });
  const promptsOf = async (player: ApiPlayer) => (await player.view(id)).table?.prompts ?? [];
  const answer = async (player: ApiPlayer, topic: string, value: Parameters<typeof sent>[1]) => {
    const prompt = (await promptsOf(player)).find((one) => one.topic === topic && one.sealed === null);
    if (prompt !== undefined)
      await player.client.call(answerPrompt, { params: { id }, body: sent(prompt.id, value) });
    return prompt !== undefined;
  };
  // Whoever comes before Ann passes; what a bot's card asks meanwhile is answered as if nobody cared.
  const isAnnsTurn = async () => {
    for (const player of [ann, ben])
      for (const { topic, fallback, optional } of await promptsOf(player))
        if (!optional && topic !== "commission-turn") await answer(player, topic, fallback);
    await answer(ben, "commission-turn", "pass");
    return (await promptsOf(ann)).some(({ topic }) => topic === "commission-turn");
  };
  await expect.poll(isAnnsTurn).toBe(true);
  const address = `${randomUUID()}@example.test`;
  await confirmEmail(stack, ben, address);
  const seat = (await ben.view(id)).match.seats.findIndex((one) => one.name === "Ben");
  await answer(ann, "deal", `seat:${seat}`);
  const nothing = {
    cards: [],
    "want-money": 0,
    "want-cards": 0,
    "want-card": "nothing",
    "coin-swap": "nothing",
  };
  const asks = [{ choose: "no-whack", with: `seat:${(seat + 1) % 3}` }];
  const promises = [{ choose: "pay-later", with: 2 }];
  await answer(ann, "talk", { choose: "offer", with: { ...nothing, money: 3, promises, asks } });
  const mail = await waitForMail(stack.inboxUrl, address, (one) => linksOf(one).some(isAnswer));
  await page.goto(linksOf(mail).find(isAnswer) ?? "/no-link");
  await expect(page.getByRole("main")).toContainText("Ann offers you $3 and $2 after the next income");
});

function sent(prompt: string, value: AnswerValue) {
  return { answerId: randomUUID(), prompt, value };
}
