/** Everything that can happen, be asked, chosen or refused has a sentence in both languages. */
import type { AddressedEvent } from "@consigliere/engine/event";
import { eventFor } from "@consigliere/engine/event";
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
import { CARD_KINDS } from "../cards.ts";
import type { FamilyBusinessEvent, FamilyBusinessEventType } from "../events.ts";
import { familyBusiness } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { familyBusinessMeta } from "../meta.ts";
import { FULL_MOB, MOBS, mobstersOf } from "../mobs.ts";
import { optionsSchema } from "../options.ts";
import { hitsBeforeActing, view } from "../view.ts";
import { m, mob, ms, set } from "./scene.ts";

const story = storyOf("family-business") ?? raise();
const languages = [
  ["en", translator(en, "en"), catalogueOf(en)],
  ["ja", translator(ja, "ja"), catalogueOf(ja)],
] as const;
const seatName = (seat: number) => ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"][seat] ?? "?";

function raise(): never {
  throw new Error("no story");
}

/** What two whole matches bring: one of random players, one of bots, with every option and event seen. */
function playAndListen() {
  const events: AddressedEvent[] = [];
  const questions: { topic: string; about: unknown; question: QuestionData; seat: number }[] = [];
  for (const [index, bot] of [randomBot, randomBot, regular as typeof randomBot].entries()) {
    const played = playOut(familyBusiness as unknown as Game, {
      seatCount: 4,
      seed: `story ${index}`,
      bots: seatsOf(4).map(() => bot),
      watch: (run, { seat, prompt }) => {
        const asked = run.prompts(seat).find((p) => p.id === prompt);
        if (asked !== undefined) questions.push({ ...asked, seat });
      },
    });
    events.push(...played.events);
  }
  return { events, questions };
}

const heard = playAndListen();
const viewers: readonly Viewer[] = [0, 1, 2, 3, "spectator"];

describe.each(languages)("Family Business in %s", (_language, translate, catalogue) => {
  const say = (phrase: Parameters<typeof tell>[1]) => tell(translate, phrase, seatName);

  it("tells every event of whole matches to everybody", () => {
    for (const event of heard.events) {
      for (const viewer of viewers) {
        const seen = eventFor(event, viewer);
        if (seen !== null) expect(say(story.phraseOfEvent(seen, viewer))).toMatch(/\S/);
      }
    }
  });

  it("puts every question and names every option and reason", () => {
    const visit = (question: QuestionData): void => {
      if (question.form === "form") {
        for (const part of question.parts) {
          say(story.phraseOfPart(part.name));
          visit(part.question);
        }
      }
      if (!("options" in question)) return;
      for (const option of question.options) visitOption(option);
    };
    const visitOption = (option: OptionData): void => {
      say(story.phraseOfOption(option.id));
      if (option.blocked !== undefined) say(story.phraseOfBlocked(option.blocked));
      if (option.with !== undefined) visit(option.with);
    };
    for (const { topic, about, question, seat } of heard.questions) {
      say(story.phraseOfTopic(topic, about as never));
      say(story.phraseOfWaiting({ seat, topic }));
      visit(question);
    }
  });

  it("says why for every reason that an option can be blocked for", () => {
    for (const reason of REASONS) expect(say(story.phraseOfBlocked(reason))).toMatch(/\S/);
    const keys = [...catalogue.keys()].filter((key) => key.startsWith("family-business.blocked."));
    expect(keys).toHaveLength(REASONS.length);
  });

  it("names every card, mob and mobster, and says what each card does", () => {
    const keys = [
      ...CARD_KINDS.flatMap((kind) => [`card.${kind}.name`, `card.${kind}.rule`]),
      ...MOBS.map((id) => `mob.${id}`),
      ...MOBS.flatMap((id) => mobstersOf(id, FULL_MOB)).map((id) => `mobster.${id}`),
    ];
    expect(keys.filter((key) => !catalogue.has(`family-business.${key}`))).toEqual([]);
  });

  it("explains every match option and its values, and every preset", () => {
    const values: Record<string, readonly unknown[]> = {
      mobAssignment: optionsSchema.shape.mobAssignment.unwrap().options,
      firstDealer: ["random", 0, 1, 2, 3, 4, 5],
      mobSize: [9, 7, 5],
      counterScope: optionsSchema.shape.counterScope.unwrap().options,
      counterPriority: optionsSchema.shape.counterPriority.unwrap().options,
      counterAutoPass: [true, false],
      mobWarRestarts: [true, false],
    };
    const keys = [
      ...Object.keys(optionsSchema.shape).flatMap((id) =>
        ["label", "help", ...(values[id] ?? []).map(String)].map((key) => `options.${id}.${key}`),
      ),
      ...Object.keys(familyBusinessMeta.presets).flatMap((id) => [
        `presets.${id}.label`,
        `presets.${id}.help`,
      ]),
    ];
    expect(keys.filter((key) => !catalogue.has(`family-business.${key}`))).toEqual([]);
  });

  it("tells what the kernel tells", () => {
    for (const event of [
      { type: "default-applied", seat: 1, topic: "play-or-discard" },
      { type: "autopilot", seat: 1, on: true },
      { type: "autopilot", seat: 1, on: false },
      { type: "resigned", seat: 1 },
      { type: "taken-back", seat: 1 },
      { type: "step-restarted", from: "1", to: "2" },
    ] as const) {
      expect(say(story.phraseOfEvent(event, 1))).toMatch(/\S/);
    }
    for (const reason of ["last-mob", "stalemate"]) expect(say(story.phraseOfOutcome(reason))).toMatch(/\S/);
  });
});

