import type { Prompt } from "@consigliere/contract/prompt";
import { ACTION_KINDS, CARD_KINDS, CARDS } from "@consigliere/games/family-business/cards";
import { MOBS, mobstersOf } from "@consigliere/games/family-business/mobs";
import { TRAITS } from "@consigliere/portrait/traits";
import { describe, expect, it } from "vitest";
import { hintKey, verb } from "./guidance.ts";
import en from "./messages/en.json" with { type: "json" };
import ja from "./messages/ja.json" with { type: "json" };
import { faceOf } from "./portraits.ts";
import { warEffect } from "./reference-facts.ts";

describe("the 54 mobsters", () => {
  const faces = MOBS.flatMap((mob) => mobstersOf(mob, 9)).map((id) => [id, faceOf(id)] as const);

  it("have 54 different faces of known traits", () => {
    expect(new Set(faces.map(([, face]) => JSON.stringify(face))).size).toBe(54);
    for (const [, face] of faces) {
      for (const [trait, value] of Object.entries(face)) {
        expect(TRAITS[trait as keyof typeof TRAITS]).toContain(value);
      }
    }
  });

  it("count two women, and Capone has his scar", () => {
    const women = faces.filter(([, face]) => face.expression === "feminine").map(([id]) => id);
    expect(women).toEqual(["bank-robbers-2", "bank-robbers-4"]);
    expect(faceOf("capone-1").scar).not.toBe("none");
  });
});

describe("the words of the board", () => {
  it("say what to choose with every card that asks for something", () => {
    const plain = ["st-valentines-day-massacre", "mob-war", "ambush", "truce", "federal-crackdown"];
    const asking = ACTION_KINDS.filter((kind) => !plain.includes(kind));
    const keys = asking.map((kind) => hintKey([`play:${kind}-01`]));
    expect(keys.filter((key) => key === null || !(key in en.hint))).toEqual([]);
    expect(hintKey(["play:hit-01", "own"])).toBe("hit-own");
    expect(hintKey(["play:substitution-01", "mobster:moran-1"])).toBe("substitution-in");
  });

  it("name every counter on the button that plays it", () => {
    const prompt = { topic: "counter-contract" } as Prompt;
    const counters = CARD_KINDS.filter((kind) => CARDS[kind].type === "counter");
    expect(counters.map((kind) => verb(prompt, `counter:${kind}`))).toEqual(
      counters.map((kind) => `counters.${kind}`),
    );
    for (const { verb } of [en, ja])
      expect(Object.keys(verb.counters).toSorted()).toEqual(counters.toSorted());
  });

  it("say on the key of the mobs whether any has been chosen", () => {
    const prompt = { topic: "prefer-mobs" } as Prompt;
    expect([verb(prompt, []), verb(prompt, ["mob:moran"])]).toEqual(["anyMob", "mobs"]);
    for (const { verb } of [en, ja]) expect(verb.anyMob).not.toBe(verb.mobs);
  });

  it("have every card on the reference card", () => {
    const { onList, onWar } = en.reference;
    expect(Object.keys(onList).toSorted()).toEqual(ACTION_KINDS.toSorted());
    expect(ACTION_KINDS.every((kind) => warEffect(kind) in onWar)).toBe(true);
    expect(CARD_KINDS.length).toBe(23);
  });
});
