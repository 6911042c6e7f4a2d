/** Everything that can happen, be asked, chosen or refused has a sentence in both languages. */
import { type AddressedEvent, eventFor } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { messages as en } from "../../messages/en.ts";
import { messages as ja } from "../../messages/ja.ts";
import { tell } from "../../phrase.ts";
import { storyOf } from "../../stories.ts";
import { catalogueOf, translator } from "../../testing/translate.ts";
import { regular } from "../bot.ts";
import { ALL_CARDS, HAND_CARDS, SORTS, TRADE_CLASSES } from "../cards.ts";
import type { MafiaDollarEvent, MafiaDollarEventType } from "../events.ts";
import { mafiaDollar } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { mafiaDollarMeta } from "../meta.ts";
import { optionsSchema } from "../options.ts";
import { cardName, className } from "../story/words.ts";
import { WANTS } from "../trade-terms.ts";

const story = storyOf("mafia-dollar") ?? raise();
const languages = [
  ["en", translator(en, "en"), catalogueOf(en)],
  ["ja", translator(ja, "ja"), catalogueOf(ja)],
] as const;
const seatName = (seat: number) => ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][seat] ?? "?";

function raise(): never {
  throw new Error("no story");
}

/** What whole matches bring, of random players and of bots, free and at the market. */
function playAndListen() {
  const events: AddressedEvent[] = [];
  const questions: { topic: string; about: unknown; question: QuestionData; seat: number }[] = [];
  const seen = new Set<string>();
  const plays = [
    { bot: randomBot, options: {} },
    { bot: randomBot, options: { itemHandover: true, tradeMode: "market", tradePolice: false } },
    { bot: regular as typeof randomBot, options: {} },
    { bot: regular as typeof randomBot, options: { targetMoney: 250_000 } },
  ];
  for (const [index, { bot, options }] of plays.entries()) {
    const played = playOut(mafiaDollar as unknown as Game, {
      seatCount: 4,
      options,
      seed: `story ${index}`,
      bots: seatsOf(4).map(() => bot),
      watch: (run) => {
        for (const seat of seatsOf(4)) {
          for (const prompt of run.prompts(seat)) {
            if (seen.has(prompt.id)) continue;
            seen.add(prompt.id);
            questions.push({ ...prompt, seat });
          }
        }
      },
    });
    events.push(...played.events);
  }
  return { events, questions };
}

const heard = playAndListen();
const viewers: readonly Viewer[] = [0, 1, 2, 3, "spectator"];

