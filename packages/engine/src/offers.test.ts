import { describe, expect, it } from "vitest";
import { z } from "zod";
import { seededKey } from "../testing/seeded-key.ts";
import { Stage } from "../testing/stage.ts";
import { type Game, type StepEnd, TURN_GOES_ON } from "./game.ts";
import { Run } from "./kernel.ts";
import {
  acceptOffer,
  askWhileDealing,
  dealsOf,
  emptyOfferBook,
  endOccasion,
  endOffer,
  lapseOffers,
  makeOffer,
  type OfferBook,
  offersOf,
  offersTo,
  whyNoOffer,
} from "./offers.ts";
import { choice, oneOf } from "./question.ts";
import { type Seat, seatsOf } from "./seat.ts";
import type { Meanwhile, Rules, Table } from "./table.ts";

const limits = { standing: 1, made: 3, deals: 2 };
const direction = (from: Seat, to: Seat, until = "turn-1") => ({ from, to, until });
const book = () => emptyOfferBook<string>();

describe("the book of offers", () => {
  it("takes one standing offer in each direction, and names the reason for the next", () => {
    const offers = book();
    expect(whyNoOffer(offers, direction(0, 1), limits)).toBeNull();
    makeOffer(offers, direction(0, 1), "a knife", limits);
    expect(whyNoOffer(offers, direction(0, 1), limits)).toBe("offer-stands");
    expect(() => makeOffer(offers, direction(0, 1), "a gun", limits)).toThrow("offer-stands");
    expect(whyNoOffer(offers, direction(1, 0), limits)).toBeNull();
    expect(whyNoOffer(offers, direction(0, 2), limits)).toBeNull();
  });

  it("counts offers by direction and occasion, so that an id tells nothing of other offers", () => {
    const offers = book();
    makeOffer(offers, direction(2, 1), "a", limits);
    expect(makeOffer(offers, direction(0, 1), "b", limits).id).toBe("turn-1-0-1-1");
    endOffer(offers, "turn-1-0-1-1");
    expect(makeOffer(offers, direction(0, 1), "c", limits).id).toBe("turn-1-0-1-2");
    endOffer(offers, "turn-1-0-1-2");
    makeOffer(offers, direction(0, 1), "d", limits);
    endOffer(offers, "turn-1-0-1-3");
    expect(whyNoOffer(offers, direction(0, 1), limits)).toBe("offers-used-up");
    expect(whyNoOffer(offers, direction(0, 1, "turn-2"), limits)).toBeNull();
  });

  it("bounds the deals of an occasion", () => {
    const offers = book();
    for (const to of [1, 2]) acceptOffer(offers, makeOffer(offers, direction(0, to), "x", limits).id, limits);
    expect(dealsOf(offers, "turn-1")).toBe(2);
    expect(whyNoOffer(offers, direction(0, 3), limits)).toBe("deals-used-up");
    const late = { ...emptyOfferBook<string>(), deals: { "turn-1": 2 } };
    late.standing.push({ id: "x", from: 0, to: 1, terms: "x", until: "turn-1" });
    expect(() => acceptOffer(late, "x", limits)).toThrow("no more deals");
  });

  it("shows a seat its own offers and those it may answer", () => {
    const offers = book();
    const made = makeOffer(offers, direction(0, 1), "a", limits);
    const other = makeOffer(offers, direction(1, 2), "b", limits);
    expect(offersOf(offers, 1)).toEqual([made, other]);
    expect(offersTo(offers, 1)).toEqual([made]);
    expect(offersOf(offers, 3)).toEqual([]);
  });

  it("lets go of what has become void, and of everything when its occasion is over", () => {
    const offers = book();
    makeOffer(offers, direction(0, 1), "gone", limits);
    makeOffer(offers, direction(1, 0), "kept", limits);
    makeOffer(offers, direction(1, 2, "phase-3"), "later", limits);
    expect(lapseOffers(offers, (o) => o.terms === "gone").map((o) => o.terms)).toEqual(["gone"]);
    expect(endOccasion(offers, "turn-1").map((o) => o.terms)).toEqual(["kept"]);
    expect(offers.standing.map((o) => o.terms)).toEqual(["later"]);
    expect(offers.made).toEqual({ "phase-3/1-2": 1 });
    expect(() => endOffer(offers, "turn-1-0-1-1")).toThrow("stands");
  });
});

interface Bazaar {
  goods: string[];
  offers: OfferBook<string>;
  turn: number;
}
type Deed = { offer: Seat } | { accept: string };

