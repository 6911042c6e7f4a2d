"use client";

import type { QuestionData } from "@consigliere/contract/question";
import type { CharId, WeaponId } from "@consigliere/games/mob-city/cards";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import { type Draft, innerOf, type Path } from "../../prompts/draft.ts";
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
  const question = questionAt(draft.prompt.question, path);
  if (question?.form !== "form") return null;
  const given = draftAt(draft.prompt.question, draft.draft, path);
  const weapons = question.parts.map(({ name }) => name as WeaponId);
  const chosenIn = (weapon: WeaponId): string | null => {
    const part = given?.form === "form" ? given.parts[weapon] : undefined;
    return part?.form === "one" ? part.chosen : null;
  };
  const carrierOf = (weapon: WeaponId) => whatOf("carrier", chosenIn(weapon) ?? "") ?? null;
  const now = weapons.find((weapon) => weapon === lifted) ?? null;
  const asked = question.parts.find(({ name }) => name === now)?.question;
  const say = (weapon: WeaponId, option: string) => draft.pick([...path, weapon], option);
  return {
    weapons,
    carrierOf,
    lifted: now,
    lift: (weapon) => lift(now === weapon ? null : weapon),
    reasonOf: (character) => {
      const options = asked?.form === "one" ? asked.options : [];
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

/** The question at a place, whether or not the draft has come there. */
function questionAt(question: QuestionData, [step, ...rest]: Path): QuestionData | undefined {
  if (step === undefined) return question;
  const inner =
    question.form === "form"
      ? question.parts.find(({ name }) => name === step)?.question
      : question.form === "one"
        ? question.options.find(({ id }) => id === step)?.with
        : undefined;
  return inner && questionAt(inner, rest);
}

function draftAt(question: QuestionData, draft: Draft, [step, ...rest]: Path): Draft | undefined {
  if (step === undefined) return draft;
  const inner = innerOf(question, draft).find((one) => one.step === step);
  return inner && draftAt(inner.question, inner.draft, rest);
}
