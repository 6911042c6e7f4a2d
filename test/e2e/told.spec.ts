import { randomUUID } from "node:crypto";
import { seededRandom } from "@consigliere/engine/random";
import { answerThroughApi, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { linksOf, waitForMail } from "./support/inbox.ts";
import { open, tableOfTwo } from "./support/table-of-two.ts";

test("shows how a full day would reach me as I choose it, before that is saved too", async ({
  stack,
  context,
  page,
}) => {
  const post = async (path: string, data: unknown) => {
    const headers = { origin: stack.url };
    expect((await context.request.post(stack.url + path, { data, headers })).ok()).toBe(true);
  };
  const email = `${randomUUID()}@example.test`;
  await post("/api/session/guest", { name: "Ann", locale: "en", timeZone: "Europe/Berlin" });
  await post("/api/me/email", { email });
  const [link = ""] = linksOf(await waitForMail(stack.inboxUrl, email)).filter((each) =>
    each.includes("/enter"),
  );
  await post("/api/session", { token: new URL(link).hash.slice(1).split("&")[0] });

  await page.goto("/en/profile/#messages");
  const day = page.getByTestId("day-preview");
  await expect(day.getByRole("heading", { level: 3 })).toHaveText([
    "8:00 AM · by mail",
    "9:12 AM · by mail",
    "7:42 PM · by mail",
    "Tomorrow, 8:00 AM · by mail",
    "Not told",
  ]);
  await page.getByLabel("Until").selectOption("10:00 AM");
  await expect(day.getByRole("heading", { level: 3 }).first()).toHaveText("10:00 AM · by mail");
  await page.getByLabel("Most messages a day").selectOption("As many as there are");
  await expect(day).toContainText("3:42 PM · by mail");
  await expect(day).toContainText("10:00 AM · by mail");
  await page.getByRole("switch", { name: "When a match is over" }).last().click();
  await expect(day).not.toContainText("3:42 PM · by mail");
});

test("who is away says where, and a pause that one wants is asked of the other, whose agreement rests all clocks", async ({
  browser,
  baseURL,
}) => {
  const {
    pages: [ann, ben],
    path,
  } = await tableOfTwo(browser, baseURL);
  const today = new Date().toISOString().slice(0, 10);
  const addVacation = { from: today, until: new Date(Date.now() + 172_800_000).toISOString().slice(0, 10) };
  const data = { timeZone: "Europe/London", addVacation };
  expect((await ann.request.patch("/api/me", { data })).ok()).toBe(true);
  await ann.goto("/en/profile/#messages");
  await ann.getByLabel("Where I am meanwhile").fill("At sea");
  await ann.getByRole("button", { name: "Save" }).last().click();
  await expect(ann.getByRole("button", { name: "Save" })).toHaveCount(0);
  // Mobs are wished for before anybody stands at the wall.
  for (const page of [ann, ben]) await answerThroughApi(page, seededRandom("mobs"), path.split("/").at(-2));
  for (const page of [ann, ben]) await open(page, path);
  await expect(ben.getByText("At sea until").first()).toBeAttached();
  await expect(ann.getByText("At sea until")).toHaveCount(0);
  await ann.getByTestId("table-menu").click();
  await ann.getByTestId("open-clock").click();
  await ann.getByTestId("pause").click();
  await ben.goto(path);
  const slip = ben.getByTestId("pause-wanted");
  await expect(slip).toContainText("A pause is wanted by Ann.");
  await slip.getByRole("button", { name: "Pause for all" }).click();
  await expect(slip).toHaveCount(0);
  await expect.poll(async () => (await viewOf(ben)).match.pausedSince).not.toBeNull();
});
