/** The stakes in the city: dollars of the day, fines and arrests, and possible losses in a gunfight. */
import type { Json } from "@consigliere/engine/json";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type AskedPrompt, gains, loses, type Point, type Stakes, stakesOf, type Thing } from "../stakes.ts";
import { sum } from "../sum.ts";
import {
  type BuildingId,
  type CharId,
  characterOf,
  isCharacter,
  LIEUTENANT_WAGE,
  MAX_NOTORIETY,
  planOf,
  WAGE,
  type WeaponId,
  weaponOf,
} from "./cards.ts";
import type { Arm } from "./events.ts";
import { wagesIn } from "./legal/wages.ts";
import { type Odds, oddsOf } from "./odds.ts";
import { readOption, whatOf } from "./option-ids.ts";
import type { CaptainView, FightView, View } from "./view.ts";

/** The facts that the rules put into `about`, by topic. */
interface Occasion {
  readonly cost: number;
  readonly building: BuildingId;
  readonly character: CharId;
  readonly from: Seat;
  readonly cards: readonly CharId[];
}

export function mobCityStakes(given: Json, { seat, topic, about, question }: AskedPrompt): Stakes | null {
  const view = given as unknown as View;
  const me = view.captains[seat];
  if (me === undefined) return null;
  const of = (about ?? {}) as unknown as Occasion;
  const options = optionsOf(question);
  switch (topic) {
    case "bid":
      return null;
    case "event-take":
      return stakesOf(leaves(me, of.cost));
    case "police-take":
      return stakesOf([...leaves(me, of.cost), { what: "police", seat }]);
    case "hire":
    case "hire-list":
      return stakesOf([
        { what: "wages-each", numbers: { lieutenant: LIEUTENANT_WAGE, other: WAGE } },
        wagesNow(me),
      ]);
    case "whiskey":
      return stakesOf(ofWhiskey(view, me));
    case "wages-pay":
      return stakesOf([{ what: "unpaid-leave", seat }, ...missing(question)]);
    case "wages-layoff":
      return stakesOf([{ what: "leave-for-good" }, wagesNow(me)]);
    case "buy":
      return stakesOf([{ what: "pays-back" }, ...(me.cash === null ? [] : [cashOf(me, me.cash)])]);
    case "business":
    case "business-plan":
      return stakesOf([...ofRaid(view, me), extortion(me)]);
    case "orders":
      return stakesOf(meetings(view, me));
    case "fine-pay":
      return stakesOf(ofFines(view, me, options));
    case "bomb":
      return stakesOf(
        isForShow(question) ?? [
          ...options.flatMap((option) => bombed(view, option)).slice(0, 2),
          { what: "bombed-today" },
        ],
      );
    case "moll":
      return stakesOf(isForShow(question) ?? ofMolls(view, options));
    default:
      return view.fight === null ? null : stakesOf(ofFight(view.fight, { seat, topic, of, options }));
  }
}

function optionsOf(question: QuestionData | undefined): OptionData[] {
  return question !== undefined && "options" in question
    ? question.options.filter(({ blocked }) => blocked === undefined)
    : [];
}

/** Asked without a choice, so that nobody learns who has one; null: there is one, or it is not known. */
const isForShow = (question: QuestionData | undefined): Point[] | null =>
  question !== undefined && optionsOf(question).length === 0 ? [{ what: "all-asked" }] : null;

const cashOf = ({ seat }: CaptainView, cash: number): Point => ({
  what: "cash",
  seat,
  amount: cash,
  unit: "dollars",
});

/** The rest of the cash. If cash is hidden, nobody is told. */
function leaves({ seat, cash }: CaptainView, cost: number): Point[] {
  return cash === null ? [] : [{ what: "leaves", seat, amount: cash - cost, unit: "dollars" }];
}

/** By public facts: a Lieutenant, and backs. */
function wagesNow({ seat, groups }: CaptainView): Point {
  const wages = groups.map(
    ({ lieutenant, faceDown }) => (lieutenant === null ? 0 : LIEUTENANT_WAGE) + WAGE * faceDown,
  );
  return { what: "wages-now", seat, amount: sum(wages), unit: "dollars" };
}

function missing(question: QuestionData | undefined): Point[] {
  if (question === undefined) return [];
  const { wages, paid, left } = wagesIn(question);
  return [{ what: "missing", amount: wages - paid - left, unit: "dollars" }];
}

function ofWhiskey(view: View, { seat }: CaptainView): Point[] {
  const plain = sum(ownBuildings(view, seat).map((id) => planOf(id).income));
  return plain === 0
    ? [{ what: "nowhere-to-pour", seat }]
    : [{ what: "pours", seat, amount: plain, unit: "dollars" }];
}

function ownBuildings({ buildings }: View, seat: Seat): BuildingId[] {
  return buildings.flatMap(({ id, owner }) => (owner === seat ? [id] : []));
}

/**
 * The cost of a raid that finds every building pouring. The Police card protects its holder; who has no whiskey opens no
 * speakeasy.
 */
function ofRaid(view: View, { seat, whiskey }: CaptainView): Point[] {
  if (whiskey === null) return [];
  if (view.police === seat) return [{ what: "police", seat }];
  const fines = sum(ownBuildings(view, seat).map((id) => planOf(id).fine));
  return fines === 0 ? [] : [{ ...loses(seat, fines, "dollars"), what: "raid" }];
}

/** A captain alone at another captain's building takes this much of its income. */
function extortion({ seat, notoriety }: CaptainView): Point {
  return { what: "extortion", seat, numbers: { percent: (100 / MAX_NOTORIETY) * notoriety } };
}

