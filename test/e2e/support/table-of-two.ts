/** Two people at a match with a browser each, to see how the one hears of what the other does. */
import type { MatchView } from "@consigliere/contract/play";
import type { Random } from "@consigliere/engine/random";
import { type Browser, expect, type Page, type Request } from "@playwright/test";
import { answerThroughApi, promptOf } from "./browser-player.ts";

/** Two people with a browser each, and the address of the match that they play. */
export interface Table {
  readonly pages: readonly [Page, Page];
  readonly path: string;
}

export async function tableOfTwo(
  browser: Browser,
  baseURL?: string,
  options = { mobSize: 5 },
): Promise<Table> {
  const pages = [await guest(browser, "Ann", baseURL), await guest(browser, "Ben", baseURL)] as const;
  const id = await startFor(pages, { game: "family-business", options });
  return { pages, path: `/en/m/${id}/` };
}

/** Somebody with a browser of their own. */
export async function guest(browser: Browser, name: string, baseURL = ""): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const page = await context.newPage();
  await page.request.post("/api/session/guest", { data: { name, locale: "en" } });
  return page;
}

/** A match of these people, opened by the first; says its id. */
export async function startFor(
  [host, ...others]: readonly [Page, ...Page[]],
  creation: object,
): Promise<string> {
  const data = { seats: 1 + others.length, ...creation };
  const { match, inviteUrl } = (await (
    await host.request.post("/api/matches", { data })
  ).json()) as MatchView;
  const token = inviteUrl?.split("/").at(-1);
  for (const page of others) await page.request.post(`/api/matches/${match.id}/join`, { data: { token } });
  await host.request.post(`/api/matches/${match.id}/start`, { data: {} });
  return match.id;
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByTestId("match-table")).toBeVisible();
}

/** Lets this many milliseconds pass for a page from now on, and for the service as it sees it. */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + ms);
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** The page's requests to the service from now on, until `end` is called. */
export function requestsOf(page: Page) {
  const asked: string[] = [];
  const listen = (request: Request) => {
    if (/\/api\//.test(request.url())) asked.push(request.url());
  };
  page.on("request", listen);
  return {
    end: () => {
      page.off("request", listen);
      return asked;
    },
  };
}

/** Whoever is asked answers, without the pages; the other one looks on. */
export async function answerOnce(
  [ann, ben]: Table["pages"],
  random: Random,
): Promise<{ actor: Page; other: Page; sentAt: number }> {
  const actor = (await promptOf(ann)) === undefined ? ben : ann;
  const sentAt = (await answerThroughApi(actor, random)) ?? Number.NaN;
  return { actor, other: actor === ann ? ben : ann, sentAt };
}
