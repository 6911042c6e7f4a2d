/** Acceptance scenarios A23 and A24, and the rest of section 7: offers, calls, standing orders, the market. */

import type { AnswerValue } from "@consigliere/engine/answer";
import { at, seatsOf } from "@consigliere/engine/seat";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { standingAnswers } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { type Settings, settingsSchema } from "../settings.ts";
import type { State } from "../state.ts";
import { view } from "../view.ts";
import { GIVING, PASSING, type Play, set, terms } from "./scene.ts";

const amos = "gangster-amos-kincaid";
const offers = (play: Play, from: number, to: number, what: ReturnType<typeof terms>) =>
  play.answers(from, "trade", { choose: "offer", with: { to: `seat:${to}`, ...what } });
const posts = (
  give: string,
  disclose: string,
  want: string,
  when: StandingOrder["when"] = {},
): StandingOrder => ({
  kind: "offer",
  when,
  answers: [{ give: `card:${give}`, disclose: `show:${disclose}`, want: `want:${want}` }],
});
const takes = (give: string, when: StandingOrder["when"] = {}): StandingOrder => ({
  kind: "accept",
  when,
  answers: [`accept:${give}`],
});

const table = (settings: Record<number, Partial<Settings>> = {}, options = {}) =>
  set({
    families: {
      0: {
        hand: [amos, "police-raid-1"],
        gangsters: [{ card: "gangster-luca-bellini", blocks: ["block-prison-5"] }],
      },
      1: { hand: ["police-escort-1", "weapon-tommy-gun"] },
      2: { hand: ["dog-duchess", "warehouse-cannery"] },
    },
    settings,
    options,
  });
const asked = (play: Play, seat: number) => play.stage.run.prompts(seat).map((p) => p.topic);

