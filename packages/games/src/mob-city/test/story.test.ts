/** Everything that can happen, be asked, chosen or refused has a sentence in both languages. */
import { type AddressedEvent, eventFor } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { tell } from "../../phrase.ts";
import { isTableEvent } from "../../story.ts";
import { catalogueOf, translator } from "../../testing/translate.ts";
import { BLOCK_IDS, buildingsOf, CARD_IDS, EVENT_IDS, INTERESTS, kindOf, nameOf, typeOf } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { mobCityManifest } from "../manifest.ts";
import { mobCityMeta } from "../meta.ts";
import { optionsSchema } from "../options.ts";

const story = await mobCityManifest.story();
const en = await mobCityManifest.messages("en");
const ja = await mobCityManifest.messages("ja");

const MATCHES = [
  { nightLength: "short" },
  { ...mobCityMeta.presets["post"] },
  { declineInterests: true, voluntaryLayoff: true, nightLength: "short" },
];

interface Heard {
  readonly events: readonly AddressedEvent[];
  readonly prompts: readonly Prompt[];
}

function listen(): Heard {
  const events: AddressedEvent[] = [];
  const prompts = new Map<string, Prompt>();
  for (const [index, options] of MATCHES.entries()) {
    const played = playOut(mobCity as unknown as Game, {
      seatCount: 4,
      options,
      seed: `story ${index}`,
      bots: seatsOf(4).map(() => randomBot),
      watch: (run) => {
        for (const prompt of seatsOf(4).flatMap((seat) => run.prompts(seat))) prompts.set(prompt.id, prompt);
      },
    });
    events.push(...played.events);
  }
  return { events, prompts: [...prompts.values()] };
}

const heard = listen();
const RARE: readonly MobCityEvent[] = [
  { type: "event-passed", seat: 1, cost: 100 },
  { type: "police-passed", seat: 1, cost: 400 },
  { type: "whiskey-none", seat: 1, reason: "too-dear" },
  { type: "whiskey-none", seat: 1, reason: "none-left" },
  { type: "raid-spared", seat: 1, building: "jazz-alley-1" },
  { type: "building-lost", seat: 1, building: "jazz-alley-1" },
  { type: "bomb-lapsed", seat: 1, building: "jazz-alley-1" },
  { type: "building-bombed", seat: 1, building: "jazz-alley-1", card: "we-grenade-1" },
  { type: "fight-captured", seat: 1, from: 2, cards: ["mo-ruby"] },
  { type: "fight-capture-refused", seat: 1, from: 2, cards: ["mo-ruby", "as-widower"] },
  {
    type: "fight-grenade",
    seat: 1,
    character: "mo-ruby",
    card: "we-grenade-1",
    victim: 2,
    targets: ["lt-callan"],
  },
  { type: "fight-killed-outright", seat: 1, character: "as-widower", victim: 2, target: "lt-callan" },
  {
    type: "fight-collected",
    seat: 1,
    character: "mo-ruby",
    weapon: "we-shotgun-1",
    recipient: "so-bagman-2",
    exchanged: "we-revolver-1",
  },
  { type: "raid-closed", seat: 1, building: "jazz-alley-1", fine: 4_000 },
  { type: "raid-fined", seat: 1, building: "jazz-alley-1", amount: 4_000 },
  { type: "fight-standoff", building: "jazz-alley-1", seats: [1, 2] },
  {
    type: "extortion-paid",
    seat: 1,
    building: "jazz-alley-1",
    from: 2,
    value: 4_000,
    notoriety: 3,
    amount: 1_200,
  },
];

/** Questions that such matches seldom or never put. */
const RARELY_ASKED: readonly Pick<Prompt, "topic" | "about">[] = [
  { topic: "fight-act2", about: { building: "jazz-alley-1", turn: 1, character: "to-gumdrop" } },
  { topic: "fight-capture", about: { from: 2, cards: ["mo-ruby", "as-widower"] } },
  { topic: "fine-pay", about: null },
  { topic: "wages-pay", about: null },
];

const list = { none: "-", two: "{first}, {last}", more: "{first}, {rest}" };

