/** 5.4: the consequences of a hit: captives, then a captain without people. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { captainOfChar, carriedBy, fightOf, postOf, presentOf, weaponsIn } from "../../battle.ts";
import { type CharId, characterOf } from "../../cards.ts";
import { removeCards } from "../../groups.ts";
import { captureQuestion } from "../../legal/spoils.ts";
import { captainOf, groupOf, type State } from "../../state.ts";
import { captainsAt, lowerNotoriety } from "../../town.ts";
import { takeHome } from "../crackdown.ts";
import type { MobTable } from "../table.ts";

/** Returns whether the captain who hit was asked. */
export function* settleHit(table: MobTable, character: CharId, victim: Seat): Rules<boolean> {
  const { state } = table;
  const seat = captainOfChar(state, character);
  const captives = capturable(state, seat, victim);
  const isAsked = captives.length > 0 && state.options.gunfights === "manual";
  if (captives.length > 0) {
    const takes = isAsked
      ? yield* askCapture(table, { seat, victim, captives })
      : state.sealed.sheets[seat]?.capture !== "refuse";
    const type = takes ? "fight-captured" : "fight-capture-refused";
    if (takes) capture(state, character, captives);
    table.emit({ type, seat, from: victim, cards: captives });
  }
  settleLosses(table, victim);
  return isAsked;
}

/** A captain without people in the fight is wiped out. */
export function settleLosses(table: MobTable, seat: Seat): void {
  const { state } = table;
  const isThere = captainsAt(state, fightOf(state).building).includes(seat);
  if (isThere && presentOf(state, seat).length === 0) wipeOut(table, seat);
}

/** All remaining people of a less notorious captain, if they are only Assassins and Molls. */
function capturable(state: State, seat: Seat, victim: Seat): CharId[] {
  if (captainOf(state, seat).notoriety <= captainOf(state, victim).notoriety) return [];
  const left = presentOf(state, victim);
  return left.every((char) => ["assassin", "moll"].includes(characterOf(char).kind)) ? left : [];
}

function* askCapture(
  table: MobTable,
  {
    seat,
    victim,
    captives,
  }: { readonly seat: Seat; readonly victim: Seat; readonly captives: readonly CharId[] },
): Rules<boolean> {
  return yield* table.ask(seat, {
    topic: "fight-capture",
    question: captureQuestion(),
    about: { from: victim, cards: [...captives] },
    fallback: "take",
    standing: () => {
      const { capture } = table.settings(seat);
      return capture === "ask" ? null : capture;
    },
    clock: "window",
  });
}

/**
 * They join the group of the character that scored the hit, with the weapons that they carry, and keep their turn
 * (R-46).
 */
function capture(state: State, character: CharId, captives: readonly CharId[]): void {
  const { seat, group } = postOf(state, character);
  for (const captive of captives) {
    const from = captainOfChar(state, captive);
    const cards = [captive, ...carriedBy(fightOf(state), captive)];
    removeCards(state, from, cards);
    groupOf(state, seat, group).push(...cards);
  }
}

/** Weapons without a carrier fall to the ground, the groups go home, and notoriety falls. */
function wipeOut(table: MobTable, seat: Seat): void {
  const { state } = table;
  const fight = fightOf(state);
  const weapons = weaponsIn(state, seat).map(({ weapon }) => weapon);
  removeCards(state, seat, weapons);
  fight.ground.push(...weapons);
  const groups = fight.groups.filter((group) => group.seat === seat).map(({ group }) => group);
  for (const group of groups) takeHome(state, { seat, group });
  lowerNotoriety(state, seat);
  table.emit({ type: "fight-wiped-out", seat, groups, notoriety: captainOf(state, seat).notoriety });
}
