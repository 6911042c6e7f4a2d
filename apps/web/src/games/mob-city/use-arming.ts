"use client";

import type { CharId, WeaponId } from "@consigliere/games/mob-city/cards";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import { type Inner, innerOf, type Path } from "../../prompts/draft.ts";
import { useBoard } from "./board-context.ts";

/** Weapons as they are handed out: one is pressed, then whoever is to carry it. */
export interface Arming {
  readonly weapons: readonly WeaponId[];
  /** Null: nobody, or whoever the house rule says. */
  carrierOf(weapon: WeaponId): CharId | null;
  /** The one that goes to whoever is pressed next. */
  readonly lifted: WeaponId | null;
  lift(weapon: WeaponId): void;
  /** Why somebody cannot carry the lifted weapon, null: they can; undefined: it is not for them. */
  reasonOf(character: CharId): string | null | undefined;
  /** Gives the lifted weapon to somebody, who lays down another where his hands are full. */
  give(to: CharId | null): void;
}

/** The arming of all groups in a gunfight, or of one group of a sheet of orders; null: it is not asked. */
export function useArming(group: number | null): Arming | null {
  const { draft, lifted, lift } = useBoard();
  const topic = draft?.prompt.topic;
  if (draft === null || topic !== (group === null ? "fight-arm" : "orders")) return null;
  const path: Path = group === null ? [] : [`arm-${group}`, EXPLICIT];
  const whole: Inner = { step: "", question: draft.prompt.question, draft: draft.draft };
  const part = group === null ? whole : innerAt(whole, `arm-${group}`);
  const asked = part?.question;
  const question = asked?.form === "one" ? asked.options.find(({ id }) => id === EXPLICIT)?.with : asked;
  if (question?.form !== "form") return null;
  // By the house rule, nothing is given.
  const given = group === null || part === undefined ? draft.draft : innerAt(part, EXPLICIT)?.draft;
  const weapons = question.parts.map(({ name }) => name as WeaponId);
  const chosenIn = (weapon: WeaponId): string | null => {
    const part = given?.form === "form" ? given.parts[weapon] : undefined;
    return part?.form === "one" ? part.chosen : null;
  };
  const carrierOf = (weapon: WeaponId) => whatOf("carrier", chosenIn(weapon) ?? "") ?? null;
  const now = weapons.find((weapon) => weapon === lifted) ?? null;
  const handed = question.parts.find(({ name }) => name === now)?.question;
  const say = (weapon: WeaponId, option: string) => draft.pick([...path, weapon], option);
  return {
    weapons,
    carrierOf,
    lifted: now,
    lift: (weapon) => lift(now === weapon ? null : weapon),
    reasonOf: (character) => {
      const options = handed?.form === "one" ? handed.options : [];
      const option = options.find(({ id }) => id === optionId("carrier", character));
      return option === undefined ? undefined : (option.blocked ?? null);
    },
    give: (to) => {
      if (now === null) return;
      lift(null);
      if (carrierOf(now) === to && given !== undefined) return;
      // By the house rule until now: from the first weapon on all are handed out here.
      if (given === undefined) {
        draft.pick(path.slice(0, -1), EXPLICIT);
        for (const weapon of weapons) if (weapon !== now) say(weapon, UNUSED);
      }
      if (to === null) {
        say(now, UNUSED);
        return;
      }
      const option = optionId("carrier", to);
      const held = weapons.find((weapon) => carrierOf(weapon) === to);
      if (held !== undefined && draft.overrunAt([...path, now], option) !== null) say(held, UNUSED);
      say(now, option);
    },
  };
}

const EXPLICIT = "explicit";
const UNUSED = "unassigned";

const innerAt = ({ question, draft }: Inner, at: string) =>
  innerOf(question, draft).find(({ step }) => step === at);
