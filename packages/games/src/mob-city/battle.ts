/** Gunfights apart from their course: the carriers, the order of acting, and the legal acts (spec 5.4). */
import type { Seat } from "@consigliere/engine/seat";
import type { CharacterKind } from "./cards/enforcers.ts";
import {
  type CharId,
  characterOf,
  type GroupNo,
  isCharacter,
  isWeapon,
  tableOrder,
  type WeaponId,
  weaponOf,
} from "./cards.ts";
import type { Arm } from "./events.ts";
import { holderOf } from "./groups.ts";
import { distanceOf, type Fight, groupOf, type State } from "./state.ts";

/** A legal act of a character. */
export type Act =
  | { readonly kind: "shoot"; readonly arm: Arm; readonly target: CharId }
  | { readonly kind: "kill"; readonly target: CharId }
  | { readonly kind: "throw"; readonly grenade: WeaponId; readonly targets: readonly CharId[] }
  | {
      readonly kind: "collect";
      readonly weapon: WeaponId;
      readonly recipient: CharId;
      /** The weapon that a recipient with full hands puts on the ground. */
      readonly exchanged: WeaponId | null;
    };

export type Collect = Extract<Act, { kind: "collect" }>;
export type Attack = Exclude<Act, Collect>;

const HANDS: Readonly<Record<CharacterKind, number>> = {
  lieutenant: 1,
  assassin: 1,
  moll: 1,
  torpedo: 2,
  soldier: 1,
};

export function handsOf(character: CharId): number {
  return HANDS[characterOf(character).kind];
}

/** Assassins carry no guns. */
export function mayCarry(character: CharId, weapon: WeaponId): boolean {
  return characterOf(character).kind !== "assassin" || weaponOf(weapon).kind === "grenade";
}

/** The higher bonus first, grenades last; ties in table order. */
export function weaponOrder(a: WeaponId, b: WeaponId): number {
  return (weaponOf(b).bonus ?? 0) - (weaponOf(a).bonus ?? 0) || tableOrder(a, b);
}

/** The current fight; throws when there is none. */
export function fightOf(state: Pick<State, "fight">): Fight {
  if (state.fight === null) throw new Error("nobody fights");
  return state.fight;
}

/** The weapons that a character carries, the best first. */
export function carriedBy({ carriedBy: carriers }: Pick<Fight, "carriedBy">, character: CharId): WeaponId[] {
  const weapons = Object.keys(carriers) as WeaponId[];
  return weapons.filter((weapon) => carriers[weapon] === character).sort(weaponOrder);
}

/** The captain and the group of a character, in any organization. */
export function postOf(state: Pick<State, "captains">, character: CharId): { seat: Seat; group: GroupNo } {
  const holder = holderOf(state, character);
  if (holder === null) throw new Error(`${character} is in nobody's group`);
  return holder;
}

export function captainOfChar(state: Pick<State, "captains">, character: CharId): Seat {
  return postOf(state, character).seat;
}

/** The order where nothing else decides: captain by Grace order, lower group, line-up. */
export function seniority(state: State, a: CharId, b: CharId): number {
  const [postA, postB] = [postOf(state, a), postOf(state, b)];
  const lineUp = (character: CharId, { seat, group }: { seat: Seat; group: GroupNo }) =>
    groupOf(state, seat, group).indexOf(character);
  return (
    distanceOf(state, postA.seat) - distanceOf(state, postB.seat) ||
    postA.group - postB.group ||
    lineUp(a, postA) - lineUp(b, postB)
  );
}

/** By speed, then by seniority. */
export function initiative(state: State, a: CharId, b: CharId): number {
  return characterOf(b).speed - characterOf(a).speed || seniority(state, a, b);
}

/** The characters present in the order in which they act. */
export function lineUp(state: State): CharId[] {
  return [...fightOf(state).present].sort((a, b) => initiative(state, a, b));
}

/** The present characters of one captain, in order of initiative. */
export function presentOf(state: State, seat: Seat): CharId[] {
  return lineUp(state).filter((character) => captainOfChar(state, character) === seat);
}

/** The captains who have a character present, in Grace order. */
export function sidesOf(state: State): Seat[] {
  const seats = fightOf(state).present.map((character) => captainOfChar(state, character));
  return [...new Set(seats)].sort((a, b) => distanceOf(state, a) - distanceOf(state, b));
}

/** All characters present of other captains, in order of initiative. */
export function targetsFor(state: State, character: CharId): CharId[] {
  const seat = captainOfChar(state, character);
  return lineUp(state).filter((other) => captainOfChar(state, other) !== seat);
}