function sayer(messages: object, language: string) {
  const translate = translator({ "mob-city": messages, table: { list } }, language);
  return (phrase: Parameters<typeof tell>[1]) => tell(translate, phrase, (seat) => `player ${seat}`);
}

function optionsIn(question: QuestionData): OptionData[] {
  if (question.form === "form") return question.parts.flatMap((part) => optionsIn(part.question));
  if (question.form === "amount") return [];
  return question.options.flatMap((o) => [o, ...(o.with === undefined ? [] : optionsIn(o.with))]);
}

function partsIn(question: QuestionData): string[] {
  if (question.form === "form") {
    return question.parts.flatMap((part) => [part.name, ...partsIn(part.question)]);
  }
  if (question.form === "amount") return [];
  return question.options.flatMap((o) => (o.with === undefined ? [] : partsIn(o.with)));
}

describe.each([
  { language: "en", messages: en },
  { language: "ja", messages: ja },
])("Mob City in $language", ({ language, messages }) => {
  const say = sayer(messages, language);
  const keys = catalogueOf(messages);
  const under = (prefix: string) =>
    new Set([...keys.keys()].filter((key) => key.startsWith(`${prefix}.`)).map((key) => key.split(".")[1]));

  it("tells every event of whole matches to everybody", () => {
    for (const event of [...heard.events, ...RARE.map((everyone) => ({ everyone }))]) {
      for (const viewer of [0, 1, 2, 3, "spectator"] satisfies Viewer[]) {
        const seen = eventFor(event, viewer);
        if (seen === null || isTableEvent(seen)) continue;
        expect(say(story.phraseOfEvent(seen, viewer))).toMatch(/\S/);
      }
    }
  });

  it("puts every question and names every option, part and reason", () => {
    for (const { topic, about } of [...heard.prompts, ...RARELY_ASKED]) {
      expect(say(story.phraseOfTopic(topic, about))).toMatch(/\S/);
      expect(say(story.phraseOfWaiting({ seat: 1, topic }))).toMatch(/\S/);
    }
    for (const { question } of heard.prompts) {
      for (const { id, blocked } of optionsIn(question)) {
        expect(say(story.phraseOfOption(id))).toMatch(/\S/);
        if (blocked !== undefined) expect(say(story.phraseOfBlocked(blocked))).toMatch(/\S/);
      }
      for (const part of partsIn(question)) expect(say(story.phraseOfPart(part))).toMatch(/\S/);
    }
    expect([...under("blocked")].sort()).toEqual([...REASONS].sort());
  });

  it("has words for every event and question that there is, and for no others", () => {
    const told = heard.events.flatMap((e) => [e.everyone, ...Object.values(e.seats ?? {})]);
    const types = new Set(
      [...told, ...RARE].flatMap((event) => (event && !isTableEvent(event) ? [event.type] : [])),
    );
    expect([...under("event")].sort()).toEqual([...types].sort());
    const topics = new Set([...heard.prompts, ...RARELY_ASKED].map(({ topic }) => topic));
    for (const of of ["topic", "decision", "waiting"])
      expect([...under(of)].sort()).toEqual([...topics].sort());
  });

  it("names every thing", () => {
    const names = [
      ...BLOCK_IDS.map((id) => `block.${id}`),
      ...BLOCK_IDS.flatMap(buildingsOf).flatMap((id) => [`building.${id}`, `type.${typeOf(id)}`]),
      ...CARD_IDS.flatMap((id) => [
        `card.${nameOf(id)}`,
        `kind.${kindOf(id)}.name`,
        `kind.${kindOf(id)}.rule`,
      ]),
      ...EVENT_IDS.flatMap((id) => [`town-event.${id}.name`, `town-event.${id}.rule`]),
      ...INTERESTS.map((id) => `interest.${id}`),
      ...Object.keys(optionsSchema.shape).flatMap((id) => [`options.${id}.label`, `options.${id}.help`]),
      ...Object.keys(mobCityMeta.presets).flatMap((id) => [`presets.${id}.label`, `presets.${id}.help`]),
    ];
    expect(names.filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys.keys()].sort()).toEqual([...catalogueOf(en).keys()].sort());
  });
});
