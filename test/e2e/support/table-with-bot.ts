import type { Page } from "@playwright/test";

/** A match of Ann, in front of the page, against a bot. Says its id. */
export async function tableWithBot(page: Page, locale: string, creation: object): Promise<string> {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale } });
  const data = { seats: 2, seatOrder: "chosen", ...creation };
  const created = await page.request.post("/api/matches", { data });
  const { match } = (await created.json()) as { match: { id: string } };
  await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });
  return match.id;
}
