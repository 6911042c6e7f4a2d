import type { Viewer } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../testing/sentences.ts";
import { tellsEverything } from "../../testing/telling.ts";
import { CARD_KINDS } from "../cards.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { familyBusiness } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { FULL_MOB, MOBS, mobstersOf } from "../mobs.ts";
import { optionsSchema } from "../options.ts";
import { hitsBeforeActing, view } from "../view.ts";
import { endings } from "./matches/endings.ts";
import { m, mob, ms, set } from "./scene.ts";

const { story, say: put } = inEnglish("family-business");

/** The mobs of a scene. */
const OWNERS = story.ownersIn?.(view(set({}).now, "spectator") as never);

tellsEverything(familyBusiness, {
  optionsSchema,
  reasons: REASONS,
  endings,
  names: [
    ...CARD_KINDS.flatMap((kind) => [`card.${kind}.name`, `card.${kind}.rule`]),
    ...MOBS.map((id) => `mob.${id}`),
    ...MOBS.flatMap((id) => mobstersOf(id, FULL_MOB)).map((id) => `mobster.${id}`),
  ],
  small: MOBS.flatMap((id) => mobstersOf(id, FULL_MOB)),
  matches: [
    { bots: "random", seatCount: 4, options: {} },
    { bots: "random", seatCount: 4, options: {} },
    { bots: "regular", seatCount: 4, options: { counterAutoPass: true } },
  ],
  asked: [
    {
      seat: 1,
      topic: "counter-vendetta",
      about: { attacker: 0, kind: "vendetta", params: { sequence: [] } },
      question: { form: "one", options: [] },
    },
  ],
  staked: [{ points: [{ what: "stalemate", numbers: { turns: 2 } }] }],
  rare: [
    { type: "card-discarded", seat: 1, card: "truce-01", kind: "truce", forced: true },
    { type: "window-skipped", card: "vendetta-01", reason: "all-counters-in-discard" },
    {
      everyone: null,
      seats: { 1: { type: "counter-withdrawn", windowId: "window-3", seat: 1, kind: "finger" } },
    },
    { type: "game-ended", reason: "stalemate", placements: [1, 1, 3], stats: [] },
    {
      type: "counter-played",
      seat: 1,
      card: "mob-power-01",
      kind: "mob-power",
      against: "contract",
      forSeat: 2,
    },
  ],
});

describe("sentences", () => {
  const say = (event: FamilyBusinessEvent, viewer: Viewer) => put(story.phraseOfEvent(event), viewer, OWNERS);

  it("speak to the player concerned and of others by name", () => {
    const event = { type: "card-discarded", seat: 1, card: "truce-01", kind: "truce" } as const;
    expect(say(event, 1)).toBe("You discard Truce.");
    expect(say(event, 0)).toBe("Bo discards Truce.");
    expect(say({ ...event, forced: true }, 0)).toBe("Time has run out for Bo: Truce is discarded.");
  });

  it("say whose everybody is", () => {
    const [played] = set({ hands: { 0: ["contract"] } })
      .plays("contract", m("purple-1"))
      .told("card-played");
    expect(played && [0, 1, 2].map((reader) => say(played, reader))).toEqual([
      'You play Contract on Cy’s Samuel "Sammy Purple" Cohen.',
      'Ada plays Contract on Cy’s Samuel "Sammy Purple" Cohen.',
      'Ada plays Contract on your Samuel "Sammy Purple" Cohen.',
    ]);
    const choice = story.phraseOfOption("mobster:purple-2");
    expect(put(choice, 2, OWNERS)).toBe("Joseph Bernstein (yours)");
    expect(put(choice, 0, OWNERS)).toBe("Joseph Bernstein (Cy)");
    expect(put(choice, 0)).toBe("Joseph Bernstein");
  });

  it("string several targets together", () => {
    const play = set({ hands: { 0: ["double-cross"] } }).plays("double-cross", ms("new-york-3", "purple-4"));
    const [played] = play.told("card-played");
    expect(played && say(played, 2)).toBe(
      "Ada plays Double Cross on Bo’s Frank Costello and your Abe Axler.",
    );
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
