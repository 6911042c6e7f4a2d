/** 5.4: each weapon gets a carrier of its own group, or none. All sides decide at once (W5). */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules, SeatAsking } from "@consigliere/engine/table";
import { autoArm } from "../../automatic/arm.ts";
import { carriedBy, fightOf, mayCarry, sidesOf } from "../../battle.ts";
import { type CardId, isCharacter, isWeapon, type WeaponId } from "../../cards.ts";
import { armingAnswer, armingQuestion } from "../../legal/arming.ts";
import type { Arming } from "../../sealed.ts";
import { groupOf } from "../../state.ts";
import type { MobTable } from "../table.ts";

export function* armSides(table: MobTable): Rules {
  const { state } = table;
  const sides = sidesOf(state);
  const armings =
    state.options.gunfights === "orders"
      ? new Map(sides.map((seat) => [seat, armingByOrders(table, seat)]))
      : yield* table.askAll(
          sides.flatMap((seat) => armAsking(table, seat)),
          { hidesAnswered: true },
        );
  for (const seat of sides) arm(table, seat, armings.get(seat) ?? {});
}

function groupsOf(table: MobTable, seat: Seat): { index: number; cards: CardId[] }[] {
  const { state } = table;
  const own = fightOf(state).groups.filter((group) => group.seat === seat);
  return own.map(({ group }) => ({ index: group - 1, cards: groupOf(state, seat, group) }));
}

/** A captain is asked only if somebody may carry one of its weapons. The cards are face-up by now. */
function armAsking(table: MobTable, seat: Seat): SeatAsking<Arming>[] {
  const groups = groupsOf(table, seat).map(({ cards }) => cards);
  const question = armingQuestion(groups);
  if (question === null) return [];
  const usual = armingAnswer(groups, Object.assign({}, ...groups.map(autoArm)));
  const standing = () => (table.settings(seat).arm === "auto" ? usual : null);
  const { building } = fightOf(table.state);
  return [
    { seat, topic: "fight-arm", question, about: { building }, fallback: usual, standing, clock: "window" },
  ];
}

function armingByOrders(table: MobTable, seat: Seat): Arming {
  const sheet = table.state.sealed.sheets[seat] ?? null;
  const armings = groupsOf(table, seat).map(({ index, cards }) => {
    const ordered = sheet?.arm[index] ?? null;
    return ordered === null ? autoArm(cards) : stillPossible(cards, ordered);
  });
  return Object.assign({}, ...armings);
}

/** The rest of an order that was given before grenades were thrown. */
function stillPossible(cards: readonly CardId[], ordered: Arming): Arming {
  const entries = Object.entries(ordered) as [WeaponId, Arming[WeaponId]][];
  return Object.fromEntries(
    entries.filter(
      ([weapon, carrier]) =>
        carrier && cards.includes(weapon) && cards.includes(carrier) && mayCarry(carrier, weapon),
    ),
  );
}

function arm(table: MobTable, seat: Seat, arming: Arming): void {
  const fight = fightOf(table.state);
  for (const { cards } of groupsOf(table, seat)) {
    for (const weapon of cards.filter(isWeapon)) {
      const carrier = arming[weapon] ?? null;
      if (carrier !== null) fight.carriedBy[weapon] = carrier;
    }
  }
  const characters = groupsOf(table, seat).flatMap(({ cards }) => cards.filter(isCharacter));
  const carried = characters.flatMap((carrier) =>
    carriedBy(fight, carrier).map((weapon) => ({ weapon, carrier })),
  );
  if (carried.length > 0) table.reveal({ type: "fight-armed", seat, carried });
}