describe("offers", () => {
  it("[MD A23] A trade", () => {
    const play = table().draws();
    offers(play, 0, 2, terms(amos, "class", "symbol:key"));
    expect(play.stage.prompt(2, "answer-offer").about).toEqual({
      offer: "turn-7-0-2-1",
      from: 0,
      want: "symbol:key",
      disclose: "class",
      class: "gangster",
    });
    expect(view(play.now, 2).trade.offers).toMatchObject([{ shown: { class: "gangster" }, give: null }]);
    expect(view(play.now, 1).trade.offers).toEqual([]);
    play.answers(2, "answer-offer", "accept:dog-duchess");
    expect(play.hand(0)).toContain("dog-duchess");
    expect(play.hand(2)).toContain(amos);
    expect(play.stage.toldOf(1, "traded")).toEqual([{ type: "traded", seat: 0, with: 2 }]);
    expect(play.stage.toldOf(1, "offer-made")).toEqual([]);
    expect(play.waiting).toEqual(["0: play"]);
    expect(play.options(0, "play")).toContain("unblock:dog-duchess > gangster:gangster-luca-bellini");
  });

  it("[MD A24] Trade limits", () => {
    const play = table().draws();
    expect(() => offers(play, 1, 2, terms("weapon-tommy-gun", "face", "any"))).toThrow(
      "match/illegal-answer",
    );
    offers(play, 0, 2, terms(amos, "face", "symbol:key"));
    expect(() => play.answers(2, "answer-offer", "accept:warehouse-cannery")).toThrow("match/illegal-answer");
    expect(play.blocked(2, "answer-offer")["accept:warehouse-cannery"]).toBe("not-wanted");
    expect(() => offers(play, 0, 2, terms("police-raid-1", "face", "any"))).toThrow("match/illegal-answer");
    expect(play.blocked(0, "trade")).toMatchObject({
      "offer > seat:2": "offer-stands",
      [`offer > card:${amos}`]: "already-offered",
    });
    play.discards(amos);
    expect(play.stage.toldOf(2, "offer-ended")).toMatchObject([{ how: "lapsed" }]);
    expect(asked(play, 2)).toEqual(["trade"]);
    offers(play, 0, 1, terms("police-raid-1", "hidden", "any"));
    play.endsTurn();
    expect(play.stage.toldOf(1, "offer-ended")).toMatchObject([{ how: "lapsed" }]);
    expect(play.turnEnd.offers).toEqual({ standing: [], made: {}, deals: {} });
  });

  it("are declined, withdrawn and countered, by the two parties alone", () => {
    const play = table();
    offers(play, 1, 0, terms("weapon-tommy-gun", "hidden", "weapon"));
    play.answers(0, "answer-offer", "decline");
    offers(play, 0, 1, terms(amos, "face", "weapon")).answers(0, "trade", "withdraw:turn-7-0-1-1");
    offers(play, 0, 1, terms(amos, "face", "any"));
    play.answers(1, "answer-offer", {
      choose: "counter",
      with: terms("weapon-tommy-gun", "face", "no-police"),
    });
    expect(play.stage.toldOf(0, "offer-ended").map((e) => e.how)).toEqual([
      "declined",
      "withdrawn",
      "declined",
    ]);
    play.answers(0, "answer-offer", `accept:${amos}`);
    expect(play.hand(0)).toContain("weapon-tommy-gun");
    expect(play.stage.told(2).map((e) => e.type)).toEqual(["turn-started", "traded"]);
    expect(play.stage.told("spectator").map((e) => e.type)).toEqual(["turn-started", "traded"]);
  });

  it("hold nobody up, and leave every prompt its id whose content they do not change", () => {
    const play = table();
    const awaited = play.stage.prompt(0, "draw").id;
    offers(play, 1, 0, terms("weapon-tommy-gun", "class", "any"));
    offers(play, 2, 0, terms("dog-duchess", "face", "any"));
    expect(play.stage.prompt(0, "draw").id).toBe(awaited);
    expect(play.waiting).toEqual(["0: draw"]);
    const [first, second] = play.stage.run.prompts(0).filter((p) => p.topic === "answer-offer");
    play.stage.enter({ kind: "answer", seat: 0, prompt: first?.id ?? "", value: "decline", by: "player" });
    expect(play.stage.prompt(0, "answer-offer").id).toBe(second?.id);
  });

  it("are frozen while answers are sealed, and lapse when their card is passed on", () => {
    const play = table().draws();
    offers(play, 1, 0, terms("police-escort-1", "hidden", "any"));
    play.plays("police-raid-1");
    expect(asked(play, 0)).toEqual(["pass-left"]);
    expect(view(play.now, 0).trade.offers).toHaveLength(1);
    for (const seat of [0, 1, 2])
      play.answers(seat, "pass-left", play.stage.prompt(seat, "pass-left").fallback);
    expect(play.stage.toldOf(0, "offer-ended")).toMatchObject([{ how: "lapsed" }]);
  });

  it("end after two in one direction, as both parties can see", () => {
    const play = table();
    const left = (seat: number) => view(play.now, seat).trade.offersLeft;
    expect([left(0), left(1)]).toEqual([
      [
        { to: 1, count: 2 },
        { to: 2, count: 2 },
      ],
      [{ to: 0, count: 2 }],
    ]);
    for (let i = 0; i < 2; i++) {
      offers(play, 0, 1, terms(amos, "face", "guard-dog")).answers(1, "answer-offer", "decline");
    }
    expect(play.blocked(0, "trade")["offer > seat:1"]).toBe("offers-used-up");
    expect(left(0)).toEqual([
      { to: 1, count: 0 },
      { to: 2, count: 2 },
    ]);
    offers(play, 1, 0, terms("weapon-tommy-gun", "face", "any"));
    expect(play.blocked(0, "answer-offer")["counter"]).toBe("offers-used-up");
    expect(left(2)).toEqual([{ to: 0, count: 2 }]);
    expect(view(play.now, "spectator").trade.offersLeft).toBeNull();
  });

  it("end after twelve trades", () => {
    const play = set({ seats: 6 });
    for (const trade of Array.from({ length: 12 }, (_, i) => i)) {
      const partner = 1 + Math.floor(trade / 4);
      const [from, to] = trade % 4 < 2 ? [0, partner] : [partner, 0];
      const [given, got] = [at(play.hand(from), 0), at(play.hand(to), 0)];
      offers(play, from, to, terms(given, "face", "any")).answers(to, "answer-offer", `accept:${got}`);
    }
    expect(view(play.now, 5).trade).toMatchObject({ deals: 12, areDealsUsedUp: true });
    expect(asked(play, 5)).toEqual([]);
    expect(play.blocked(0, "trade")["offer"]).toBe("deals-used-up");
  });

  it("fill a turn with four dozen inputs at the most", () => {
    const play = set({ seats: 6 });
    let inputs = 0;
    const enters = (seat: number, topic: string, value: AnswerValue) => {
      play.answers(seat, topic, value);
      inputs += 1;
    };
    for (const rival of [1, 2, 3, 4, 5]) {
      for (const [from, to] of [0, 0, rival, rival].map((seat) => [seat, seat === 0 ? rival : 0] as const)) {
        const offer = { to: `seat:${to}`, ...terms(at(play.hand(from), 0), "face", "any") };
        enters(from, "trade", { choose: "offer", with: offer });
        enters(to, "answer-offer", "decline");
      }
    }
    for (let i = 0; i < 3; i++) {
      enters(0, "trade", { choose: "call", with: { seek: "want:any", tempt: "tempt:none" } });
    }
    expect(inputs).toBe(43);
    expect(seatsOf(6).flatMap((seat) => asked(play, seat))).toEqual(["draw"]);
  });

  it("are invited by at most three calls", () => {
    const play = table();
    const call = { choose: "call", with: { seek: "want:symbol:key", tempt: "tempt:gangster" } };
    for (let i = 0; i < 3; i++) play.answers(0, "trade", call);
    expect(play.told("call")[0]).toEqual({ type: "call", seat: 0, seek: "symbol:key", tempt: "gangster" });
    expect(play.blocked(0, "trade")["call"]).toBe("calls-used-up");
  });

  it("end at once with the player who made or received them, and with that player's standing orders", () => {
    const posted = posts("dog-duchess", "face", "any", { turnOf: ["seat:0"] });
    const taken = takes("weapon-tommy-gun", { from: ["seat:0"] });
    const play = table({ 1: { orders: [taken] }, 2: { orders: [posted] } });
    expect(play.stage.toldOf(0, "offer-made")).toMatchObject([{ from: 2 }]);
    play.stage.enter({ kind: "resign", seat: 2 }).enter({ kind: "resign", seat: 1 });
    expect(play.stage.toldOf(0, "offer-ended")).toMatchObject([{ from: 2, to: 0, how: "lapsed" }]);
    expect(asked(play, 0)).toEqual(["draw", "trade"]);
    offers(play, 0, 1, terms(amos, "face", "any"));
    expect(play.told("traded")).toEqual([]);
    play.stage.enter({ kind: "resign", seat: 0 });
    expect(play.stage.toldOf(1, "offer-ended")).toMatchObject([{ from: 0, to: 1, how: "lapsed" }]);
  });

  it("end with whoever gives up while they are frozen, when trading goes on", () => {
    const play = table().draws();
    offers(play, 2, 0, terms("dog-duchess", "face", "any"));
    offers(play, 0, 1, terms(amos, "face", "guard-dog"));
    play.plays("police-raid-1").stage.enter({ kind: "resign", seat: 2 });
    for (const seat of [0, 1]) {
      play.answers(seat, "pass-left", play.stage.prompt(seat, "pass-left").fallback);
    }
    play.answers(2, "pass-left", "card:warehouse-cannery", "bot");
    expect(view(play.now, 0).trade.offers).toMatchObject([{ from: 0, to: 1 }]);
    expect(play.stage.toldOf(0, "offer-ended")).toMatchObject([{ from: 2, to: 0, how: "lapsed" }]);
  });

  it("leave police out where the option says so", () => {
    const play = table({}, { tradePolice: false });
    expect(play.blocked(0, "trade")["offer > card:police-raid-1"]).toBe("police-not-traded");
    offers(play, 0, 1, terms(amos, "face", "any"));
    expect(play.blocked(1, "answer-offer")["accept:police-escort-1"]).toBe("police-not-traded");
  });
});

