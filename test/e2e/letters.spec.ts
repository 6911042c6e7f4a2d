import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { pickOption, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { guest, open, startFor, tableOfTwo } from "./support/table-of-two.ts";

const send = async (page: Page, text: string) => {
  await page.getByTestId("letter-text").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};

test("where the host allows it, a letter goes to one person alone", async ({ browser, baseURL }) => {
  const { pages } = await tableOfTwo(browser, baseURL);
  const [ann, ben] = pages;
  const creation = { game: "family-business", options: { mobSize: 5 }, letters: "private" };
  const path = `/en/m/${await startFor(pages, creation)}/`;
  for (const page of pages) await open(page, path);
  await ann.getByTestId("open-letters").click();
  // A draft to one person is not sent to all.
  await ann.getByTestId("letter-text").fill("For all to read, later.");
  await ann.getByLabel("To", { exact: true }).selectOption("Ben alone");
  await expect(ann.getByTestId("letter-text")).toHaveValue("");
  await send(ann, "Let us share <i>it</i>.");
  await expect(ben.getByTestId("open-letters")).toHaveText("Letters (1)");
  await ben.getByTestId("open-letters").click();
  await expect(ben.getByTestId("letter")).toHaveCount(0);
  await ben.getByLabel("To", { exact: true }).selectOption("Ann alone (1)");
  await expect(ben.getByTestId("letter")).toContainText("Let us share <i>it</i>.");
  await expect(ben.getByTestId("open-letters")).toHaveText("Letters");
  await send(ben, "Half and half.");
  await expect(ann.getByTestId("letter").last()).toContainText("Half and half.");
  await expectAccessible(ann);
  const hers = ben.getByTestId("letter").first();
  await hers.getByRole("button", { name: "Report or block" }).click();
  await hers.getByRole("button", { name: "Report", exact: true }).click();
  await expect(ben.getByText("Reported. Nobody learns that it was you.")).toBeVisible();
  // A blocked writer is not told so, and can be heard again.
  await hers.getByRole("button", { name: "Report or block" }).click();
  await hers.getByRole("button", { name: "Block", exact: true }).click();
  await expectAccessible(ben);
  await ben.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(hers).toContainText("A letter by somebody you blocked.");
  await ben.goto("/en/profile/");
  await ben.getByRole("button", { name: "Unblock Ann" }).click();
  await expect(ben.getByRole("heading", { name: "Blocked" })).toHaveCount(0);
  await ann.getByLabel("To", { exact: true }).selectOption("Everybody at the table");
  await expect(ann.getByTestId("letter")).toHaveCount(0);
  await expect(ann.getByTestId("letter-text")).toHaveValue("For all to read, later.");
});

test("a word goes with an offer to its receiver alone, who reads it where the offer is answered", async ({
  browser,
  baseURL,
}) => {
  const people = [
    await guest(browser, "Ann", baseURL),
    await guest(browser, "Ben", baseURL),
    await guest(browser, "Cat", baseURL),
  ] as const;
  const id = await startFor(people, { game: "mafia-dollar", letters: "private" });
  const isActive = async (page: Page) =>
    (await viewOf(page, id)).table?.prompts.some(({ topic }) => topic === "draw") === true;
  // The first player is drawn, and offers to the others.
  const acts = new Map<Page, boolean>();
  await expect(async () => {
    for (const page of people) acts.set(page, await isActive(page));
    expect([...acts.values()]).toContain(true);
  }).toPass();
  const [sender, receiver, third] = people.toSorted((a, b) => Number(acts.get(b)) - Number(acts.get(a)));
  if (sender === undefined || receiver === undefined || third === undefined) throw new Error("three people");
  for (const page of [sender, receiver]) await open(page, `/en/m/${id}/`);
  const { viewer: to } = await viewOf(receiver, id);
  const { table } = await viewOf(sender, id);
  const [card] = (table?.view as { hand: string[] } | undefined)?.hand ?? [];
  await sender.getByTestId("turn-to-trade").click();
  const terms = ["offer", `seat:${to}`, `card:${card}`, "show:hidden", "want:any"];
  for (const option of terms) await pickOption(sender, option);
  const word = "Trust me. <i>{name}</i> 😇";
  await sender.getByLabel("A word with it").fill(`${word}\u202e`);
  await expectAccessible(sender);
  await sender.getByTestId("answer-confirm").click();
  await receiver.getByTestId("turn-to-answer-offer").click();
  await expect(receiver.getByTestId("prompt-panel").getByTestId("offer-word")).toHaveText(word);
  await expect(sender.getByTestId("offer-word")).toHaveText(word);
  await expectAccessible(receiver);
  await open(third, `/en/m/${id}/`);
  await expect(third.getByTestId("open-letters")).toHaveText("Letters");
  await expect(third.getByTestId("offer-word")).toHaveCount(0);
  for (const { seat, isMe } of (await viewOf(third, id)).match.seats) {
    if (isMe) continue;
    const letters = await third.request.get(`/api/matches/${id}/letters?with=${seat}`);
    expect(await letters.json()).toMatchObject({ letters: [] });
  }
});
