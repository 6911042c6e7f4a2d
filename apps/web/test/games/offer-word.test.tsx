// @vitest-environment jsdom

import type { MatchPublic } from "@consigliere/contract/match";
import type { MatchLook } from "@consigliere/contract/play";
import type { Prompt } from "@consigliere/contract/prompt";
import { manifestOf } from "@consigliere/games/catalogue";
import { Practice } from "@consigliere/games/lessons/practice";
import { sceneState } from "@consigliere/games/mafia-dollar/scene";
import { LOCALES, type Locale } from "@consigliere/languages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider } from "../../src/design/toast.tsx";
import { mafiaDollarOffers } from "../../src/games/mafia-dollar/offers.ts";
import { type Draft, emptyDraft } from "../../src/prompts/draft.ts";
import { pick } from "../../src/prompts/draft-changes.ts";
import { answerDraft } from "../../src/prompts/use-answer-draft.ts";
import { gameFor } from "../../src/rules/examples/game-for.ts";
import type { DrawnGame } from "../../src/rules/examples/table-markup.tsx";
import OfferWord from "../../src/table/letters/offer-word.tsx";
import { addToDraft, useDraft } from "../../src/table/letters/use-draft.ts";
import type { TableActions } from "../../src/table/use-table-actions.ts";

const ME = 0;
const ID = "m-1";

/** Ann sits in front of it; the friend of Cat plays her seat, and a bot the last. */
const match = {
  id: ID,
  game: "mafia-dollar",
  letters: "private",
  seats: [
    { seat: ME, kind: "person", name: "Ann" },
    { seat: 1, kind: "person", name: "Ben" },
    { seat: 2, kind: "person", name: "Cat", lent: { to: "Dot", until: "2027-01-01T00:00:00.000Z" } },
    { seat: 3, kind: "bot", name: "Lucky" },
  ],
} as unknown as MatchPublic;

let root: Root;
let trade: Prompt;
const games = new Map<Locale, DrawnGame>();
const onTaken: TableActions["onTaken"] = { current: () => undefined };
/** Requests to the service, and its responses. */
const house = vi.fn<(path: string, init: RequestInit) => Response | Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", house);
  for (const locale of LOCALES) games.set(locale, await gameFor("mafia-dollar", locale));
  const rules = await manifestOf("mafia-dollar")?.rules();
  if (rules === undefined) throw new Error("no rules");
  const step = { name: "trade", topic: "trade", hint: "" };
  const state = sceneState({ seats: 4 });
  const { table } = new Practice(rules, { id: "t", seatCount: 4, options: {}, state, steps: [step] });
  const found = table.prompts.find(({ topic }) => topic === "trade");
  if (found === undefined) throw new Error("nobody may trade");
  trade = found;
});

beforeEach(() => {
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(() => root.unmount());
  document.body.innerHTML = "";
  house.mockReset();
});

async function show(part: ReactNode, locale: Locale = "en"): Promise<void> {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale={locale} messages={games.get(locale)?.messages ?? {}} timeZone="UTC">
        <QueryClientProvider client={cache}>
          <ToastProvider closeLabel="Close">{part}</ToastProvider>
        </QueryClientProvider>
      </NextIntlClientProvider>,
    ),
  );
}

/** The sheet's line, with an offer to `seat` begun; null: to nobody yet. */
function line(seat: number | null, at: MatchPublic = match, prompt = trade): ReactNode {
  const begun = pick(prompt.question, emptyDraft(prompt.question), [], "offer");
  const path = ["offer", "to"];
  return field(prompt, seat === null ? begun : pick(prompt.question, begun, path, `seat:${seat}`), at);
}

function field(prompt: Prompt, draft: Draft, at = match): ReactNode {
  const asked = answerDraft(prompt, draft, () => undefined);
  return <OfferWord match={at} viewer={ME} draft={asked} offers={mafiaDollarOffers} onTaken={onTaken} />;
}

const input = () => document.querySelector<HTMLInputElement>('[data-testid="offer-word-text"]');