describe("standing trade orders", () => {
  it("post the first applicable offer when a matching turn begins", () => {
    const duchess = posts("dog-duchess", "face", "gangster");
    const orders = [
      { ...duchess, when: { turnOf: ["seat:1"] } },
      posts("dog-rex", "face", "gangster"),
      duchess,
    ];
    const play = table({ 2: { orders } });
    expect(play.stage.toldOf(0, "offer-made")).toMatchObject([{ from: 2, shown: { card: "dog-duchess" } }]);
    expect(play.stage.toldOf(2, "offer-made")).toMatchObject([{ byStandingOrder: true }]);
    const late = table({ 2: { orders: [duchess] } }, { autoDraw: true });
    expect(asked(late, 0)).toContain("answer-offer");
  });

  const answeredBy = (order: StandingOrder, what: ReturnType<typeof terms>) => {
    const play = table({ 2: { orders: [order] } });
    return offers(play, 0, 2, what).told("traded").length === 1;
  };
  const duchess = (when: StandingOrder["when"] = {}) => takes("dog-duchess", when);

  it("accept by the house, and leave everybody to think until then that the player thinks", () => {
    const asRun = (settings: Partial<Settings>) => {
      const { run } = table({ 2: settings }).stage;
      const { id } = run.prompts(0).find(({ topic }) => topic === "trade") ?? { id: "" };
      const value = { choose: "offer", with: { to: "seat:2", ...terms(amos, "face", "any") } };
      const { events } = run.apply({ kind: "answer", seat: 0, prompt: id, value, by: "player" });
      const outside = JSON.stringify([events, view(run.state as State, 0), run.prompts(0), run.waiting()]);
      return { run, outside };
    };
    const ordered = asRun({ orders: [duchess()] });
    expect(ordered.outside).toBe(asRun({}).outside);
    expect(ordered.run.prompts(2).map(({ topic }) => topic)).toEqual(["trade"]);
    expect(standingAnswers(ordered.run)).toMatchObject([{ seat: 2, value: "accept:dog-duchess" }]);
    const [draw] = ordered.run.prompts(0);
    ordered.run.apply({ kind: "answer", seat: 0, prompt: draw?.id ?? "", value: "draw", by: "player" });
    const [{ prompt, value } = { prompt: "", value: "" }] = standingAnswers(ordered.run);
    const entered = { kind: "answer", seat: 2, prompt, value, by: "standing-order" } as const;
    expect(ordered.run.apply(entered).events).toContainEqual(
      expect.objectContaining({ everyone: { type: "traded", seat: 0, with: 2 } }),
    );
  });

  it("accept what meets every condition by what is disclosed", () => {
    expect(answeredBy(duchess(), terms(amos, "hidden", "any"))).toBe(true);
    expect(answeredBy(duchess({ from: ["seat:1"] }), terms(amos, "face", "any"))).toBe(false);
    expect(answeredBy(duchess({ class: ["gangster"] }), terms(amos, "class", "any"))).toBe(true);
    expect(answeredBy(duchess({ class: ["gangster"] }), terms(amos, "hidden", "any"))).toBe(false);
    expect(answeredBy(duchess({ symbol: ["key"] }), terms(amos, "face", "any"))).toBe(true);
    expect(answeredBy(duchess({ symbol: ["key"] }), terms(amos, "class", "any"))).toBe(false);
    expect(answeredBy(duchess({ symbol: ["hat"] }), terms(amos, "face", "any"))).toBe(false);
    expect(answeredBy(duchess(), terms(amos, "face", "symbol:hat"))).toBe(false);
    expect(answeredBy(takes("dog-rex"), terms(amos, "face", "any"))).toBe(false);
  });

  it("decide sealed windows without waiting, and without a mark", () => {
    const play = table({ 1: PASSING }).draws().plays("police-raid-1");
    expect(play.waiting).toEqual(["0: pass-left", "2: pass-left"]);
    expect(play.told("pass-answered")).toEqual([{ type: "pass-answered", seat: 1 }]);
  });
});

