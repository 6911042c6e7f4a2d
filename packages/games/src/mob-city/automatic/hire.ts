/** Auto-hire (spec 7.4, 13.2): the answer of the setting `hire`. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, GROUPS, isCharacter, isWeapon, kindOf, tableOrder, wageOf } from "../cards.ts";
import { whyNotPlaced } from "../groups.ts";
import { hireLimit } from "../legal/hiring.ts";
import { optionId } from "../option-ids.ts";
import type { Wish } from "../sealed.ts";
import type { Settings } from "../settings.ts";
import { captainOf, type State } from "../state.ts";
import { autoArm } from "./arm.ts";

const CREW = 10;
const WORTH_IT = 1.5;

const VALUE = {
  lieutenant: 6,
  assassin: 5,
  "tommy-gun": 5,
  shotgun: 4,
  moll: 4,
  grenade: 3.5,
  soldier: 3.2,
  torpedo: 3,
  revolver: 2,
} as const;

/** The basis of a captain's judgement: its own groups and cash, and the cards on offer. */
export interface Staffing {
  readonly groups: readonly (readonly CardId[])[];
  readonly cash: number;
  readonly pool: readonly CardId[];
}

/** The worth of a card to a group (13.2). */
function worthOf(card: CardId, group: readonly CardId[]): number {
  const kind = kindOf(card);
  if (!isCharacter(card)) return VALUE[kind] - (isHandFree([...group, card], card) ? 0 : 4);
  const isArming = kind === "torpedo" && hasIdleGun(group);
  const crowding = group.length === 0 ? 0.6 : 0;
  return (isArming ? 5 : VALUE[kind]) - 0.4 * Math.abs(group.length - 2) - crowding;
}

/** Whether auto-arm finds a hand for the weapon. */
function isHandFree(group: readonly CardId[], card: CardId): boolean {
  return isWeapon(card) && autoArm(group)[card] !== null;
}

function hasIdleGun(group: readonly CardId[]): boolean {
  const arming = autoArm(group);
  return group.filter(isWeapon).some((weapon) => kindOf(weapon) !== "grenade" && arming[weapon] === null);
}

/** The card to hire next, and its group; null: no card is worth it. */
export function bestHire({ groups, cash, pool }: Staffing): Wish | null {
  const crew = groups.flat();
  const bill = crew.reduce((sum, card) => sum + wageOf(card), 0);
  if (crew.length >= CREW) return null;
  const wishes = [...pool]
    .filter((card) => bill + wageOf(card) <= cash / 4)
    .sort(tableOrder)
    .flatMap((card) =>
      GROUPS.map((group) => ({ card, group, own: groups[group - 1] ?? [] })).filter(
        ({ own }) => whyNotPlaced(own, card) === null,
      ),
    )
    .map((wish) => ({ ...wish, value: worthOf(wish.card, wish.own) }))
    .filter(({ value }) => value > WORTH_IT);
  const best = wishes.reduce<(typeof wishes)[number] | null>(
    (found, wish) => (found === null || wish.value > found.value ? wish : found),
    null,
  );
  return best && { card: best.card, group: best.group };
}

function staffingOf(state: State, seat: Seat): Staffing {
  const { groups, cash } = captainOf(state, seat);
  return { groups, cash, pool: state.pool };
}

/** The setting's answer to `hire`; null: ask. */
export function hireAnswer(state: State, seat: Seat, setting: Settings["hire"]): AnswerValue | null {
  if (setting === "ask") return null;
  const wish = setting === "auto" ? bestHire(staffingOf(state, seat)) : null;
  return wish === null
    ? "done"
    : { choose: optionId("card", wish.card), with: optionId("group", wish.group) };
}

/**
 * The setting's answer to `hire-list`: the cards that it would hire one after another if no other captain came first
 * (P-09).
 */
export function hireListAnswer(state: State, seat: Seat, setting: Settings["hire"]): AnswerValue | null {
  if (setting === "ask") return null;
  const wishes = setting === "auto" ? wishesOf(staffingOf(state, seat)) : [];
  const most = Math.min(hireLimit(state, seat), wishes.length);
  return { wishes: wishes.map(({ card, group }) => optionId("hire", { card, group })), most };
}

/** The cards that a captain would hire, in order, if all were available to it. */
export function wishesOf(staffing: Staffing): Wish[] {
  const wish = bestHire(staffing);
  if (wish === null) return [];
  const groups = staffing.groups.map((group, i) => (i === wish.group - 1 ? [...group, wish.card] : group));
  const pool = staffing.pool.filter((card) => card !== wish.card);
  return [wish, ...wishesOf({ ...staffing, groups, pool })];
}
