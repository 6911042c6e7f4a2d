import type { Viewer } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { phraseOfQuestion } from "../../story.ts";
import { inEnglish, inEveryLanguage } from "../../testing/sentences.ts";
import { tellsEverything } from "../../testing/telling.ts";
import { ALL_CARDS, HAND_CARDS, SORTS, TRADE_CLASSES } from "../cards.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { mafiaDollar } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { optionsSchema } from "../options.ts";
import { cardName, className } from "../story/words.ts";
import { WANTS } from "../trade-terms.ts";
import { endings } from "./matches/endings.ts";

tellsEverything(mafiaDollar, {
  optionsSchema,
  reasons: REASONS,
  endings,
  names: SORTS.flatMap((sort) => [`sort.${sort}.name`, `sort.${sort}.rule`]),
  small: ALL_CARDS.filter((card) => card.startsWith("gangster-")),
  matches: [
    { bots: "random", seatCount: 4, options: {} },
    {
      bots: "random",
      seatCount: 4,
      options: { itemHandover: true, tradeMode: "market", tradePolice: false },
    },
    { bots: "regular", seatCount: 4, options: {} },
    { bots: "regular", seatCount: 4, options: { targetMoney: 250_000 } },
    { bots: "regular", seatCount: 2, options: {} },
  ],
  rare: [
    {
      type: "loot-divided",
      seat: 0,
      gangster: "gangster-gus-avery",
      kept: [],
      discarded: ["tool-crowbar"],
    },

    { type: "raid-loss", seat: 0, kept: "warehouse-pier-9", lost: [] },
    { type: "call", seat: 0, seek: "symbol:hat", tempt: null },
    { type: "call", seat: 0, seek: "police", tempt: "guard-dog" },
    { type: "market-opened", seat: 1, seek: "any", tempt: "police" },
    { type: "market-closed", seat: 1, bids: 0 },
    { everyone: null, seats: { 0: { type: "bid-answered", seat: 0, terms: null } } },
    { type: "offer-ended", offer: "turn-1-0-1-1", from: 0, to: 1, how: "withdrawn" },
    {
      everyone: null,
      seats: {
        0: {
          type: "offer-made",
          offer: "turn-1-0-1-1",
          from: 1,
          to: 0,
          shown: { disclose: "hidden" },
          want: "no-police",
          byStandingOrder: false,
        },
      },
    },

    { type: "end-card", seat: 0, during: "check" },
    {
      type: "item-handed-over",
      seat: 0,
      from: "gangster-gus-avery",
      to: "gangster-theo-banks",
      item: "tool-crowbar",
    },
  ],
  unheard: ["item-handed-over"],
  formerDecisions: ["rob-more"],
});

it.each(inEveryLanguage("mafia-dollar"))("names every card, class and want ($language)", ({ story, say }) => {
  for (const card of ALL_CARDS) expect(say(cardName(card))).toMatch(/\S/);
  for (const name of TRADE_CLASSES) expect(say(className(name))).toMatch(/\S/);
  for (const want of WANTS) expect(say(story.phraseOfOption(`want:${want}`))).toMatch(/\S/);
  const unlike = HAND_CARDS.filter((card) => !/^(block|police|dons)-/.test(card)).map((card) =>
    say(cardName(card)),
  );
  expect(new Set(unlike).size).toBe(unlike.length);
});

describe("sentences", () => {
  const { story, say: put } = inEnglish("mafia-dollar");
  const say = (event: MafiaDollarEvent, viewer: Viewer) => put(story.phraseOfEvent(event), viewer);

  it("speak to the player concerned and of others by name", () => {
    const event = {
      type: "block-played",
      seat: 1,
      block: "block-home-1",
      gangster: "gangster-gus-avery",
      victim: 0,
      depth: 1,
    } as const;
    expect(say(event, 0)).toBe('Bo plays Home on your "Gentleman" Gus Avery.');
    expect(say(event, 1)).toBe('You play Home on Ada’s "Gentleman" Gus Avery.');
  });

  it("name what was passed to those alone who know it", () => {
    const passed = { type: "card-passed", from: 0, to: 1 } as const;
    expect(say({ ...passed, card: "racket-tobacco-01" as never }, 1)).toContain("Tobacco ($10,000)");
    expect(say(passed, 2)).toBe("Ada passes a card to Bo.");
  });

  it("say how many rackets may be taken", () => {
    const asked = (about: object) =>
      put(phraseOfQuestion(story, { topic: "rob-pick", about: about as never }));
    const warehouse = "warehouse-cannery";
    expect(asked({ warehouse, most: 3 })).toBe(
      "You have broken into Closed Cannery. Take which rackets? Up to 3.",
    );
    for (const one of [{ warehouse, most: 1 }, { warehouse }]) {
      expect(asked(one)).toBe("You have broken into Closed Cannery. Which racket do you take?");
    }
  });

  it("make no headline of a raid that finds nothing", () => {
    const raid = { type: "raid-loss", seat: 1, kept: "warehouse-pier-9" } as const;
    expect(story.weightOf({ ...raid, lost: [] } as never, 1)).toBe(1);
    expect(story.weightOf({ ...raid, lost: ["dog-rex"] } as never, 0)).toBe(3);
    expect(story.weightOf({ ...raid, lost: ["dog-rex"] } as never, 1)).toBe(4);
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
