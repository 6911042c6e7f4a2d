import { readFileSync } from "node:fs";
import type { AnswerValue } from "@consigliere/contract/answer";
import type { QuestionData } from "@consigliere/contract/question";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ActionBar } from "./action-bar.tsx";
import { draftOf, emptyDraft } from "./draft.ts";
import { pick } from "./draft-changes.ts";
import PromptSheet from "./prompt-sheet.tsx";
import { answerDraft } from "./use-answer-draft.ts";
// Loaded in advance, however slow the machine is. Otherwise, the sheet loads it when it is drawn.
import "./fields/question-field.tsx";

const shop: QuestionData = {
  form: "some",
  min: 0,
  max: 3,
  limits: { money: { max: 1500 }, hands: { min: 2, max: 2 } },
  options: [
    { id: "rope", counts: { money: 400, hands: 1 } },
    {
      id: "nails",
      counts: { hands: 1 },
      with: { form: "amount", min: 100, max: 4000, step: 100, counts: { money: 1 } },
    },
    { id: "hotel", counts: { money: 1200, hands: 0 } },
  ],
};

const words = {
  option: (id: string) => `the ${id}`,
  blocked: (reason: string) => reason,
  part: (name: string) => name,
  tally: (name: string) => `the ${name}`,
  hint: () => null,
};

const messages = (locale: string) =>
  JSON.parse(
    readFileSync(new URL(`../../messages/play/${locale}.json`, import.meta.url), "utf8"),
  ) as AbstractIntlMessages;

function panel(locale: "en" | "ja", draft = emptyDraft(shop)): string {
  const prompt = {
    id: "p",
    seat: 0,
    topic: "shop",
    about: null,
    question: shop,
    fallback: [],
    clock: "turn",
    optional: false,
    sealed: null,
    isRevisable: false,
  } as const;
  const asked = answerDraft(prompt, draft, () => undefined);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ play: messages(locale) }} timeZone="UTC">
      <PromptSheet draft={asked} words={words} hides={() => false} isSending={false} />
      <ActionBar
        question={{
          draft: asked,
          title: "What do you buy?",
          words,
          stakes: null,
          picture: () => null,
          subject: null,
          lossOf: () => null,
          verbOf: () => "Buy",
          lies: () => "sheet",
          hasHand: false,
        }}
        answering={{
          list: { isListed: false, onList: () => undefined },
          isSending: false,
          onAnswer: () => undefined,
        }}
      />
    </NextIntlClientProvider>,
  );
}

const bought: AnswerValue = ["rope", { choose: "nails", with: 500 }];
const half = draftOf(shop, bought);
/** The element with this test id, with everything in it. */
const element = (html: string, id: string, tag: string) =>
  new RegExp(`<${tag}[^>]*data-testid="${id}".*?</${tag}>`).exec(html)?.[0] ?? "";

// The fields are loaded when the first sheet is drawn.
beforeAll(async () => {
  panel("en");
  await vi.waitFor(() => expect(panel("en")).toContain("option-rope"), 60_000);
});

describe("sheet and cue of a question with limits", () => {
  it.each([
    ["en", "the money: 0 of 1,500", "the money: 900 of 1,500", "the hands: 2 of exactly 2"],
    ["ja", "the money：0／1,500", "the money：900／1,500", "the hands：2（ちょうど2）"],
  ] as const)("tells in %s what has been counted, as it fills", (locale, nothing, money, hands) => {
    expect(element(panel(locale), "tally-money", "li")).toContain(nothing);
    expect(element(panel(locale, half), "tally-money", "li")).toContain(money);
    expect(element(panel(locale, half), "tally-hands", "li")).toContain(hands);
    expect(panel(locale, half)).toContain('<ul class="prompt-tallies" aria-live="polite">');
  });

  it.each([
    ["en", "the money would come to 2,100 of 1,500."],
    ["ja", "the moneyが1,500を超えて2,100になります。"],
  ] as const)("says in %s why an option no longer fits, and keeps it within reach", (locale, reason) => {
    expect(element(panel(locale), "option-hotel", "button")).toContain('aria-disabled="false"');
    const hotel = element(panel(locale, half), "option-hotel", "button");
    expect(hotel).toContain('aria-disabled="true"');
    const described = /aria-describedby="([^"]+)"/.exec(hotel)?.[1];
    expect(hotel).toContain(`<span class="prompt-option-reason" id="${described}">${reason}</span>`);
    expect(hotel).not.toContain(" disabled");
  });

  it("says so where it is too much already, because what gave back was taken back", () => {
    const over = panel("en", { form: "some", chosen: ["rope", "hotel"], further: {} });
    expect(element(over, "tally-money", "li")).toContain("the money: 1,600 of 1,500 Too much.");
  });

  it("asks further under the name of each choice, up to what still fits", () => {
    const html = panel("en", half);
    const [further = ""] = /<fieldset.*?<\/fieldset>/.exec(html) ?? [];
    expect(further).toContain("<legend>the nails</legend>");
    expect(further).toContain('min="100" max="1100" step="100"');
    expect(further).toContain("With what is chosen: 100 to 1,100");
    expect(html).not.toContain("<legend>the rope</legend>");
  });

  it("sums the answer up with what goes with each choice, and lets it be confirmed when it is legal", () => {
    expect(panel("en", half)).toContain("the rope · the nails: 500");
    const confirm = (html: string) => /<button[^>]*data-testid="answer-confirm"[^>]*>/.exec(html)?.[0];
    expect(confirm(panel("en", half))).not.toContain("disabled");
    expect(confirm(panel("en", pick(shop, half, [], "rope")))).toContain("disabled");
  });

  it("has one key with one verb while it is put together, and says what is missing", () => {
    const key = (html: string) => />([^<]*)<\/button>/.exec(element(html, "answer-confirm", "button"))?.[1];
    const missing = pick(shop, half, [], "rope");
    for (const draft of [emptyDraft(shop), missing, half]) expect(key(panel("en", draft))).toBe("Buy");
    expect(panel("en", missing)).toContain("the hands: 1 of at least 2");
    expect(panel("en", half)).not.toContain("of at least");
  });
});
