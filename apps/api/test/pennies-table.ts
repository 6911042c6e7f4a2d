/** A started match of the test game in a town, with two guests. */
import { randomUUID } from "node:crypto";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { type Browser, myPrompt, type Town } from "./town.ts";

export interface PenniesTable {
  readonly id: string;
  readonly ann: Browser;
  readonly bob: Browser;
}

/** Ann is asked to show or keep; Bob waits. */
export async function penniesTable(town: Town, options = {}, creation = {}): Promise<PenniesTable> {
  const [ann, bob] = [await town.guest("Ann"), await town.guest("Bob")];
  const body = { game: "pennies", seats: 2, options, seatOrder: "chosen" as const, ...creation };
  const created = await ann.call(endpoints.createMatch, { body });
  const params = { id: created.match.id };
  await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
  await ann.call(endpoints.startMatch, { params, body: {} });
  return { id: params.id, ann, bob };
}

export function inviteToken(view: MatchView): string {
  return view.inviteUrl?.split("/").at(-1) ?? "";
}

export function look(browser: Browser, id: string): Promise<MatchView> {
  return browser.call(endpoints.viewMatch, { params: { id } });
}

/** An answer to the question of the browser's player. */
export async function answerBody(browser: Browser, id: string, value: string) {
  const prompt = myPrompt(await look(browser, id));
  return { answerId: randomUUID(), prompt: prompt?.id ?? "none", value };
}

/** Gives it. */
export async function answer(browser: Browser, id: string, value: string): Promise<MatchView> {
  return browser.call(endpoints.answerPrompt, { params: { id }, body: await answerBody(browser, id, value) });
}
