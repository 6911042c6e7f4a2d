import { describe, expect, it } from "vitest";
import { phraseOfQuestion } from "../../story.ts";
import { inEnglish } from "../../testing/sentences.ts";
import { tellsEverything } from "../../testing/telling.ts";
import { BLOCK_IDS, buildingsOf, CARD_IDS, EVENT_IDS, INTERESTS, kindOf, nameOf, typeOf } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { mobCityMeta } from "../meta.ts";
import { optionsSchema } from "../options.ts";
import { set } from "./scene.ts";

/** A question of which only the words matter. */
const asked = (topic: string, about: object | null, parts: readonly string[] = []) => ({
  seat: 0,
  topic,
  about: about as never,
  question: { form: "form" as const, parts: parts.map((name) => ({ name, question: nothingToChoose })) },
});
const nothingToChoose = { form: "one" as const, options: [] };

const extortion = {
  type: "extortion-paid",
  seat: 1,
  building: "jazz-alley-1",
  from: 2,
  value: 4_000,
  notoriety: 3,
  amount: 1_200,
} as const;

const income = (told: Partial<Extract<MobCityEvent, { type: "income-paid" }>>) =>
  ({
    type: "income-paid",
    seat: 1,
    building: "jazz-alley-1",
    amount: 3_000,
    plain: 1_000,
    grade: null,
    trade: null,
    harm: null,
    ...told,
  }) as const;

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
  small: [...new Set(CARD_IDS.map(nameOf)), ...BLOCK_IDS.flatMap(buildingsOf)],
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
  staked: [
    {
      points: [
        { what: "unpaid-lost", things: [{ id: "little-sicily-1", owner: 1 }] },
        { what: "fines", seat: 1, numbers: { total: 4000, cash: 3000 } },
        { what: "grenade" },
        { what: "armed" },
      ],
    },
  ],
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
    { type: "fight-standoff", building: "jazz-alley-1", seats: [1, 2], left: [] },
    { type: "fight-standoff", building: "jazz-alley-1", seats: [1, 2], left: ["we-shotgun-1"] },
    { type: "fight-looted", seat: 1, taken: ["we-shotgun-1"], left: ["we-revolver-1"] },
    { type: "fight-looted", seat: 1, taken: [], left: ["we-revolver-1"] },
    ...(["boom", "slump", null] as const).map((trade) => income({ grade: 3, trade })),
    income({ harm: "closed" }),
    income({ harm: "bombed" }),
    ...([null, 1, 2] as const).map((owner) => ({
      type: "moll-revealed" as const,
      seat: 1,
      building: "jazz-alley-1" as const,
      card: "mo-ruby" as const,
      owner,
      extra: owner === null ? 0 : 1_000,
      value: 2_000,
    })),
    { ...extortion, amount: 1_000 },
    { ...extortion, from: null },
    extortion,
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
    expect(say(shot, 0)).toBe("The Widower (Bo) kills “Judge” Callan (Cy).");
    expect(say(shot, 1)).toBe("The Widower (you) kills “Judge” Callan (Cy).");
    expect(say(shot, 2)).toBe("The Widower (Bo) kills “Judge” Callan (you).");
  });

  it("give the sums behind the money", () => {
    expect(say(income({ amount: 6_000, grade: 3, trade: "boom" }), 0)).toBe(
      "Bo earns $6,000 at Needle Drop Records: $1,000 × grade 3 × 2 as consumption sky-rockets.",
    );
    expect(say(income({ amount: 0, grade: 3, harm: "closed" }), 1)).toBe(
      "You earn $0 at Needle Drop Records: it is closed for the day.",
    );
    expect(say(extortion, 2)).toBe(
      "Bo extorts $1,200 from you at Needle Drop Records: $4,000 × notoriety 3 ÷ 10.",
    );
    expect(say({ ...extortion, amount: 1_000 }, 0)).toContain("all the cash that was left");
    const moll = { type: "moll-revealed", building: "jazz-alley-1", card: "mo-ruby" } as const;
    expect(say({ ...moll, seat: 1, owner: 2, extra: 1_000, value: 2_000 }, 2)).toBe(
      "Bo’s Moll Ruby Vale doubles the takings of Needle Drop Records: you earn $1,000 more.",
    );
  });

  it("name every bid and what is left behind", () => {
    const bids = [
      ["whiskey", "enforcer", "police", "event"],
      ["event", "whiskey", "police", "enforcer"],
    ] as const;
    const ranks = { event: [1, 0], enforcer: [0, 1], police: [0, 1], whiskey: [0, 1] };
    expect(say({ type: "bids-revealed", bids, ranks }, 1)).toBe(
      "The bids are open. Tip: you 1 and Ada 4. Crew: Ada 2 and you 4. Police: Ada 3 and you 3. Whiskey: Ada 1 and you 2.",
    );
    expect(say({ type: "fight-looted", seat: 1, taken: [], left: ["we-revolver-1"] }, 0)).toBe(
      "Bo collects nothing from the ground. Left behind: Revolver.",
    );
  });

  it("say of wages what they are, what of them is paid, and what is left", () => {
    const play = set({
      phase: { at: "payday", turn: 0, away: false },
      captains: {
        0: { cash: 100, groups: { 1: ["so-dockhand-1", "we-shotgun-1"], 2: ["mo-kitty"] } },
      },
    });
    const wording = () => {
      const [prompt] = play.stage.run.prompts(0);
      if (prompt === undefined) throw new Error("nobody is asked about wages");
      return put(phraseOfQuestion(story, prompt), 0);
    };
    expect(wording()).toContain("wages of $150: $0 paid, $100 left");
    play.answers(0, "card:mo-kitty");
    expect(wording()).toContain("wages of $150: $50 paid, $50 left");
    expect(play.stage.run.waiting()[0]?.about).toBeNull();
  });

  it("say whose a building is", () => {
    const choice = story.phraseOfOption("building:jazz-alley-1");
    expect(put(choice, 1, { "jazz-alley-1": 1 })).toBe("Needle Drop Records (yours)");
    expect(put(choice, 0, { "jazz-alley-1": 1 })).toBe("Needle Drop Records (Bo)");
    expect(put(choice, 0)).toBe("Needle Drop Records");
  });
});