/** Seat 0 decides when the day is over; everybody may offer their goods to it meanwhile, and it may accept. */
function* day(table: Table<Bazaar, { type: string }>): Rules<StepEnd> {
  const { state } = table;
  const until = `turn-${state.turn}`;
  const free = (): Meanwhile<Deed>[] => [
    ...seatsOf(table.seatCount)
      .slice(1)
      .filter((from) => whyNoOffer(state.offers, { from, to: 0, until }, limits) === null)
      .map((seat) => ({
        seat,
        asking: { topic: "offer", question: oneOf([choice<Deed>("offer", { offer: seat })]) },
      })),
    ...offersTo(state.offers, 0).map((offer) => ({
      seat: 0,
      asking: {
        topic: "answer",
        question: oneOf([choice<Deed>("accept", { accept: offer.id })]),
        about: { offer: offer.id },
      },
    })),
  ];
  const close = { topic: "close", question: oneOf([choice("close", "close")]) };
  const reply = yield* askWhileDealing<string, Deed>(table, 0, close, {
    meanwhile: free(),
    // biome-ignore lint/correctness/useYield: nothing is asked on the way
    act: function* (seat, deed) {
      if ("offer" in deed) {
        makeOffer(state.offers, { from: seat, to: 0, until }, state.goods[seat] ?? "", limits);
        return;
      }
      const { from } = acceptOffer(state.offers, deed.accept, limits);
      [state.goods[0], state.goods[from]] = [state.goods[from] ?? "", state.goods[0] ?? ""];
    },
    resigned: (seat) => {
      lapseOffers(state.offers, ({ from }) => from === seat);
    },
  });
  const isCrowned = state.goods[0] === "crown";
  if (reply === null && !isCrowned) return TURN_GOES_ON;
  endOccasion(state.offers, until);
  state.turn += 1;
  return isCrowned ? { reason: "crowned", placements: [1, 2, 2] } : undefined;
}

const bazaar = {
  meta: {
    id: "bazaar",
    version: "1",
    seats: { min: 3, max: 3 },
    options: z.object({}),
    presets: {},
    pace: () => ({ turnHours: 1, windowHours: 1, autopilotAfter: 0 }),
  },
  settings: z.object({}),
  setup: () => ({ goods: ["fig", "lamp", "crown"], offers: emptyOfferBook<string>(), turn: 1 }),
  step: day,
  view: () => ({}),
  bots: {},
} as unknown as Game<Bazaar>;

const open = () => Stage.set(bazaar, { seatCount: 3, state: bazaar.setup(3, {}) });

describe("dealing meanwhile", () => {
  it("waits for nobody but the awaited seat, whose answer comes through untouched", () => {
    const stage = open().answer(1, "offer", "offer");
    expect(stage.run.waiting().map((w) => w.topic)).toEqual(["close"]);
    stage.answer(0, "close", "close");
    expect(stage.run.state).toMatchObject({ turn: 2, offers: { standing: [] } });
  });

  it("keeps the ids of all prompts whose content does not change, whoever acts", () => {
    const stage = open().answer(1, "offer", "offer");
    const before = [...stage.run.prompts(0), ...stage.run.prompts(2)].map((p) => p.id);
    stage.answer(2, "offer", "offer");
    expect(stage.run.prompts(0).map((p) => p.id)).toEqual(expect.arrayContaining(before.slice(0, 2)));
    const [, first, second] = stage.run.prompts(0);
    stage.enter({ kind: "answer", seat: 0, prompt: first?.id ?? "", value: "accept", by: "player" });
    // The seat has answered the other offer: this one is asked under the same id still.
    expect(stage.run.prompts(0).map((p) => p.id)).toContain(second?.id);
    expect(stage.run.state).toMatchObject({ goods: ["lamp", "fig", "crown"] });
  });

  it("ends at once what somebody offered who gives up", () => {
    const stage = open().answer(1, "offer", "offer");
    const { id } = stage.prompt(0, "close");
    stage.enter({ kind: "resign", seat: 1 });
    expect(stage.run.state).toMatchObject({ offers: { standing: [] } });
    expect(stage.prompt(0, "close").id).toBe(id);
    expect(() => stage.prompt(0, "answer")).toThrow("not just answer");
  });

  it("stops asking when a deal puts an end to it", () => {
    const stage = open().answer(2, "offer", "offer").answer(0, "answer", "accept");
    expect(stage.run.outcome?.reason).toBe("crowned");
  });

  it("goes on from any point as if it had never stopped", () => {
    const stage = open()
      .answer(1, "offer", "offer")
      .answer(0, "answer", "accept")
      .answer(1, "offer", "offer");
    const { snapshot, inputs } = stage.run;
    const setup = { seatCount: 3, options: {}, key: seededKey("stage") };
    const resumed = Run.resume(bazaar as Game, setup, { snapshot, inputs });
    expect(seatsOf(3).map((seat) => resumed.prompts(seat))).toEqual(
      seatsOf(3).map((seat) => stage.run.prompts(seat)),
    );
  });
});