it("hears every type of event in the matches it tells", () => {
  const types = new Set(heard.events.map((e) => (eventFor(e, 0) ?? eventFor(e, 1) ?? e.everyone)?.type));
  // A skipped window and a stalemate are rare: their sentences are told below.
  const rare: FamilyBusinessEventType[] = ["window-skipped", "counter-withdrawn"];
  const all = Object.keys(en["family-business"].event) as FamilyBusinessEventType[];
  expect(all.filter((type) => !types.has(type) && !rare.includes(type))).toEqual([]);
});

describe("sentences", () => {
  const [, translate] = languages[0];
  const say = (event: FamilyBusinessEvent, viewer: Viewer) =>
    tell(translate, story.phraseOfEvent(event, viewer), seatName);

  it("speak to the player concerned and of others by name", () => {
    const event = { type: "card-discarded", seat: 1, card: "truce-01", kind: "truce" } as const;
    expect(say(event, 1)).toBe("You discard Truce.");
    expect(say(event, 0)).toBe("Bo discards Truce.");
  });

  it("string several targets together", () => {
    const play = set({ hands: { 0: ["double-cross"] } }).plays("double-cross", ms("new-york-3", "purple-4"));
    const [played] = play.told("card-played");
    expect(played && say(played, 2)).toBe("Ada plays Double Cross on Frank Costello and Abe Axler.");
  });

  it.each([
    [{ type: "window-skipped", card: "vendetta-01", reason: "all-counters-in-discard" }],
    [{ type: "counter-withdrawn", windowId: "window-3", seat: 1, kind: "finger" }],
    [{ type: "game-ended", reason: "stalemate", placements: [1, 1, 3], stats: [] }],
    [
      {
        type: "counter-played",
        seat: 1,
        card: "mob-power-01",
        kind: "mob-power",
        against: "contract",
        forSeat: 2,
      },
    ],
  ] as const)("tell what is rare: %j", (event) => {
    for (const [, inLanguage] of languages) {
      expect(tell(inLanguage, story.phraseOfEvent(event, 1), seatName)).toMatch(/\S/);
    }
  });

  it("weigh what befalls one's own mob more", () => {
    const buried = { type: "mobster-buried", mobster: "purple-1", seat: 2, cause: "war" } as const;
    expect(story.weightOf(buried, 2)).toBeGreaterThan(story.weightOf(buried, 1));
  });
});

describe("the view", () => {
  it("counts the hits before a seat acts again", () => {
    const play = set({ war: 2, hitList: mob("purple", 1, 7), hands: { 0: ["police-protection"] } });
    const seen = view(play.now, 1);
    expect(seen.hitList).toHaveLength(5);
    expect([0, 1, 2].map((seat) => hitsBeforeActing(seen, seat))).toEqual([5, 2, 4]);
    const peace = view(set({ hitList: ["purple-1"] }).now, 1);
    expect(hitsBeforeActing(peace, 0)).toBe(0);
  });

  it("shows the open window to everybody, and hands to their owners alone", () => {
    const play = set({ hands: { 0: ["contract"] } }).plays("contract", m("purple-1"));
    const seen = view(play.now, "spectator");
    expect(seen.window).toMatchObject({ attacker: 0, eligible: [1, 2], play: { kind: "contract" } });
    expect(seen.hand).toBeNull();
    expect(view(play.now, 2).hand).toEqual(play.now.hands[2]);
  });
});
