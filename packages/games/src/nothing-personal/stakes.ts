/** The stakes in the family: respect and dollars, the chairs, and the dice needed. */
import type { Json } from "@consigliere/engine/json";
import type { OptionId, QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import {
  type AskedPrompt,
  gains,
  loses,
  mayLose,
  type Point,
  type Stakes,
  stakesOf,
  type Thing,
} from "../stakes.ts";
import { sum } from "../sum.ts";
import { FOUR, type GangsterId, gangsterOf, SEVEN, SHAKEDOWN, TEN } from "./cards.ts";
import type { Purpose } from "./deals/ties.ts";
import { type Face, facesOf, MOVE_FACES, TO_WHACK } from "./dice.ts";
import type { Action } from "./events.ts";
import type { Loss } from "./legal/loss.ts";
import { facesToMove, yieldOf } from "./odds.ts";
import { optionId, whatOf } from "./option-ids.ts";
import { isPosition, type PlaceId, POSITIONS, type PositionId } from "./positions.ts";
import type { Deed } from "./state.ts";
import type { ManView, View } from "./view.ts";

/** The facts that the rules put into `about`, by topic. */
interface Occasion {
  readonly seat: Seat;
  readonly by: Seat;
  readonly holder: Seat;
  readonly demand: number;
  readonly tribute: number;
  readonly cost: number;
  readonly action: Action;
  readonly params: readonly OptionId[];
  readonly loss: Loss;
  readonly gangster: GangsterId;
  readonly gangsters: readonly GangsterId[];
  readonly yields: readonly { readonly respect: number; readonly money: number }[];
  readonly target: GangsterId | null;
  readonly purpose: Purpose;
  readonly respect: number;
  readonly place: PlaceId;
  readonly chair: PositionId;
  readonly chairs: readonly PositionId[];
  readonly deed: Deed["kind"];
  readonly wins: readonly Face[];
  readonly leaders: readonly Seat[];
  readonly death: "knife" | "none" | "any";
  readonly dice: readonly { readonly die: Parameters<typeof facesOf>[0]; readonly face: Face }[];
}

export function nothingPersonalStakes(
  given: Json,
  { seat, topic, about, question }: AskedPrompt,
): Stakes | null {
  const view = given as unknown as View;
  const of = (about ?? {}) as unknown as Occasion;
  switch (topic) {
    case "place-marker":
    case "place-markers":
    case "favor":
    case "commission-turn":
    case "last-call":
      return stakesOf(ofControl(view, seat));
    case "final-call":
      return stakesOf([...ofControl(view, seat), { what: "money-turns", numbers: { ten: TEN } }]);
    case "before-action":
      return stakesOf(nextToAct(view));
    case "tie-order":
      return stakesOf(tiesIn(view));
    case "tie-income":
    case "tie-final":
      return stakesOf(
        of.gangsters.map((id, i) => ({
          what: topic,
          things: [{ id, owner: null }],
          numbers: { ...of.yields[i] },
        })),
      );
    case "tie":
      return stakesOf(ofTie(of));
    case "crew-action":
      return stakesOf(ofCrew(seat, of, question));
    case "permission":
      return stakesOf(ofLoss(seat, of), deedOf(view, of));
    case "demand":
      return stakesOf([
        { what: "else-undone", seat: of.holder },
        { what: "purse-after", seat, numbers: { left: moneyOf(view, seat) - of.demand } },
      ]);
    case "whack":
    case "move":
      return stakesOf(ofAssault(view, of, topic));
    case "pleas":
      return stakesOf([...ofAssault(view, { ...of, seat }, "pleas")]);
    case "dice":
      return stakesOf(ofDice(view, of));
    case "coachman":
      return stakesOf(of.chairs.map(worthOf));
    case "appoint":
      return stakesOf([worthOf(of.chair)]);
    case "fence-buy":
      return stakesOf([
        { what: "purse", seat, amount: moneyOf(view, seat), unit: "money" },
        { what: "shakedown", amount: SHAKEDOWN, unit: "money" },
      ]);
    case "feds-call":
      return stakesOf(ofFeds(view));
    case "jailbreak":
      return stakesOf([{ what: "jailed", things: view.prison.map((id) => ({ id, owner: null })) }]);
    default:
      return null;
  }
}

const moneyOf = ({ families }: View, seat: Seat) => families[seat]?.money ?? 0;

const manOf = ({ board }: View, id: GangsterId | null) => board.find((man) => man.id === id);

/** His owner; null: none, or several leaders. */
function ownerOf({ leaders }: Pick<ManView, "leaders">): Seat | null {
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

function thingOf(view: View, id: GangsterId): Thing {
  const man = manOf(view, id);
  return { id, owner: man === undefined ? null : ownerOf(man) };
}

/** The income of a round with the present markers, and the ties. */
function ofControl(view: View, seat: Seat): Point[] {
  const mine = seated(view).filter((man) => ownerOf(man) === seat);
  const yields = mine.map(yieldOf);
  return [
    {
      what: "income",
      seat,
      numbers: {
        respect: sum(yields.map(({ respect }) => respect)),
        money: sum(yields.map(({ money }) => money)),
        men: mine.length,
      },
    },
    ...tiesIn(view),
  ];
}

const seated = ({ board }: View) =>
  board.filter((man): man is ManView & { place: PositionId } => isPosition(man.place));

function tiesIn(view: View): Point[] {
  const tied = seated(view).filter(({ leaders }) => leaders.length > 1);
  return tied.length === 0 ? [] : [{ what: "tied", things: tied.map(({ id }) => ({ id, owner: null })) }];
}

/** The next to act after the window. */
function nextToAct(view: View): Point[] {
  const { phase } = view;
  const chair = "chair" in phase ? phase.chair : null;
  const man = seated(view).find(({ place }) => place === chair);
  return man === undefined
    ? []
    : [{ what: "next", things: [thingOf(view, man.id)], act: optionId("place", man.place) }];
}

/** The loss of the named seat, or its right to act. */
function ofTie({ purpose, by, respect, chair }: Occasion): Point[] {
  switch (purpose) {
    case "loss":
      return respect === 0
        ? [{ what: "no-respect" }]
        : [{ what: "named-loses", amount: respect, unit: "respect" }, gains(by, respect, "respect")];
    case "appointment":
      return [worthOf(chair)];
    case "action":
      return [];
  }
}

/** The income of a chair per round. */
function worthOf(chair: PositionId): Point {
  const { respect, money } = POSITIONS[chair];
  return { what: "chair", act: optionId("place", chair), numbers: { respect, money } };
}

/** The chance of a whack, and the price of failing at a move or a whack. The arrows show the odds of each move. */
function ofCrew(seat: Seat, { gangster, chair }: Occasion, question?: QuestionData): Point[] {
  const options = question?.form === "one" ? question.options : [];
  const open = options.filter(({ blocked }) => blocked === undefined);
  const moves = open.some(({ id }) => whatOf("move", id) !== undefined);
  const { action } = POSITIONS[chair];
  const { ability } = gangsterOf(gangster);
  const isWhack = (id: string, deed: string | null) =>
    deed?.includes("whack") === true && open.some((one) => one.id === id);
  const whacks = isWhack("position", action) || isWhack("ability", ability);
  return [
    ...(whacks ? [{ what: "whack", chance: TO_WHACK }] : []),
    ...(moves || whacks ? [{ ...loses(seat, FOUR, "respect"), what: "else-loses" }] : []),
  ];
}

/** A move along an arrow: the faces that make it succeed. */
function moveTo(gangster: GangsterId, to: PositionId, target: Thing): Point {
  const faces = facesToMove(gangster, to);
  const things = [target];
  return faces === null
    ? { what: "wild-move", things }
    : { what: "beats", things, chance: { wins: faces.length, of: MOVE_FACES.length } };
}

/** The actor, the act and its target, in an action that needs the reader's permission. */
function deedOf(view: View, { gangster, action, params, cost }: Occasion): Point {
  // The chair of a move is the place of its target.
  const named = [...new Set(params)].filter((id) => whatOf("move", id) === undefined);
  const things = named.map((id): Thing => {
    const man = whatOf("gangster", id);
    return man === undefined ? { id, owner: null } : thingOf(view, man);
  });
  const deed = { by: thingOf(view, gangster), act: `action:${action}` };
  if (things.length === 0) return { what: "does", ...deed };
  return cost === 0
    ? { what: "does-to", ...deed, things }
    : { what: "does-paid", ...deed, things, numbers: { cost } };
}

/** The possible cost of a permission to the seat that gives it. */
function ofLoss(seat: Seat, { action, loss, seat: asker }: Occasion): Point[] {
  const { men, respect, money, cards, markers } = loss;
  const isWhack = action === "pos-whack" || action.startsWith("whack-");
  // The plan names him, and the respect is his.
  const lost = action === "move" || (isWhack && respect > 0) ? [] : men;
  const points = [
    ...(respect > 0 ? [mayLose(seat, respect, "respect")] : []),
    ...(money > 0 ? [loses(seat, money, "money")] : []),
    ...(cards > 0 ? [loses(seat, cards, "cards")] : []),
    ...(markers > 0 ? [loses(seat, markers, "markers")] : []),
    ...(lost.length > 0 ? [{ what: "hold", things: lost.map((id): Thing => ({ id, owner: seat })) }] : []),
  ];
  return points.length > 0 ? points : [{ what: "else-undone-by", seat: asker }];
}

/** The gains and costs of a move or a whack: its chance, the losses on each side, and the fate of the chair. */
function ofAssault(
  view: View,
  { seat, gangster, target }: Occasion,
  kind: "whack" | "move" | "pleas",
): Point[] {
  const man = manOf(view, gangster);
  const victim = manOf(view, target);
  if (man === undefined || victim === undefined || target === null)
    return [{ ...loses(seat, FOUR, "respect"), what: "else-loses" }];
  const due = isShameful(victim) ? 0 : gangsterOf(gangster).ability === "whack-loud" ? SEVEN : FOUR;
  const losers = due === 0 ? [] : victim.leaders.filter((leader) => leader !== seat);
  const chance: Point[] =
    kind === "whack"
      ? [{ what: "kills", things: [besides(losers, thingOf(view, target))], chance: TO_WHACK }]
      : kind === "move" && isPosition(victim.place)
        ? [moveTo(gangster, victim.place, besides(losers, thingOf(view, victim.id)))]
        : [];
  return [
    ...chance,
    ...losers.map((leader) => mayLose(leader, due, "respect")),
    ...(due === 0 ? [{ what: "no-respect" }] : []),
    { ...loses(seat, FOUR, "respect"), what: "else-loses" },
  ];
}

/** A man without his owner's name, if the stakes name the owner as one of `losers`. */
function besides(losers: readonly Seat[], { id, owner }: Thing): Thing {
  return { id, owner: losers.includes(owner ?? -1) ? null : owner };
}

/** Beating him brings no respect (5.3). */
function isShameful({ id, place, respect }: ManView): boolean {
  if (gangsterOf(id).ability === "wild-values") return false;
  return respect + (isPosition(place) ? POSITIONS[place].respect : 0) <= 0;
}

/** The results that the faces decide. The button for another roll has its price. */
function ofDice(view: View, of: Occasion): Point[] {
  const { target, wins, dice, seat: actor, gangster, leaders, respect, death } = of;
  const [first] = dice;
  if (target === null || first === undefined) return [];
  const faces = facesOf(first.die);
  const isWhack = of.deed === "whack";
  const losers = respect > 0 ? leaders.filter((leader) => leader !== actor) : [];
  const owner = leaders.length === 1 ? (leaders[0] ?? null) : null;
  return [
    {
      what: isWhack ? "kills" : "beats",
      things: [besides(losers, { id: target, owner })],
      chance: { wins: faces.filter((face) => wins.includes(face)).length, of: faces.length },
    },
    ...(respect > 0 ? losers.map((leader) => mayLose(leader, respect, "respect")) : [{ what: "no-respect" }]),
    { ...loses(actor, FOUR, "respect"), what: "else-loses" },
    ...(death === "none"
      ? []
      : [
          {
            what: death === "any" ? "dies-anyway" : "knife",
            things: [besides([actor], thingOf(view, gangster))],
          },
        ]),
  ];
}

/** The gangsters that the Feds take, and those near the limit. */
function ofFeds({ board }: View): Point[] {
  const near = board.filter(({ weight, limit }) => weight >= limit - 2);
  const taken = near.filter(({ weight, limit }) => weight >= limit);
  const thing = (man: ManView): Thing => ({ id: man.id, owner: ownerOf(man) });
  return [
    ...(taken.length > 0 ? [{ what: "arrested", things: taken.map(thing) }] : []),
    ...near
      .filter((man) => !taken.includes(man))
      .map((man) => ({
        what: "near",
        things: [thing(man)],
        numbers: { weight: man.weight, limit: man.limit },
      })),
  ];
}