/** The possible targets of one grenade: the present characters of one group of one captain. */
export interface Squad {
  readonly seat: Seat;
  readonly group: GroupNo;
  readonly characters: readonly CharId[];
}

/** The rival squads of a character, by captain in Grace order and by group. */
export function squadsFor(state: State, character: CharId): Squad[] {
  const seat = captainOfChar(state, character);
  const { present, groups } = fightOf(state);
  return groups
    .filter((group) => group.seat !== seat)
    .map(({ seat: rival, group }) => ({
      seat: rival,
      group,
      characters: groupOf(state, rival, group)
        .filter(isCharacter)
        .filter((other) => present.includes(other)),
    }))
    .filter(({ characters }) => characters.length > 0);
}

/** The arms that a character can shoot with: its guns, then a Lieutenant's Colt or a Soldier's fists. */
export function armsOf(state: State, character: CharId): Arm[] {
  const guns = carriedBy(fightOf(state), character).filter((weapon) => weaponOf(weapon).bonus !== null);
  const { kind } = characterOf(character);
  if (kind === "lieutenant") return [...guns, "colt"];
  return kind === "soldier" ? [...guns, "fists"] : guns;
}

/** The bonus that the arm adds to the die. */
export function bonusOf(arm: Arm): number {
  if (arm === "colt") return 1;
  return arm === "fists" ? 0 : (weaponOf(arm).bonus ?? 0);
}

export function grenadesOf(state: State, character: CharId): WeaponId[] {
  return carriedBy(fightOf(state), character).filter((weapon) => weaponOf(weapon).kind === "grenade");
}

/** The attacks of a character, in the order of 5.4. */
export function attacksOf(state: State, character: CharId): Attack[] {
  const targets = targetsFor(state, character);
  const shots = armsOf(state, character).flatMap((arm) =>
    targets.map((target): Attack => ({ kind: "shoot", arm, target })),
  );
  const kills = characterOf(character).kind === "assassin" ? targets : [];
  const throws = grenadesOf(state, character).flatMap((grenade) =>
    squadsFor(state, character)
      .flatMap(({ characters }) => pairsOf(characters))
      .map((pair): Attack => ({ kind: "throw", grenade, targets: pair })),
  );
  return [...shots, ...kills.map((target): Attack => ({ kind: "kill", target })), ...throws];
}

/** Every pair of a squad, or its only character. */
function pairsOf(characters: readonly CharId[]): CharId[][] {
  if (characters.length <= 1) return characters.map((only) => [only]);
  return characters.flatMap((first, i) => characters.slice(i + 1).map((second) => [first, second]));
}

/** The weapons that a character can pick up, and the recipients. Collecting comes before exchanging. */
export function collectsOf(state: State, character: CharId): Collect[] {
  const fight = fightOf(state);
  const mates = presentOf(state, captainOfChar(state, character));
  const acts = [...fight.ground].sort(weaponOrder).flatMap((weapon) =>
    mates
      .filter((mate) => mayCarry(mate, weapon))
      .flatMap((recipient): Collect[] => {
        const held = carriedBy(fight, recipient);
        const drops = held.length < handsOf(recipient) ? [null] : held;
        return drops.map((exchanged) => ({ kind: "collect", weapon, recipient, exchanged }));
      }),
  );
  const isExchange = ({ exchanged }: Collect) => exchanged !== null;
  return [...acts.filter((act) => !isExchange(act)), ...acts.filter(isExchange)];
}

/** All legal acts of a character. If there are none, it passes. */
export function legalActs(state: State, character: CharId): Act[] {
  return [...attacksOf(state, character), ...collectsOf(state, character)];
}

/** The attacks of a Torpedo with the weapons that it has not used in this activation. */
export function secondAttacks(state: State, character: CharId, used: WeaponId): Attack[] {
  if (characterOf(character).kind !== "torpedo") return [];
  return attacksOf(state, character).filter((attack) => usedIn(attack) !== used);
}

/** The weapon card that an act uses; null: none. */
export function usedIn(act: Act): WeaponId | null {
  if (act.kind === "throw") return act.grenade;
  if (act.kind !== "shoot" || act.arm === "colt" || act.arm === "fists") return null;
  return act.arm;
}

/** The weapons among the cards of a captain's groups in the fight. */
export function weaponsIn(state: State, seat: Seat): { weapon: WeaponId; group: GroupNo }[] {
  return fightOf(state)
    .groups.filter((group) => group.seat === seat)
    .flatMap(({ group }) =>
      groupOf(state, seat, group)
        .filter(isWeapon)
        .map((weapon) => ({ weapon, group })),
    );
}