it("standing orders may be changed any time but while a sealed window is open (7.1)", () => {
  const change = (play: Play) =>
    play.stage.enter({
      kind: "settings",
      seat: 1,
      settings: PASSING as never,
    });
  const play = table().draws().plays("police-raid-1");
  expect(() => change(play)).toThrow("match/illegal-settings");
  for (const seat of [0, 1, 2])
    play.answers(seat, "pass-left", play.stage.prompt(seat, "pass-left").fallback);
  change(play);
  const rackets = ["racket-red-light-08", "racket-tobacco-02"] as const;
  const birthday = set({
    families: {
      0: { hand: ["dons-birthday-1"], warehouses: ["warehouse-pier-9", "warehouse-bakery"] },
      1: { warehouses: [{ card: "warehouse-cannery", rackets }] },
    },
  });
  birthday.draws().plays("dons-birthday-1");
  expect(() => change(birthday)).toThrow("match/illegal-settings");
  birthday.answers(1, "gift", "racket:racket-tobacco-02");
  expect(birthday.waiting).toEqual(["0: stash-gifts"]);
  change(birthday);
});

describe("the market", () => {
  const open = { choose: "open-market", with: { seek: "want:guard-dog", tempt: "tempt:none" } };
  const market = () => table({}, { tradeMode: "market" });
  const bid = (give: "dog-duchess" | "weapon-tommy-gun", show: string, want: string) => ({
    choose: "bid",
    with: terms(give, show, want),
  });

  it("asks all rivals at once, sealed, and lets the active seat take any bid it can pay", () => {
    const play = market();
    expect([0, 1, 2].map((seat) => asked(play, seat))).toEqual([["draw", "open-market"], [], []]);
    play.answers(0, "open-market", open);
    expect(play.waiting).toEqual(["1: bid", "2: bid"]);
    play.answers(1, "bid", bid("weapon-tommy-gun", "class", "guard-dog"));
    expect(JSON.stringify([play.stage.told(0), view(play.now, 0)])).not.toContain("tommy-gun");
    play.answers(2, "bid", bid("dog-duchess", "face", "gangster"));
    expect(play.told("market-closed")).toEqual([{ type: "market-closed", seat: 0, bids: 2 }]);
    expect(view(play.now, 0).trade.market?.bids).toMatchObject([{ seat: 1 }, { seat: 2 }]);
    expect(view(play.now, 1).trade.market?.bids).toBeNull();
    expect(play.blocked(0, "choose-bid")).toEqual({ "take:1": "not-wanted" });
    play.answers(0, "choose-bid", { choose: "take:2", with: `card:${amos}` });
    // The card just received pays for the next bid.
    play.answers(0, "choose-bid", { choose: "take:1", with: "card:dog-duchess" });
    play.answers(0, "choose-bid", "done");
    expect(play.hand(0)).toContain("weapon-tommy-gun");
    expect(asked(play, 0)).toEqual(["draw"]);
    expect(view(play.now, 0).trade).toMatchObject({ market: null, hadMarket: true });
  });

  it("asks for a choice even when nothing can be taken", () => {
    const play = market().answers(0, "open-market", open).answers(1, "bid", "pass").answers(2, "bid", "pass");
    expect(play.options(0, "choose-bid")).toEqual(["done"]);
  });

  it("gets the bids that orders make, where what they give is in hand", () => {
    const bids = (give: string, when: StandingOrder["when"] = {}): StandingOrder => ({
      ...posts(give, "class", "gangster", when),
      kind: "bid",
    });
    const none = (when: StandingOrder["when"] = {}): StandingOrder => ({
      kind: "no-bid",
      when,
      answers: ["pass"],
    });
    const opened = (...orders: StandingOrder[]) => {
      const play = table({ 1: { orders }, 2: { orders: [none()] } }, { tradeMode: "market" });
      return play.answers(0, "open-market", open);
    };
    const bid = opened(
      bids("dog-rex"),
      bids("weapon-tommy-gun", { turnOf: ["seat:0"], seek: ["guard-dog"] }),
      none(),
    );
    expect(bid.told("market-closed")).toEqual([{ type: "market-closed", seat: 0, bids: 1 }]);
    bid.answers(0, "choose-bid", { choose: "take:1", with: `card:${amos}` });
    expect(bid.hand(0)).toContain("weapon-tommy-gun");
    // Without the order to pass, its seat would be asked if it had nothing. It is asked in any case.
    const left = opened(bids("weapon-tommy-gun"));
    expect(left.waiting).toEqual(["1: bid"]);
    expect(left.stage.prompt(1, "bid").fallback).toMatchObject({ choose: "bid" });
    expect(opened(none()).told("market-closed")).toEqual([{ type: "market-closed", seat: 0, bids: 0 }]);
    // A market with nothing to tempt.
    for (const asks of [bids("dog-rex"), none({ tempt: ["gangster"] }), none({ seek: ["any"] })])
      expect(opened(asks).waiting).toEqual(["1: bid"]);
  });

  it("is not there when there is no trading", () => {
    const play = table({}, { tradeMode: "off" });
    expect([0, 1, 2].map((seat) => asked(play, seat))).toEqual([["draw"], [], []]);
  });
});

it("a seat leaves five trade orders at most, and what it answers by default beside them (7.2)", () => {
  const isLegal = (...orders: StandingOrder[]) => settingsSchema.safeParse({ orders }).success;
  const five = Array<StandingOrder>(5).fill(takes("dog-rex"));
  expect(isLegal(...five, ...PASSING.orders, ...GIVING.orders)).toBe(true);
  expect(isLegal(...five, posts("dog-rex", "face", "any"))).toBe(false);
});