async function type(text: string): Promise<void> {
  const at = input();
  if (at === null) throw new Error("no line");
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(at, text);
    at.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The table after the offer, to who has just made it. */
function after(offer: string, to: number): MatchLook {
  const event = { type: "offer-made", offer, from: ME, to };
  return { recap: { frames: [{ n: 1, event }], skipped: 0 } } as unknown as MatchLook;
}

const WORD = "<b>Tonight</b> {name} “\u202e🎩”";

it("lets a word go with an offer to a person who reads letters of one alone, and to nobody else", async () => {
  for (const seat of [null, 2, 3]) {
    await show(line(seat));
    expect(input()).toBeNull();
  }
  await show(line(1, { ...match, letters: "all" }));
  expect(input()).toBeNull();
  const answer = { ...trade, topic: "answer-offer", about: { offer: "turn-1-1-0-1", from: 1 } };
  await show(field(answer, { form: "one", chosen: "decline", further: null }));
  expect(input()).toBeNull();
  await show(field(answer, { form: "one", chosen: "counter", further: null }), "ja");
  expect(document.body.textContent).toContain("Benだけが読めます");
  expect(input()?.maxLength).toBe(140);
});

it("sends the word as a letter to the receiver, tied to the offer, when the offer has been made", async () => {
  house.mockResolvedValue(Response.json({}, { status: 201 }));
  await show(line(1));
  await type("  ");
  onTaken.current(after("turn-1-0-1-1", 1));
  await type(WORD);
  const taken = onTaken.current;
  // The sheet is gone by the time that the house answers.
  await show(null);
  expect(house).not.toHaveBeenCalled();
  await act(async () => taken(after("turn-1-0-1-2", 1)));
  expect(house).toHaveBeenCalledOnce();
  const [path, init] = house.mock.calls[0] ?? [];
  expect(path).toBe(`/api/matches/${ID}/letters?with=1`);
  expect(JSON.parse(String(init?.body))).toEqual({ id: "offer-turn-1-0-1-2", text: WORD });
  await show(line(1));
  expect(input()?.value).toBe("");
});

function Composing() {
  return <output>{useDraft({ match: ID, viewer: ME, other: 1 })[0]}</output>;
}

it.each([
  ["en", "Your offer stands", "Ben alone"],
  ["ja", "申し出は届いています", "「Benだけ」"],
] as const)(
  "says in %s that a word did not go, and keeps it for the letters page",
  async (locale, stands, talk) => {
    addToDraft({ match: ID, viewer: ME, other: 1 }, "Dear Ben,");
    house.mockResolvedValue(new Response("", { status: 429 }));
    await show(line(1), locale);
    await type(WORD);
    const taken = onTaken.current;
    await show(<Composing />, locale);
    await act(async () => taken(after("turn-1-0-1-1", 1)));
    const said = document.querySelector(".toast")?.textContent;
    expect(said).toContain(stands);
    expect(said).toContain(talk);
    expect(document.querySelector("output")?.textContent).toBe(`Dear Ben,\n${WORD}`);
  },
);

it("shows beside an offer what its maker said with it, as plain text, and no other letter", async () => {
  const offer = { id: "turn-1-1-0-1", from: 1, to: ME };
  const letter = (given: string, seat: number, text: string, hidden?: string) => ({
    id: `0mabcdefg-${given}`,
    seat,
    at: "2027-01-01T00:00:00.000Z",
    text,
    reactions: {},
    ...(hidden && { hidden }),
  });
  const letters = [
    letter("offer-turn-1-1-0-1", ME, "I say that he said it."),
    letter("offer-turn-11-1-0-1", 1, "Of another turn."),
    letter("offer-turn-1-1-0-1", 1, WORD),
    letter("offer-turn-1-1-0-2", 1, "", "blocked"),
  ];
  house.mockImplementation(() => Response.json({ letters, before: null, read: {}, mine: null }));
  const shown = () => [...document.querySelectorAll(".offer-word")];
  await show(<OfferWord match={match} viewer={ME} offer={offer} />);
  await act(() =>
    vi.waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual([WORD]), 60_000),
  );
  expect(shown()[0]?.children).toHaveLength(0);
  await show(<OfferWord match={match} viewer={ME} offer={{ ...offer, id: "turn-1-1-0-2" }} />);
  expect(shown()).toEqual([]);
  // A bot writes nothing, and is not asked.
  house.mockClear();
  await show(<OfferWord match={match} viewer={ME} offer={{ ...offer, from: 3 }} />);
  expect(shown()).toEqual([]);
  expect(house).not.toHaveBeenCalled();
});
