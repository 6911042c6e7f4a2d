/** Auto-act (spec 7.4): the act of a character whose captain does not give one. */
import type { Seat } from "@consigliere/engine/seat";
import {
  type Act,
  type Attack,
  armsOf,
  attacksOf,
  bonusOf,
  captainOfChar,
  carriedBy,
  fightOf,
  grenadesOf,
  handsOf,
  legalActs,
  mayCarry,
  presentOf,
  type Squad,
  seniority,
  squadsFor,
  targetsFor,
} from "../battle.ts";
import { type CharId, characterOf, tableOrder, type WeaponId, weaponOf } from "../cards.ts";
import type { Arm } from "../events.ts";
import type { Tactics } from "../sealed.ts";
import type { State } from "../state.ts";

const THREAT = { assassin: 6, lieutenant: 4, torpedo: 3, soldier: 2, moll: 1 } as const;
const GRENADE_VALUE = 3;

/** A grenade counts 3, a gun its bonus. */
function worthOf(weapon: WeaponId): number {
  return weaponOf(weapon).bonus ?? GRENADE_VALUE;
}

export function threatOf(state: State, character: CharId): number {
  const arms = carriedBy(fightOf(state), character).map(worthOf);
  return arms.reduce((sum, worth) => sum + worth, THREAT[characterOf(character).kind]);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Of the six faces, those that wound and those that kill. */
export function oddsOf(arm: Arm, target: CharId): { readonly hit: number; readonly kill: number } {
  const { stamina } = characterOf(target);
  const hit = FACES.filter((face) => face + bonusOf(arm) >= stamina).length;
  const kill = arm === "fists" ? 0 : FACES.filter((face) => face + bonusOf(arm) > stamina).length;
  return { hit, kill };
}

/** The value of shooting at the target: the chances to hit and to kill, times the threat. */
function scoreOf(state: State, arm: Arm, target: CharId): number {
  const { hit, kill } = oddsOf(arm, target);
  return (hit + kill) * threatOf(state, target);
}

/** The character's act, chosen from all legal ones. Throws when nothing is legal. */
export function autoAct(state: State, character: CharId, tactics: Tactics): Act {
  const isAssassin = characterOf(character).kind === "assassin";
  const act =
    throwGrenade(state, character, tactics, hasOtherAttack(state, character)) ??
    (isAssassin ? killWorst(state, character, tactics) : null) ??
    armOneself(state, character) ??
    shootBest(state, character, tactics) ??
    armMate(state, character) ??
    legalActs(state, character)[0];
  if (act === undefined) throw new Error(`${character} has nothing to do`);
  return act;
}

/** The second attack of a Torpedo with the rest of its weapons; null: stop. */
export function autoSecondAttack(
  state: State,
  character: CharId,
  { tactics, attacks }: { readonly tactics: Tactics; readonly attacks: readonly Attack[] },
): Attack | null {
  const arms = armsOf(state, character).filter((arm) =>
    attacks.some((a) => a.kind === "shoot" && a.arm === arm),
  );
  if (arms.length > 0) return shootBest(state, character, tactics, arms);
  const isThrow = attacks.some((attack) => attack.kind === "throw");
  return isThrow ? throwGrenade(state, character, tactics, true) : null;
}

function hasOtherAttack(state: State, character: CharId): boolean {
  return attacksOf(state, character).some(({ kind }) => kind !== "throw");
}

/** The possible targets: only the people of the captain in focus, as long as any are present. */
function focused<T>(
  candidates: readonly T[],
  seatOf: (candidate: T) => Seat,
  { focus }: Tactics,
): readonly T[] {
  const preferred = candidates.filter((candidate) => seatOf(candidate) === focus);
  return preferred.length > 0 ? preferred : candidates;
}

function targets(state: State, character: CharId, tactics: Tactics): CharId[] {
  const all = [...targetsFor(state, character)].sort((a, b) => seniority(state, a, b));
  return [...focused(all, (target) => captainOfChar(state, target), tactics)];
}

/** 1: at the two most dangerous of a squad. `isSpare`: the character has another act to choose. */
function throwGrenade(state: State, character: CharId, tactics: Tactics, isSpare: boolean): Attack | null {
  const [grenade] = grenadesOf(state, character);
  if (grenade === undefined) return null;
  const squads = focused(squadsFor(state, character), ({ seat }) => seat, tactics);
  const several = squads.filter(({ characters }) => characters.length >= 2);
  const { grenade: policy } = tactics;
  if (isSpare && (policy === "hold" || (policy === "two-or-more" && several.length === 0))) return null;
  const isPicky = policy === "two-or-more" && several.length > 0; // P-12
  const threatened = (isPicky ? several : squads).map((squad) => worstTwo(state, squad));
  const [worst] = threatened.sort((a, b) => b.threat - a.threat);
  return worst === undefined ? null : { kind: "throw", grenade, targets: worst.targets };
}

function worstTwo(state: State, { characters }: Squad): { targets: CharId[]; threat: number } {
  const ranked = [...characters].sort((a, b) => threatOf(state, b) - threatOf(state, a)).slice(0, 2);
  return { targets: ranked, threat: ranked.reduce((sum, target) => sum + threatOf(state, target), 0) };
}

/** 2 */
function killWorst(state: State, character: CharId, tactics: Tactics): Attack | null {
  const [target] = targets(state, character, tactics).sort((a, b) => threatOf(state, b) - threatOf(state, a));
  return target === undefined ? null : { kind: "kill", target };
}

const GOOD_GUN = 2;

/** 3: with empty hands and no attack, or a Soldier beside a good gun. */
function armOneself(state: State, character: CharId): Act | null {
  const fight = fightOf(state);
  if (carriedBy(fight, character).length > 0) return null;
  const isTempted =
    characterOf(character).kind === "soldier" &&
    fight.ground.some((weapon) => (weaponOf(weapon).bonus ?? 0) >= GOOD_GUN);
  if (!isTempted && attacksOf(state, character).length > 0) return null;
  const weapon = bestOf(fight.ground).find((candidate) => mayCarry(character, candidate));
  return weapon === undefined ? null : { kind: "collect", weapon, recipient: character, exchanged: null };
}

function bestOf(weapons: readonly WeaponId[]): WeaponId[] {
  return [...weapons].sort((a, b) => worthOf(b) - worthOf(a) || tableOrder(a, b));
}

/** 4: ties by the target first, then by the higher bonus, card, Colt, fists (P-11). */
function shootBest(
  state: State,
  character: CharId,
  tactics: Tactics,
  arms: readonly Arm[] = armsOf(state, character),
): Attack | null {
  const byBonus = [...arms].sort((a, b) => bonusOf(b) - bonusOf(a));
  let best: { attack: Attack; score: number } | null = null;
  for (const target of targets(state, character, tactics)) {
    for (const arm of byBonus) {
      const score = scoreOf(state, arm, target);
      if (best === null || score > best.score) best = { attack: { kind: "shoot", arm, target }, score };
    }
  }
  return best?.attack ?? null;
}

/** 5: the best weapon on the ground for the most dangerous mate with a free hand. */
function armMate(state: State, character: CharId): Act | null {
  const fight = fightOf(state);
  const mates = presentOf(state, captainOfChar(state, character))
    .filter((mate) => mate !== character && carriedBy(fight, mate).length < handsOf(mate))
    .sort((a, b) => threatOf(state, b) - threatOf(state, a) || seniority(state, a, b));
  for (const weapon of bestOf(fight.ground)) {
    const recipient = mates.find((mate) => mayCarry(mate, weapon));
    if (recipient !== undefined) return { kind: "collect", weapon, recipient, exchanged: null };
  }
  return null;
}
