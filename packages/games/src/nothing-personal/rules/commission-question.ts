/** The options of a turn of the Commission (5.2, 6.4 to 6.6). */

import { isAnswerable } from "@consigliere/engine/legal-answers";
import {
  amount,
  type Choice,
  choice,
  choiceThen,
  form,
  limited,
  map,
  oneOf,
  type Question,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { seatsOf } from "@consigliere/engine/seat";
import type { InfluenceLine } from "../cards/influence.ts";
import { type CardId, cardOf, type GangsterId } from "../cards.ts";
import { type Act, deedChoice } from "../deeds/deed.ts";
import { orDeed } from "../deeds/table-of-deeds.ts";
import { refused } from "../legal/reasons.ts";
import { gangsterChoices, heldKinds, matching } from "../legal/targets.ts";
import type { MarkerPlace } from "../marker-place.ts";
import { optionId } from "../option-ids.ts";
import { bansOn, enforced } from "../promises.ts";
import { commissionOf, everyone, familyOf, type Man, manOf, rivalsOf, type State } from "../state.ts";

/** Lines of a card with their targets, in the chosen order, and the extra effect. */
export interface Influence {
  readonly mode: "influence";
  readonly steps: readonly { readonly line: number; readonly target: GangsterId }[];
  readonly extra: Extra;
}

/** The answer's part about the extra effect (6.4). */
export interface Extra {
  readonly addOne?: boolean;
  readonly favored?: Seat;
  readonly neutralOn?: GangsterId;
  /** Null: nothing is removed. */
  readonly discredits?: MarkerPlace | null;
}

export type Use =
  | Influence
  | { readonly mode: "or"; readonly act: Act }
  | { readonly mode: "single"; readonly target: GangsterId };

export type CommissionAnswer =
  | { readonly type: "play"; readonly card: CardId; readonly ante: number; readonly use: Use }
  | { readonly type: "pass" }
  /** Ends the turn and stays in (`commissionPace: double`). */
  | { readonly type: "stay" };

export function commissionQuestion(state: State, seat: Seat): Question<CommissionAnswer> {
  const { hasPlayed } = commissionOf(state);
  const pass = choice<CommissionAnswer>("pass", { type: "pass" });
  const stay = hasPlayed ? [choice<CommissionAnswer>("stay", { type: "stay" })] : [];
  const cards = heldKinds(state, seat).map((card) => cardChoice(state, seat, card));
  return oneOf([...cards, ...stay, pass]);
}

/** The lowest and the highest ante that the seat may pay now; null: in the first lap. */
function anteOf(state: State, seat: Seat): { readonly min: number; readonly max: number } | null {
  const { lap, ante } = commissionOf(state);
  if (lap === 1) return null;
  const { anteCap } = state.options;
  const { money } = familyOf(state, seat);
  const most = anteCap === "none" ? money : Math.min(money, Math.max(anteCap, ante));
  return { min: ante, max: most };
}

function cardChoice(state: State, seat: Seat, card: CardId): Choice<CommissionAnswer> {
  const id = optionId("card", { card, copy: 1 });
  const range = anteOf(state, seat);
  if (range !== null && range.min > range.max) return refused(id, "ante");
  const uses = oneOf(useChoices(state, seat, card));
  if (!isAnswerable(uses.data)) return refused(id, "no-markers");
  if (range === null)
    return choiceThen(id, limited(uses, purse(state, seat)), (use) => ({ type: "play", card, ante: 0, use }));
  const question = form<{ ante: number; use: Use }>({
    ante: amount(range.min, range.max, 1, { money: 1 }),
    use: uses,
  });
  return choiceThen(id, limited(question, purse(state, seat)), ({ ante, use }) => ({
    type: "play",
    card,
    ante,
    use,
  }));
}

function purse(state: State, seat: Seat) {
  return { money: { max: familyOf(state, seat).money } };
}

function useChoices(state: State, seat: Seat, card: CardId): Choice<Use>[] {
  const { or } = cardOf(card);
  const { supply } = familyOf(state, seat);
  const single: Choice<Use> =
    supply === 0
      ? refused("single", "no-markers")
      : choiceThen(
          "single",
          oneOf(gangsterChoices(everyone(state).map(({ man }) => man.id))),
          (target): Use => ({ mode: "single", target }),
        );
  return [
    influenceChoice(state, seat, card),
    ...(or === undefined ? [] : [orChoice(state, seat, card)]),
    single,
  ];
}

function orChoice(state: State, seat: Seat, card: CardId): Choice<Use> {
  const { or } = cardOf(card);
  const deed = or === undefined ? null : orDeed(or);
  if (deed === null) return refused("or", "not-now");
  const chosen = deedChoice("or", deed, {
    state,
    seat,
    man: null,
    source: "card",
    bans: bansOn(state, seat),
    refused: [],
    spared: [],
    needsPermission: false,
  });
  return {
    option: chosen.option,
    read: (further, path) => ({ mode: "or", act: chosen.read(further, path) }),
  };
}

/** A line that can be done in full: there are enough markers, and a matching gangster. */
function isPossible(state: State, line: InfluenceLine, supply: number): boolean {
  return line.n <= supply && matching(state, line).length > 0;
}

function nameOf(line: InfluenceLine): string {
  return optionId("line", line.on === "type" ? (line.types[0] ?? "thug") : line.on);
}

function influenceChoice(state: State, seat: Seat, card: CardId): Choice<Use> {
  const { lines } = cardOf(card);
  const { supply } = familyOf(state, seat);
  const possible = lines.filter((line) => isPossible(state, line, supply));
  if (possible.length === 0) {
    const isShort = lines.every((line) => line.n > supply);
    return refused("influence", isShort ? "no-markers" : "no-target");
  }
  if (lines.length === 1) return choiceThen("influence", lineQuestion(state, seat, card), (use) => use);
  // R14: in the player's own order. Lines that cannot be done after the first are skipped.
  const starts = lines.map((line, i): Choice<Use> => {
    const id = nameOf(line);
    if (!possible.includes(line)) return refused(id, line.n > supply ? "no-markers" : "no-target");
    const first = oneOf(gangsterChoices(matching(state, line)));
    const other = lines[1 - i];
    if (other === undefined || !isPossible(state, other, supply - line.n))
      return choiceThen(id, first, (target): Use => influence([{ line: i, target }], {}));
    const both = form({ first, second: oneOf(gangsterChoices(matching(state, other))) });
    return choiceThen(id, both, (targets): Use => {
      const steps = [
        { line: i, target: targets.first },
        { line: 1 - i, target: targets.second },
      ];
      return influence(steps, {});
    });
  });
  return choiceThen("influence", oneOf(starts), (use) => use);
}

function influence(steps: Influence["steps"], extra: Extra): Influence {
  return { mode: "influence", steps, extra };
}

/** A card with one line: the target, and the choices for its extra effect. */
function lineQuestion(state: State, seat: Seat, card: CardId): Question<Use> {
  const { lines, extra } = cardOf(card);
  const [line] = lines;
  if (line === undefined) throw new Error(`${card} has no line`);
  const targets = matching(state, line);
  const steps = (target: GangsterId) => [{ line: 0, target }];
  switch (extra) {
    case "pay-5-add-1":
    case "discredit":
      return oneOf(targets.map((target) => withFurther(state, seat, card, target)));
    case "favor":
      return map(
        form({ target: oneOf(gangsterChoices(targets)), seat: rivalQuestion(state, seat) }),
        ({ target, seat: favored }) => influence(steps(target), { favored }),
      );
    case "rival-gains-4":
      return map(
        form({ target: oneOf(gangsterChoices(targets)), seat: rivalQuestion(state, seat) }),
        ({ target, seat: favored }) => influence(steps(target), { favored }),
      );
    case "neutral-1":
      return state.stock.neutral === 0
        ? plain()
        : map(
            form({
              target: oneOf(gangsterChoices(targets)),
              neutral: oneOf(gangsterChoices(everyone(state).map(({ man }) => man.id))),
            }),
            ({ target, neutral }) => influence(steps(target), { neutralOn: neutral }),
          );
    default:
      return plain();
  }
  function plain(): Question<Use> {
    return map(oneOf(gangsterChoices(targets)), (target) => influence(steps(target), {}));
  }
}

function rivalQuestion(state: State, seat: Seat): Question<Seat> {
  return oneOf(rivalsOf(state, seat).map((rival) => choice(optionId("seat", rival), rival)));
}

const PRICE = 5;

/** A target with the extra effect on it: one marker more, or one of another owner's less. */
function withFurther(state: State, seat: Seat, card: CardId, target: GangsterId): Choice<Use> {
  const { lines, extra } = cardOf(card);
  const id = optionId("gangster", target);
  const steps = [{ line: 0, target }];
  if (extra === "discredit") {
    const markers = discreditable(state, seat, manOf(state, target));
    const question = oneOf<MarkerPlace | null>([
      choice("no", null),
      ...markers.map((marker) => choice(optionId("marker", marker), marker)),
    ]);
    return choiceThen(id, question, (discredits): Use => influence(steps, { discredits }));
  }
  const { supply, money } = familyOf(state, seat);
  const isShort = supply < (lines[0]?.n ?? 0) + 1;
  const more =
    isShort || money < PRICE
      ? refused("yes", isShort ? "no-markers" : "cost")
      : choice("yes", true, { money: PRICE });
  return choiceThen(id, oneOf([choice("no", false), more]), (addOne): Use => influence(steps, { addOne }));
}

/**
 * Markers of others and neutral ones on him (6.4 `discredit`), except those of seats that one has promised to spare.
 */
function discreditable(state: State, seat: Seat, man: Man): MarkerPlace[] {
  const spared = enforced(state, seat).flatMap(({ promise }) =>
    promise.kind === "no-play-against" ? promise.seat : [],
  );
  const owners = seatsOf(state.seatCount).filter((other) => other !== seat && !spared.includes(other));
  const base = { gangster: man.id, copy: 1 };
  return [...owners, "neutral" as const].flatMap((owner) => {
    const ordinary = owner === "neutral" ? man.neutral : (man.markers[owner] ?? 0);
    return [
      ...(ordinary > 0 ? [{ ...base, owner, onCoin: false }] : []),
      ...(man.coin === owner ? [{ ...base, owner, onCoin: true }] : []),
    ];
  });
}