describe.each(languages)("Mafia Dollar in %s", (_language, translate, catalogue) => {
  const say = (phrase: Parameters<typeof tell>[1]) => tell(translate, phrase, seatName);
  const has = (key: string) => catalogue.has(`mafia-dollar.${key}`);

  it("tells every event of whole matches to everybody", () => {
    for (const event of heard.events) {
      for (const viewer of viewers) {
        const seen = eventFor(event, viewer);
        if (seen !== null) expect(say(story.phraseOfEvent(seen, viewer))).toMatch(/\S/);
      }
    }
  });

  it("puts every question and names every option and reason", () => {
    const said = new Set<string>();
    const once = (key: string, phrase: () => Parameters<typeof tell>[1]) => {
      if (said.has(key)) return;
      said.add(key);
      expect(say(phrase())).toMatch(/\S/);
    };
    const visit = (question: QuestionData): void => {
      if (question.form === "form") {
        for (const part of question.parts) {
          once(`part ${part.name}`, () => story.phraseOfPart(part.name));
          visit(part.question);
        }
      }
      if ("options" in question) for (const option of question.options) visitOption(option);
    };
    const visitOption = ({ id, blocked, with: further }: OptionData): void => {
      once(id, () => story.phraseOfOption(id));
      if (blocked !== undefined) once(`why ${blocked}`, () => story.phraseOfBlocked(blocked));
      if (further !== undefined) visit(further);
    };
    for (const { topic, about, question, seat } of heard.questions) {
      say(story.phraseOfTopic(topic, about as never));
      once(`waiting ${topic}`, () => story.phraseOfWaiting({ seat, topic }));
      expect(has(`decision.${topic}`)).toBe(true);
      visit(question);
    }
  });

  it("says why for every reason that an option can be blocked for", () => {
    for (const reason of REASONS) expect(say(story.phraseOfBlocked(reason))).toMatch(/\S/);
    const keys = [...catalogue.keys()].filter((key) => key.startsWith("mafia-dollar.blocked."));
    expect(keys).toHaveLength(REASONS.length);
  });

  it("names every card, class and want, and says what each sort of card does", () => {
    for (const card of ALL_CARDS) expect(say(cardName(card))).toMatch(/\S/);
    for (const name of TRADE_CLASSES) expect(say(className(name))).toMatch(/\S/);
    for (const want of WANTS) expect(say(story.phraseOfOption(`want:${want}`))).toMatch(/\S/);
    expect(SORTS.filter((sort) => !has(`sort.${sort}.name`) || !has(`sort.${sort}.rule`))).toEqual([]);
    const unlike = HAND_CARDS.filter((card) => !/^(block|police|dons)-/.test(card)).map((card) =>
      say(cardName(card)),
    );
    expect(new Set(unlike).size).toBe(unlike.length);
  });

  it("explains every match option and its values, and every preset", () => {
    const values: Record<string, readonly unknown[]> = {
      itemHandover: [true, false],
      startSeat: ["random", 0, 1, 2, 3, 4, 5],
      policeRackets: ["discard", "street"],
      tradeMode: ["free", "market", "off"],
      tradePolice: [true, false],
      openBooks: [true, false],
      trimDeck: [0, 10, 20, 30, 40, 50, 60],
      autoDraw: [true, false],
      autoEndTurn: [true, false],
    };
    const keys = [
      ...Object.keys(optionsSchema.shape).flatMap((id) =>
        ["label", "help", ...(values[id] ?? []).map(String)].map((key) => `options.${id}.${key}`),
      ),
      ...Object.keys(mafiaDollarMeta.presets).flatMap((id) => [`presets.${id}.label`, `presets.${id}.help`]),
      ...["money", "rackets", "gangsters", "warehouses"].map((stat) => `stat.${stat}`),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  it("tells what the kernel tells", () => {
    for (const event of [
      { type: "default-applied", seat: 1, topic: "play" },
      { type: "autopilot", seat: 1, on: true },
      { type: "resigned", seat: 1 },
      { type: "taken-back", seat: 1 },
      { type: "step-restarted", from: "1", to: "2" },
    ] as const) {
      expect(say(story.phraseOfEvent(event, 1))).toMatch(/\S/);
    }
    for (const reason of ["prohibition", "target"]) expect(say(story.phraseOfOutcome(reason))).toMatch(/\S/);
  });

  it.each([
    [
      {
        type: "loot-divided",
        seat: 0,
        gangster: "gangster-gus-avery",
        kept: [],
        discarded: ["tool-crowbar"],
      },
    ],
    [{ type: "raid-loss", seat: 0, kept: "warehouse-pier-9", lost: [] }],
    [{ type: "call", seat: 0, seek: "symbol:hat", tempt: null }],
    [{ type: "call", seat: 0, seek: "police", tempt: "guard-dog" }],
    [{ type: "market-opened", seat: 1, seek: "any", tempt: "police" }],
    [{ type: "market-closed", seat: 1, bids: 0 }],
    [{ type: "bid-answered", seat: 0, terms: null }],
    [{ type: "offer-ended", offer: "turn-1-0-1-1", from: 0, to: 1, how: "withdrawn" }],
    [
      {
        type: "offer-made",
        offer: "turn-1-0-1-1",
        from: 1,
        to: 0,
        shown: { disclose: "hidden" },
        want: "no-police",
        byStandingOrder: false,
      },
    ],
    [{ type: "end-card", seat: 0, during: "check" }],
    [
      {
        type: "item-handed-over",
        seat: 0,
        from: "gangster-gus-avery",
        to: "gangster-theo-banks",
        item: "tool-crowbar",
      },
    ],
  ] as const)("tells what is rare: %j", (event) => {
    expect(say(story.phraseOfEvent(event as MafiaDollarEvent, 0))).toMatch(/\S/);
  });
});

it("hears nearly every type of event in the matches it tells", () => {
  const types = new Set(
    heard.events.map(
      (e) => (eventFor(e, 0) ?? eventFor(e, 1) ?? eventFor(e, 2) ?? eventFor(e, 3) ?? e.everyone)?.type,
    ),
  );
  const rare: MafiaDollarEventType[] = ["item-handed-over", "call"];
  const all = Object.keys(en["mafia-dollar"].event) as MafiaDollarEventType[];
  expect(all.filter((type) => !types.has(type) && !rare.includes(type))).toEqual([]);
});

describe("sentences", () => {
  const [, translate] = languages[0];
  const say = (event: MafiaDollarEvent, viewer: Viewer) =>
    tell(translate, story.phraseOfEvent(event, viewer), seatName);

  it("speak to the player concerned and of others by name", () => {
    const event = {
      type: "block-played",
      seat: 1,
      block: "block-home-1",
      gangster: "gangster-gus-avery",
      victim: 0,
      depth: 1,
    } as const;
    expect(say(event, 0)).toBe('Bo plays Home on "Gentleman" Gus Avery (yours).');
    expect(say(event, 1)).toBe('You play Home on "Gentleman" Gus Avery (Ada).');
  });

  it("name what was passed to those alone who know it", () => {
    const passed = { type: "card-passed", from: 0, to: 1 } as const;
    expect(say({ ...passed, card: "racket-tobacco-01" as never }, 1)).toContain("Tobacco ($10,000)");
    expect(say(passed, 2)).toBe("Ada passes a card to Bo.");
  });

  it("weigh what befalls oneself more", () => {
    const killed = {
      type: "gangster-killed",
      seat: 0,
      gangster: "gangster-gus-avery",
      target: "gangster-theo-banks",
      victim: 1,
      blocks: [],
    } as const;
    expect(story.weightOf(killed, 1)).toBeGreaterThan(story.weightOf(killed, 2));
  });
});