/** The places where one's own groups meet those of others; where they meet nobody, extortion is all there is. */
function meetings({ tokens, buildings }: View, me: CaptainView): Point[] {
  const { seat } = me;
  const hasToken = (building: BuildingId, isMine: boolean) =>
    tokens.some((token) => token.building === building && (token.seat === seat) === isMine);
  const met = buildings.filter(({ id }) => hasToken(id, true) && hasToken(id, false));
  return met.length === 0
    ? [extortion(me)]
    : [{ what: "meets", seat, things: met.map(({ id, owner }) => ({ id, owner })) }];
}

function ofFines(view: View, { seat, cash }: CaptainView, options: readonly OptionData[]): Point[] {
  const asked = options.flatMap(({ id }) => whatOf("building", id) ?? []);
  const closed = view.buildings.filter(({ owner, closed: is }) => owner === seat && is).map(({ id }) => id);
  const unpaid = asked.length > 0 ? asked : closed;
  const total = sum(unpaid.map((id) => planOf(id).fine));
  return [
    ...(cash === null ? [] : [{ what: "fines", seat, numbers: { total, cash } }]),
    { what: "unpaid-lost", things: unpaid.map((id) => ({ id, owner: seat })) },
  ];
}

/** A building that stops pouring because of a grenade earns its plain income. */
function bombed({ buildings }: View, option: OptionData): Point[] {
  const target = buildings.find(({ id }) => id === whatOf("building", option.id));
  if (target === undefined) return [];
  const { id, owner, income } = target;
  const plain = Math.min(income, planOf(id).income);
  return [{ what: "bombed", things: [{ id, owner }], numbers: { from: income, to: plain } }];
}

function ofMolls({ buildings }: View, options: readonly OptionData[]): Point[] {
  const shown = options.flatMap(({ id }) => buildings.filter((one) => one.id === whatOf("building", id)));
  if (shown.length === 0) return [{ what: "moll" }];
  return shown.map(({ id, owner, income }) => ({
    what: "doubled",
    things: [{ id, owner }],
    amount: income,
    unit: "dollars",
  }));
}

interface FightAsked {
  readonly seat: Seat;
  readonly topic: string;
  readonly of: Occasion;
  readonly options: readonly OptionData[];
}

function ofFight(fight: FightView, { seat, topic, of, options }: FightAsked): Point[] {
  switch (topic) {
    case "fight-arm":
      return [...sidesOf(fight), { what: "notoriety" }];
    case "fight-act":
    case "fight-act2": {
      const attacks = attacksOf(fight, seat, of.character, options);
      return attacks.length > 0 ? attacks : [{ what: "notoriety" }];
    }
    case "fight-capture":
      return [
        gains(seat, of.cards.length, "people"),
        loses(of.from, of.cards.length, "people"),
        { what: "armed" },
      ];
    case "fight-loot":
      return [
        { what: "left-lost" },
        { what: "wages-each", numbers: { lieutenant: LIEUTENANT_WAGE, other: WAGE } },
      ];
    default:
      return [];
  }
}

/** The number of people on each side. */
function sidesOf(fight: FightView): Point[] {
  const seats = [...new Set(fight.groups.map(({ seat }) => seat))];
  return seats.map((seat) => ({
    what: "side",
    seat,
    amount: fight.groups.filter((one) => one.seat === seat).flatMap(({ cards }) => cards.filter(isCharacter))
      .length,
    unit: "people",
  }));
}

/** The best attack of a character, and its chance. */
function attacksOf(fight: FightView, seat: Seat, character: CharId, options: readonly OptionData[]): Point[] {
  const targets = fight.present.map((id) => thingOf(fight, id)).filter(({ owner }) => owner !== seat);
  const arms = armsOf(fight, character).filter((arm) => isOffered(arm, options));
  const shots = arms.flatMap((arm) =>
    targets.map((target) => shotAt(arm, target, oddsOf(arm, characterOf(target.id as CharId).stamina))),
  );
  const [best] = shots.toSorted((a, b) => worthOf(b) - worthOf(a));
  const isOffering = (form: string) => options.some(({ id }) => readOption(id).form === form);
  return [
    ...(characterOf(character).kind === "assassin" ? [{ what: "assassin" }] : []),
    ...(isOffering("throw") ? [{ what: "grenade" }] : []),
    ...(best === undefined || worthOf(best) === 0 ? [] : [best]),
  ];
}

/** The target of a shot, and the faces that hit, of six. Kills count for more than wounds. */
function shotAt(arm: Arm, target: Thing, { wounds, kills }: Odds): Point {
  const wins = wounds + kills;
  return {
    what: kills === 0 ? "wounds" : "shot",
    by: { id: arm, owner: null },
    things: [target],
    chance: { wins, of: 6 },
    numbers: { kills },
  };
}

const worthOf = ({ chance, numbers }: Point) => 6 * (chance?.wins ?? 0) + (numbers?.["kills"] ?? 0);

/** The arms to shoot with, as everybody sees them. */
function armsOf({ carriedBy }: FightView, character: CharId): Arm[] {
  const carried = Object.keys(carriedBy) as WeaponId[];
  const guns = carried.filter((id) => carriedBy[id] === character && weaponOf(id).bonus !== null);
  const { kind } = characterOf(character);
  const bare: readonly Arm[] = kind === "lieutenant" ? ["colt"] : kind === "soldier" ? ["fists"] : [];
  return [...guns, ...bare];
}

/** A question to another seat lists no options. */
function isOffered(arm: Arm, options: readonly OptionData[]): boolean {
  return options.length === 0 || options.some(({ id }) => id === arm || whatOf("shoot", id) === arm);
}

function thingOf({ groups }: FightView, id: CharId): Thing {
  return { id, owner: groups.find(({ cards }) => cards.includes(id))?.seat ?? null };
}
