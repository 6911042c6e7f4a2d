/** The window before a whack or a move (7.5): pleas first, then sealed reactions in priority order. */
import { choice, form, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { newOffer, occasions, pickQuestion } from "../deals/bargaining.ts";
import { execute, tellOffer } from "../deals/exchange.ts";
import { type Reaction, reactionQuestion, reactors } from "../legal/reactions.ts";
import { type Deed, familyOf } from "../state.ts";
import type { Offer } from "../terms.ts";

type Assault = Extract<Deed, { kind: "move" | "whack" }>;

/** Asks all seats that may react; null: a plea was accepted, and the act is called off. */
export function* hearReactions(table: NpTable, assault: Assault): Rules<Map<Seat, Reaction> | null> {
  const { state } = table;
  const { kind, seat, man, target } = assault;
  const asked = reactors(state, assault);
  if (asked.length === 0) return new Map();
  const reactions = yield* table.askAll<Reaction>(
    asked.map((reactor) => ({
      seat: reactor,
      topic: kind,
      question: reactionQuestion(state, assault, reactor),
      about: { seat, gangster: man, target },
      fallback: "nothing",
      clock: "window" as const,
    })),
  );
  const isCalledOff = yield* hearPleas(table, assault, reactions);
  return isCalledOff ? null : reactions;
}

/** The actor accepts any of the pleas, then goes on or calls off. If deals are binding, accepting means calling off. */
function* hearPleas(
  table: NpTable,
  assault: Assault,
  reactions: ReadonlyMap<Seat, Reaction>,
): Rules<boolean> {
  const { state } = table;
  const { seat: actor } = assault;
  const pleas = [...reactions].flatMap(([from, { plea }]) => {
    const isThere = plea !== null && plea.give.money <= familyOf(state, from).money;
    return isThere ? [newOffer(state, from, actor, plea)] : [];
  });
  for (const plea of pleas) tellOffer(table, "plea-made", plea);
  return pleas.length > 0 && (yield* weighPleas(table, assault, pleas));
}

/** Returns whether the actor calls off. */
export function* weighPleas(
  table: NpTable,
  { seat: actor, man, target }: Assault,
  pleas: readonly Offer[],
): Rules<boolean> {
  const { state } = table;
  const { accepted, callsOff } = yield* table.ask(actor, {
    topic: "pleas",
    question: form({
      accepted: pickQuestion(state, pleas),
      callsOff: oneOf([choice("go-on", false), choice("call-off", true)]),
    }),
    ...occasions(pleas, { gangster: man, target }),
    fallback: { accepted: [], callsOff: "go-on" },
    clock: "window",
  });
  const done = accepted.filter(({ offer }) => execute(table, offer, []));
  for (const plea of pleas)
    if (!accepted.some(({ offer }) => offer === plea)) tellOffer(table, "offer-declined", plea);
  return callsOff || (state.options.bindingDeals && done.length > 0);
}
