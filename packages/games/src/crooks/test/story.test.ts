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
import { ABILITIES, CREWS, CROOK_IDS, GANGS, HIDEOUTS, TARGETS } from "../cards.ts";
import type { CrooksEvent, CrooksEventType } from "../events.ts";
import { crooks } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { crooksMeta } from "../meta.ts";
import { optionsSchema } from "../options.ts";
import type { PassReason } from "../state.ts";
import { strengthOf } from "../view.ts";
import { set } from "./scene.ts";

const story = storyOf("crooks") ?? raise();
const languages = [
  ["en", translator(en, "en"), catalogueOf(en)],
  ["ja", translator(ja, "ja"), catalogueOf(ja)],
] as const;
const seatName = (seat: number) => ["Ada", "Bo", "Cy", "Di"][seat] ?? "?";

function raise(): never {
  throw new Error("no story");
}

/** What whole matches bring, with and without a casebook, of random players and of bots. */
function playAndListen() {
  const events: AddressedEvent[] = [];
  const questions: { topic: string; about: unknown; question: QuestionData; seat: number }[] = [];
  const plans = [randomBot, regular as typeof randomBot].flatMap((bot) =>
    [0, 1, 2, 3].map((match) => ({ bot, match })),
  );
  for (const { bot, match } of plans) {
    const played = playOut(crooks as unknown as Game, {
      seatCount: 2 + (match % 3),
      options: match % 2 === 0 ? {} : { casebook: false, accompliceStack: "pair" },
      seed: `story ${match}`,
      bots: seatsOf(2 + (match % 3)).map(() => bot),
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
const rare: readonly CrooksEvent[] = [
  { type: "standing-order-executed", turn: 3, seat: 1 },
  ...(["empty", "too-dear", "no-money", "must-pass"] as const).map((reason) => ({
    type: "standing-order-dropped" as const,
    turn: 3,
    seat: 1,
    order: { order: "hire", turn: 1, hideout: "hideout-b", maxCost: 2 } as const,
    reason,
  })),
  {
    type: "standing-order-dropped",
    turn: 3,
    seat: 1,
    order: { order: "pass", turn: 1 },
    reason: "must-pass",
  },
  ...(
    [
      "choice",
      "no-money",
      "no-crooks",
      "timeout",
      "resigned",
      "standing-order",
    ] as const satisfies PassReason[]
  ).map((reason) => ({ type: "seat-passed" as const, seat: 1, reason })),
  ...(["turn", "keep", "place", "pickpocket", "killer", "spy", "spy-seen"] as const).map((topic) => ({
    type: "stand-in-acted" as const,
    seat: 1,
    topic,
  })),
  { type: "hire-empty-handed", seat: 1, hideout: "hideout-c", cost: 2 },
  { type: "crooks-revealed", crooks: [] },
  { type: "game-ended", reason: "last-standing", scores: [], winners: [0] },
];

describe.each(languages)("Crooks in %s", (_language, translate, catalogue) => {
  const say = (phrase: Parameters<typeof tell>[1]) => tell(translate, phrase, seatName);

  it("tells every event of whole matches to everybody", () => {
    for (const event of [...heard.events, ...rare.map((everyone) => ({ everyone }))]) {
      for (const viewer of viewers) {
        const seen = eventFor(event as AddressedEvent, viewer);
        if (seen !== null) expect(say(story.phraseOfEvent(seen, viewer))).toMatch(/\S/);
      }
    }
  });

  it("puts every question and names every option and reason", () => {
    const visit = (question: QuestionData): void => {
      if ("options" in question) for (const option of question.options) visitOption(option);
    };
    const visitOption = (option: OptionData): void => {
      expect(say(story.phraseOfOption(option.id))).toMatch(/\S/);
      if (option.blocked !== undefined) say(story.phraseOfBlocked(option.blocked));
      if (option.with !== undefined) visit(option.with);
    };
    for (const { topic, about, question, seat } of heard.questions) {
      expect(say(story.phraseOfTopic(topic, about as never))).toMatch(/\S/);
      expect(say(story.phraseOfWaiting({ seat, topic }))).toMatch(/\S/);
      visit(question);
    }
    const topics = new Set(heard.questions.map(({ topic }) => topic));
    expect([...topics].sort()).toEqual(Object.keys(en.crooks.topic).sort());
  });

  it("says why for every reason that an option can be blocked for", () => {
    for (const reason of REASONS) expect(say(story.phraseOfBlocked(reason))).toMatch(/\S/);
    const keys = [...catalogue.keys()].filter((key) => key.startsWith("crooks.blocked."));
    expect(keys).toHaveLength(REASONS.length);
  });

  it("names every crook, target, hideout, gang, crew and ability", () => {
    const keys = [
      ...CROOK_IDS.map((id) => `crook.${id}`),
      ...TARGETS.map((id) => `target.${id}`),
      ...HIDEOUTS.map((id) => `hideout.${id}`),
      ...GANGS.map((id) => `gang.${id}`),
      ...CREWS.map((id) => `crew.${id}`),
      ...ABILITIES.flatMap((id) => [`ability.${id}.name`, `ability.${id}.rule`]),
    ];
    expect(keys.filter((key) => !catalogue.has(`crooks.${key}`))).toEqual([]);
  });

  it("explains every match option and its values, and every preset", () => {
    const flags = ["revealRemoved", "casebook", "archiveAtEnd", "standingOrders"];
    const values: Record<string, readonly unknown[]> = {
      startSeat: optionsSchema.shape.startSeat.unwrap().options,
      previousLast: ["nobody", 0, 1, 2, 3],
      targetFloor: [0, 1],
      accompliceStack: optionsSchema.shape.accompliceStack.unwrap().options,
      timeoutPolicy: optionsSchema.shape.timeoutPolicy.unwrap().options,
      ...Object.fromEntries(flags.map((flag) => [flag, [true, false]])),
    };
    const keys = [
      ...Object.keys(optionsSchema.shape).flatMap((id) =>
        ["label", "help", ...(values[id] ?? []).map(String)].map((key) => `options.${id}.${key}`),
      ),
      ...Object.keys(crooksMeta.presets).flatMap((id) => [`presets.${id}.label`, `presets.${id}.help`]),
    ];
    expect(keys.filter((key) => !catalogue.has(`crooks.${key}`))).toEqual([]);
  });

  it("tells what the kernel tells, names the endings and what is kept for the record", () => {
    for (const topic of Object.keys(en.crooks.topic)) {
      expect(say(story.phraseOfEvent({ type: "default-applied", seat: 1, topic } as never, 1))).toMatch(/\S/);
    }
    const resigned = say(story.phraseOfEvent({ type: "resigned", seat: 1 } as never, 0));
    expect(resigned).toContain("Bo");
    expect(resigned).not.toMatch(/bot|ボット/);
    for (const reason of ["all-passed", "last-standing"])
      expect(say(story.phraseOfOutcome(reason))).toMatch(/\S/);
    for (const stat of ["points", "targets", "gangs", "money"])
      expect(catalogue.has(`crooks.stat.${stat}`)).toBe(true);
  });
});

it("hears every type of event in the matches it tells", () => {
  const told = heard.events.map((e) => (Object.values(e.seats ?? {})[0] ?? e.everyone)?.type);
  const types = new Set([...told, ...rare.map(({ type }) => type)]);
  const all = Object.keys(en.crooks.event).filter((type) => type !== "resigned") as CrooksEventType[];
  expect(all.filter((type) => !types.has(type))).toEqual([]);
});

describe("sentences", () => {
  const [, translate] = languages[0];
  const say = (event: CrooksEvent, viewer: Viewer) =>
    tell(translate, story.phraseOfEvent(event, viewer), seatName);

  it("speak to the player concerned and of others by name", () => {
    const event = { type: "hire-paid", seat: 1, hideout: "hideout-c", cost: 3, money: 15 } as const;
    expect(say(event, 1)).toBe("You pay $3 and search Dockside Warehouse.");
    expect(say(event, 0)).toBe("Bo pays $3 and searches Dockside Warehouse.");
  });

  it("speak of a face-down crook by its number, and by name to those who know", () => {
    const play = set({
      rows: { 1: { 9: ["match-head-moe↓"] } },
      hideouts: { A: ["quiet-quentin"], B: ["leaky-luca"] },
    });
    play.takes("A", "quiet-quentin").up(9).answers("seat:1");
    const [toAll, toVictim] = [play.told("crooks-removed")[0], play.told("crooks-removed", 1)[0]];
    expect(toAll && say(toAll, 2)).toBe("Ada kills the crooks of Bo at City Bank: crook no. 1.");
    expect(toVictim && say(toVictim, 1)).toBe("Ada kills your crooks at City Bank: Match-Head Moe.");
    expect(toVictim && [1, 2].map((viewer) => story.weightOf(toVictim, viewer))).toEqual([3, 2]);
  });
});

it("the view adds up what is known of a stack", () => {
  const play = set({
    rows: { 0: { 5: ["pinstripe-pat↓", "sidecar-syd↑"] } },
    hideouts: { A: ["leaky-luca"] },
  });
  const stack = (viewer: Viewer) => play.sees(viewer).seats[0]?.row[3] ?? [];
  expect(strengthOf(stack(0))).toEqual({ known: 8, unknown: 0 });
  expect(strengthOf(stack(1))).toEqual({ known: 3, unknown: 1 });
});
