// @vitest-environment jsdom

import type { CorrectionView, MatchLook } from "@consigliere/contract/play";
import { LOCALES, type Locale } from "@consigliere/languages";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import en from "../../../messages/corrections/en.json";
import ja from "../../../messages/corrections/ja.json";
import { ToastProvider } from "../../design/toast.tsx";
import { stubStorage } from "../../device/storage-stub.ts";
import type { At } from "../at-table.ts";
import CorrectionNotice from "./correction-notice.tsx";
import CorrectionsSheet from "./corrections-sheet.tsx";
import { noticedIn } from "./noticed.ts";

const NAMES = ["Ann", "Ben", "Cat"];
const messages = { en, ja };
const open: CorrectionView = {
  name: "double",
  until: "2027-01-01T12:00:00.000Z",
  agreed: [1],
  objected: [],
  silent: [0, 2],
};

/** Requests to the service, and its responses. */
const house = vi.fn<(path: string, init: RequestInit) => Response | Promise<Response>>();
let root: Root;

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", house);
});

beforeEach(() => {
  stubStorage();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(async () => {
  await act(() => root.unmount());
  document.body.innerHTML = "";
  house.mockReset();
});

function seen(corrections: readonly CorrectionView[], agree = true) {
  return {
    match: { match: { id: "m-1" }, viewer: 0, corrections },
    may: { agree },
    words: {
      text: (key: string) => `[${key}]`,
      list: (names: readonly string[]) => names.join("+"),
      name: (seat: number) => NAMES[seat] ?? "",
    },
  } as unknown as At<"match" | "words" | "may">["at"];
}

async function show(part: ReactNode, locale: Locale = "en"): Promise<void> {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  cache.setQueryData(["words", "corrections", locale], messages[locale]);
  const fail = (error: Error) => {
    throw error;
  };
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC" onError={fail}>
        <QueryClientProvider client={cache}>
          <ToastProvider closeLabel="Close">{part}</ToastProvider>
        </QueryClientProvider>
      </NextIntlClientProvider>,
    ),
  );
}

const notice = (correction: CorrectionView, agree = true) => (
  <CorrectionNotice at={seen([correction], agree)} otherwise="another note" />
);
const said = () => document.querySelector("aside")?.textContent ?? "";
const keys = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
const press = (label: string) =>
  act(async () => [...document.querySelectorAll("button")].find((one) => one.textContent === label)?.click());

it.each(LOCALES)(
  "asks in %s what the match shall go by, and says what changes and who has said what",
  async (locale) => {
    await show(notice(open), locale);
    expect(said()).toContain("[correction.double]");
    expect(said()).toContain("Ben");
    expect(said()).toContain(`${messages[locale].you}+Cat`);
    expect(said()).toMatch(/Jan 1|1月1日/);
    expect(keys()).toEqual([messages[locale].agree, messages[locale].keep]);
  },
);

it.each([
  ["Agree", true],
  ["Keep the old rule", false],
])("sends the reader's answer: %s", async (label, agrees) => {
  house.mockResolvedValue(Response.json({ match: { id: "m-1" }, table: null } as unknown as MatchLook));
  await show(notice(open));
  await press(label);
  const [path, init] = house.mock.calls[0] ?? [];
  expect(path).toContain("/api/matches/m-1/corrections/double");
  expect(init?.method).toBe("PUT");
  expect(JSON.parse(String(init?.body))).toEqual({ agrees });
});

it("says how things stand to whoever has answered, until they close it", async () => {
  await show(notice({ ...open, agreed: [0, 1], silent: [2] }));
  expect(said()).toContain("as soon as all agree");
  expect(keys()).toEqual(["Close"]);
  await press("Close");
  expect(document.body.textContent).toBe("another note");
  await show(notice({ ...open, agreed: [0, 1], objected: [2], silent: [] }));
  expect(keys()).toEqual(["Close"]);
});

it("says that the match keeps its rules once somebody objects, who alone may agree after all there", async () => {
  await show(notice({ ...open, objected: [2], silent: [0] }));
  expect(said()).toContain("keeps the old rule, unless");
  expect(said()).toContain("For the old rule: Cat");
  expect(keys()).toEqual(["Close"]);
  await show(notice({ ...open, objected: [0], silent: [2] }));
  expect(keys()).toEqual(["Agree", "Close"]);
});

it("asks nobody who may not answer, such as the owner of a seat that a friend plays", async () => {
  await show(notice(open, false));
  expect(keys()).toEqual(["Close"]);
});

it("has a sheet for all of them, where every answer can be changed", async () => {
  const all = [
    { ...open, agreed: [0], silent: [] },
    { ...open, name: "single", objected: [0], silent: [] },
  ];
  await show(<CorrectionsSheet at={seen(all)} />);
  const entries = [...document.querySelectorAll("li")];
  expect(entries.map((one) => one.querySelector("p")?.textContent)).toEqual([
    "[correction.double]",
    "[correction.single]",
  ]);
  const enabled = entries.map((one) => one.querySelector("button:not([disabled])")?.textContent);
  expect(enabled).toEqual(["Keep the old rule", "Agree"]);
  await show(<CorrectionsSheet at={seen(all, false)} />);
  expect(keys()).toEqual([]);
});

it("shows first what waits for the reader, and anew what has changed", () => {
  const kept = { ...open, name: "kept", objected: [1], silent: [0] };
  const at = (corrections: CorrectionView[]) => noticedIn({ corrections, viewer: 0 }, true);
  expect(noticedIn({ viewer: 0 }, true)).toBeNull();
  expect(at([open, kept])).toMatchObject({ name: "double", isAsked: true });
  expect(at([kept])).toMatchObject({ name: "kept", isAsked: false });
  expect(noticedIn({ corrections: [open], viewer: 0 }, false)?.isAsked).toBe(false);
  const after = { ...open, agreed: [0, 1], silent: [2] };
  expect(at([after])?.stage).toBe(at([{ ...after, agreed: [0, 1, 2], silent: [] }])?.stage);
  expect(at([after])?.stage).not.toBe(at([{ ...after, objected: [2], silent: [] }])?.stage);
});
