import { describe, expect, it } from "vitest";
import { inEnglish } from "../../testing/sentences.ts";
import { tellsEverything } from "../../testing/telling.ts";
import { BLOCK_IDS, buildingsOf, CARD_IDS, EVENT_IDS, INTERESTS, kindOf, nameOf, typeOf } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { mobCityMeta } from "../meta.ts";
import { optionsSchema } from "../options.ts";

/** A question of which only the words are looked at. */
const asked = (topic: string, about: object | null, parts: readonly string[] = []) => ({
  seat: 0,
  topic,
  about: about as never,
  question: { form: "form" as const, parts: parts.map((name) => ({ name, question: nothingToChoose })) },
});
const nothingToChoose = { form: "one" as const, options: [] };

tellsEverything(mobCity, {
  optionsSchema,
  reasons: REASONS,
  endings: [{ reason: "will-money" }, { reason: "will-notoriety" }],
  names: [
    ...BLOCK_IDS.map((id) => `block.${id}`),
    ...BLOCK_IDS.flatMap(buildingsOf).flatMap((id) => [`building.${id}`, `type.${typeOf(id)}`]),
    ...CARD_IDS.flatMap((id) => [`card.${nameOf(id)}`, `kind.${kindOf(id)}.name`, `kind.${kindOf(id)}.rule`]),
    ...EVENT_IDS.flatMap((id) => [`town-event.${id}.name`, `town-event.${id}.rule`]),
    ...INTERESTS.map((id) => `interest.${id}`),
  ],
  small: [...new Set(CARD_IDS.map(nameOf))],
  matches: [
    { bots: "regular", seatCount: 4, options: { nightLength: "short" } },
    { bots: "regular", seatCount: 4, options: { ...mobCityMeta.presets["quick"] } },
    { bots: "random", seatCount: 4, options: { nightLength: "short" } },
    { bots: "random", seatCount: 4, options: { ...mobCityMeta.presets["quick"] } },
    {
      bots: "random",
      seatCount: 4,
      options: { declineInterests: true, voluntaryLayoff: true, nightLength: "short" },
    },
  ],
  asked: [
    asked("fight-act2", { building: "jazz-alley-1", turn: 1, character: "to-gumdrop" }),
    asked("fight-capture", { from: 2, cards: ["mo-ruby", "as-widower"] }),
    asked(
      "orders",
      { day: 2 },
      [1, 2, 3, 4].flatMap((group) => [`bomb-${group}`, `arm-${group}`]),
    ),
    asked("fine-pay", null),
    asked("wages-pay", null),
  ],
  offered: ["throw:we-grenade-1", "squad:1-2"],
  rare: [
    {
      type: "fight-collected",
      seat: 1,
      character: "mo-ruby",
      weapon: "we-shotgun-1",
      recipient: "so-bagman-2",
      exchanged: null,
    },
    { type: "event-passed", seat: 1, cost: 100 },
    { type: "police-passed", seat: 1, cost: 400 },
    { type: "whiskey-none", seat: 1, reason: "too-dear" },
    { type: "whiskey-none", seat: 1, reason: "none-left" },
    { type: "raid-spared", seat: 1, building: "jazz-alley-1" },
    { type: "building-lost", seat: 1, building: "jazz-alley-1" },
    { everyone: null, seats: { 1: { type: "bomb-lapsed", seat: 1, building: "jazz-alley-1" } } },
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
  ],
  unheard: [
    "event-passed",
    "police-passed",
    "raid-closed",
    "raid-fined",
    "raid-spared",
    "building-lost",
    "building-bombed",
    "bomb-lapsed",
    "fight-killed-outright",
    "fight-collected",
    "fight-captured",
    "fight-capture-refused",
    "fight-standoff",
  ],
});

describe("sentences", () => {
  const { story, say: put } = inEnglish("mob-city");
  const say = (event: MobCityEvent, reader: number) => put(story.phraseOfEvent(event), reader);

  it("say whose people do what to whose", () => {
    const shot = {
      type: "fight-killed-outright",
      seat: 1,
      character: "as-widower",
      victim: 2,
      target: "lt-callan",
    } as const;
    expect(say(shot, 0)).toBe("Bo’s The Widower kills Cy’s “Judge” Callan.");
    expect(say(shot, 1)).toBe("Your The Widower kills Cy’s “Judge” Callan.");
    expect(say(shot, 2)).toBe("Bo’s The Widower kills your “Judge” Callan.");
  });

  it("say whose a building is", () => {
    const choice = story.phraseOfOption("building:jazz-alley-1");
    expect(put(choice, 1, { "jazz-alley-1": 1 })).toBe("Needle Drop Records (yours)");
    expect(put(choice, 0, { "jazz-alley-1": 1 })).toBe("Needle Drop Records (Bo)");
    expect(put(choice, 0)).toBe("Needle Drop Records");
  });
});
