import type { StandingOrder } from "@consigliere/contract/standing-orders";
import {
  ABILITIES,
  CROOK_IDS,
  crookOf,
  GANGS,
  TARGETS,
  type TargetId,
} from "@consigliere/games/crooks/cards";
import { optionId, readOption, whatOf } from "@consigliere/games/crooks/option-ids";
import { MOST_PRICE, orderKinds } from "@consigliere/games/crooks/order-kinds";
import { FOUND_PLACES, PICKS, STRONGEST } from "@consigliere/games/crooks/order-meanings";
import type { View } from "@consigliere/games/crooks/view";
import type { OrderSpeech, OrderUi } from "../order-ui.ts";
import { onTable } from "./knowledge.ts";
import { letterOf } from "./labels.ts";

type Kind = keyof typeof orderKinds;

const TRICKS = ["pickpocket", "killer", "spy"] as const;

const openIn = (view: unknown) => (view as View).hideouts.filter(({ count }) => count > 0);
const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  (all as readonly string[]).includes(value);

/** My whole next turn: the door, those found behind it, and what the crook that is placed can do. */
export const crooksOrders: OrderUi = {
  kinds: orderKinds,
  drafts: (view, orders) =>
    wholeTurn(view as View).filter(({ kind }) => orders.every((order) => order.kind !== kind)),
  recommended: (view) => wholeTurn(view as View),
  voids,
  nameOf: ({ words, say, view }, value) => {
    const id = whatOf("hire", value);
    if (id !== undefined) {
      const count = (view as View).hideouts.find((hideout) => hideout.id === id)?.count ?? 0;
      return say("hire", { letter: letterOf(id), name: words.text(`hideout.${id}`), count });
    }
    if (value === STRONGEST) return say("strongest");
    if (isOneOf(FOUND_PLACES, value)) return say(`place.${value}`);
    if (value === "any") return say("pick.any");
    if (isOneOf(GANGS, value)) return say("pick.gang", { gang: words.text(`gang.${value}`) });
    if (isOneOf(ABILITIES, value))
      return say("pick.ability", { ability: words.text(`ability.${value}.name`) });
    if (!isOneOf(CROOK_IDS, value)) return null;
    return say("pick.crook", { name: words.text(`crook.${value}`), rank: crookOf(value).rank });
  },
  // Seats are asked only at their own turn.
  reach: (view) => ((view as View).nextOwnTurn === null ? [] : [{ kind: "turn", chance: 100, isOwn: true }]),
  answers: (view, kind, part) => answersIn(view as View, kind as Kind, part),
  shows: ({ answers: [answer] }, condition) => condition !== "price" || answer !== "pass",
  end: ["pass", "take", "decline"],
  nextTurn: (view) => (view as View).nextOwnTurn,
  closed: (view) => {
    const { options, nextOwnTurn } = view as View;
    if (!options.standingOrders) return "notHere";
    return nextOwnTurn === null ? "noTurn" : null;
  },
};

/** One order of each kind, as a plain player would leave them. */
function wholeTurn(view: View): StandingOrder[] {
  const { nextOwnTurn } = view;
  if (nextOwnTurn === null) return [];
  const when = { turn: nextOwnTurn };
  const open = openIn(view);
  const [first] = open;
  if (first === undefined) return [{ kind: "turn", when, answers: ["pass"] }];
  const [fullest = first] = open.toSorted((a, b) => b.count - a.count);
  const price = Math.min(MOST_PRICE, first.count);
  const jobs = (["lead-up", "least-up"] as const).map((place) => ({ pick: "any", place }));
  return [
    { kind: "turn", when: { ...when, price }, answers: [optionId("hire", first.id)] },
    { kind: "job", when, answers: jobs },
    { kind: "pickpocket", when, answers: ["take"] },
    { kind: "killer", when, answers: [STRONGEST] },
    { kind: "spy", when, answers: [optionId("hideout", fullest.id), "decline"] },
  ];
}

/** The questions that the next turn may bring, from today's view. */
function answersIn(view: View, kind: Kind, part: string | null): readonly string[] {
  switch (kind) {
    case "turn":
      return [...openIn(view).map(({ id }) => optionId("hire", id)), "pass"];
    case "job":
      return part === "pick" ? picksIn(view) : placesIn(view);
    case "pickpocket":
      return ["take", "decline"];
    case "killer": {
      const others = view.seats.filter(({ seat }) => seat !== view.viewer);
      return [STRONGEST, ...others.map(({ seat }) => optionId("seat", seat)), "decline"];
    }
    case "spy": {
      const hiding = TARGETS.filter((_, at) =>
        view.seats.some(({ row }) => (row[at] ?? []).some(({ facing }) => facing === "down")),
      );
      const doors = openIn(view).map(({ id }) => optionId("hideout", id));
      return [...doors, ...hiding.map((target) => optionId("target", target)), "decline"];
    }
  }
}

function picksIn(view: View): readonly string[] {
  const seen = onTable(view).map(({ crook }) => crook);
  return PICKS.filter((pick) => !isOneOf(CROOK_IDS, pick) || !seen.includes(pick));
}

function placesIn({ seats, viewer }: View): readonly string[] {
  const row = seats.find(({ seat }) => seat === viewer)?.row ?? [];
  const isTaken = (target: TargetId) => (row[TARGETS.indexOf(target)] ?? []).length > 0;
  return orderKinds.job.answers.form.place.filter((place) => {
    if (isOneOf(FOUND_PLACES, place)) return true;
    const { form, what } = readOption(place);
    const isOnOwn = form === "join" || form === "replace";
    return isOnOwn === isTaken(what as TargetId);
  });
}

function voids({ words, say }: OrderSpeech, orders: readonly StandingOrder[]): readonly string[] {
  const of = (kind: Kind) => orders.find((order) => order.kind === kind);
  const turn = of("turn");
  if (turn?.answers.includes("pass")) return [];
  const job = of("job");
  const unsaid = TRICKS.filter((trick) => of(trick) === undefined);
  const names = unsaid.map((trick) => words.text(`ability.${trick}.name`)).join(say("comma"));
  return [
    say(turn === undefined ? "void.noDoor" : "void.door"),
    say(job === undefined ? "void.noJob" : "void.job"),
    ...(unsaid.length > 0 ? [say("void.trick", { names })] : []),
    ...(unsaid.length < TRICKS.length ? [say("void.object")] : []),
  ];
}
