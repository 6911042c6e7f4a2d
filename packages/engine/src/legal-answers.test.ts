import { describe, expect, it } from "vitest";
import { forcedAnswer, isAnswerable, plainestAnswer } from "./legal-answers.ts";
import {
  amount,
  blocked,
  choice,
  choiceThen,
  form,
  limited,
  map,
  oneOf,
  orderOf,
  type Question,
  someOf,
} from "./question.ts";
import { refusalOf } from "./refusal.ts";

/** A shop: goods for money and hands, some of them by the piece, and an old coat to be sold. */
const goods = someOf<unknown>(
  [
    choice("rope", "rope", { money: 2, hands: 1 }),
    choiceThen("nails", amount(1, 9, 1, { money: 1 }), (n) => n, { hands: 1 }),
    choiceThen("lamp", oneOf([choice("brass", 1, { money: 5 }), choice("tin", 2)]), (n) => n, { hands: 1 }),
    blocked("gun", "no-licence"),
  ],
  { min: 0, max: 3 },
);
const sale = oneOf([choice("keep", 0), choice("sell", 3, { money: -3 })]);
const shop = limited(form({ goods: limited(goods, { hands: { max: 2 } }), sale }), { money: { max: 4 } });

describe("a refusal", () => {
  it.each([
    ["unknown-option", "zzz"],
    ["blocked-option", "b"],
    ["wrong-shape", { choose: "a", with: "x" }],
    ["wrong-shape", "deep"],
    ["unknown-option", { choose: "deep", with: "y" }],
    ["wrong-shape", { choose: "deep", with: "x", extra: 1 }],
    ["wrong-shape", 4],
    ["wrong-shape", null],
  ])("says %s to %j", (reason, value) => {
    const question = oneOf<unknown>([
      choice("a", 1),
      blocked("b", "too-poor"),
      choiceThen("deep", oneOf([choice("x", 1)]), (x) => x),
    ]);
    expect(refusalOf(question.data, value)?.reason).toBe(reason);
  });

  it("says how many choices there may be, and that they must be different", () => {
    const question = someOf([choice("a", 1), choice("b", 2), choice("c", 3)], { min: 1, max: 2 }).data;
    expect(refusalOf(question, ["c", "a"])).toBeNull();
    expect(refusalOf(question, [])?.reason).toBe("too-few");
    expect(refusalOf(question, ["a", "b", "c"])?.reason).toBe("too-many");
    expect(refusalOf(question, ["a", "a"])?.reason).toBe("repeated-option");
  });

  it.each([
    [null, [{ choose: "nails", with: 3 }, "rope"]],
    [null, ["rope", { choose: "lamp", with: "tin" }]],
    [{ reason: "wrong-shape", path: ["nails"] }, ["nails"]],
    [{ reason: "wrong-shape", path: ["rope"] }, [{ choose: "rope", with: 1 }]],
    [{ reason: "wrong-shape", path: [] }, [["rope"]]],
    [{ reason: "out-of-range", path: ["nails"] }, [{ choose: "nails", with: 10 }]],
    [{ reason: "unknown-option", path: ["lamp", "gold"] }, [{ choose: "lamp", with: "gold" }]],
    [{ reason: "blocked-option", path: ["gun"], blocked: "no-licence" }, ["gun"]],
    [
      { reason: "repeated-option", path: [] },
      [
        { choose: "nails", with: 1 },
        { choose: "nails", with: 2 },
      ],
    ],
  ])("says %j where choices ask further and %j is chosen", (refusal, value) => {
    expect(refusalOf(goods.data, value)).toEqual(refusal);
  });

  it.each([
    ["what is within", ["rope", { choose: "nails", with: 2 }], "keep", null],
    ["too many units", ["rope", { choose: "nails", with: 3 }], "keep", ["over-limit", [], "money"]],
    ["what another part gives back", ["rope", { choose: "nails", with: 5 }], "sell", null],
    ["more than that", ["rope", { choose: "nails", with: 6 }], "sell", ["over-limit", [], "money"]],
    [
      "what a further question counts",
      [{ choose: "lamp", with: "brass" }],
      "keep",
      ["over-limit", [], "money"],
    ],
    [
      "too much for an inner limit",
      ["rope", { choose: "nails", with: 1 }, { choose: "lamp", with: "tin" }],
      "keep",
      ["over-limit", ["goods"], "hands"],
    ],
  ])("names tally and place of a limit: %s", (_, bought, sold, refusal) => {
    const [reason, path, tally] = refusal ?? [];
    const expected = refusal && { reason, path, tally };
    expect(refusalOf(shop.data, { goods: bought, sale: sold })).toEqual(expected);
  });

  it("says when a tally comes to too little", () => {
    const two = (mob: string) => [1, 2].map((n) => choice(`${mob}${n}`, n, { [mob]: 1 }));
    const any = someOf([...two("s"), ...two("t")], { min: 2, max: 3 });
    const question = limited(any, { s: { min: 1, max: 1 } }).data;
    expect(refusalOf(question, ["s1", "t1"])).toBeNull();
    expect(refusalOf(question, ["t2", "s2", "t1"])).toBeNull();
    expect(refusalOf(question, ["t1", "t2"])).toEqual({ reason: "under-limit", path: [], tally: "s" });
    expect(refusalOf(question, ["s1", "s2"])).toEqual({ reason: "over-limit", path: [], tally: "s" });
  });

  it("does not take members that an answer or a list of counts inherits for its own", () => {
    expect(refusalOf(form({ toString: amount(0, 1) }).data, {})?.reason).toBe("wrong-shape");
    const inherited = Object.create({ choose: "lamp" }, { with: { value: "tin", enumerable: true } });
    expect(refusalOf(goods.data, [Object.assign(inherited, { x: 1 })])?.reason).toBe("wrong-shape");
    const question = limited(oneOf([choice("a", 1, { money: 1 })]), { toString: { max: 0 } });
    expect(refusalOf(question.data, "a")).toBeNull();
  });
});

describe("an answer that is the only one", () => {
  const abc = [choice("a", 1, { money: 1 }), choice("b", 2, { money: 2 }), choice("c", 3, { money: 4 })];
  const forced = (question: Question<unknown>) => forcedAnswer(question.data);

  it("is every open option where so many must be chosen", () => {
    expect(forced(someOf([...abc, blocked("d", "gone")], { min: 3, max: 9 }))).toEqual(["a", "b", "c"]);
    expect(forced(someOf(abc, { min: 2, max: 3 }))).toBeNull();
    expect(forced(someOf(abc, { min: 0, max: 0 }))).toEqual([]);
  });

  it("is none where the order has a meaning", () => {
    expect(forced(someOf(abc, { min: 3, max: 3, ordered: true }))).toBeNull();
    expect(forced(someOf(abc.slice(1, 2), { min: 1, max: 1, ordered: true }))).toEqual(["b"]);
    expect(forced(orderOf(abc))).toBeNull();
    expect(forced(form({ alone: orderOf(abc.slice(0, 1)) }))).toEqual({ alone: ["a"] });
  });

  it("is what limits leave", () => {
    expect(forced(limited(someOf(abc, { min: 0, max: 3 }), { money: { min: 5, max: 5 } }))).toEqual([
      "a",
      "c",
    ]);
    expect(forced(limited(oneOf(abc), { money: { max: 1 } }))).toBe("a");
    const further = choiceThen("a", amount(2, 9, 2, { money: 3 }), (n) => n);
    expect(forced(limited(someOf([further], { min: 1, max: 1 }), { money: { max: 11 } }))).toEqual([
      { choose: "a", with: 2 },
    ]);
  });
});

describe("limits that leave no way out by the next best choice", () => {
  it("are met by going back", () => {
    const coins = [7, 5, 5, 3].map((worth, n) => choice(`coin-${n}`, worth, { worth }));
    const question = limited(someOf(coins, { min: 1, max: 4 }), { worth: { min: 10, max: 10 } }).data;
    expect(plainestAnswer(question)).toEqual(["coin-0", "coin-3"]);
  });

  it("leave a question without an answer when there is none", () => {
    const guns = ["a", "b", "c"].map((gun) => [
      gun,
      oneOf([choice("ann", "ann", { ann: 1 }), choice("bob", "bob", { bob: 1 })]),
    ]);
    const arming = form(Object.fromEntries(guns));
    expect(isAnswerable(limited(arming, { ann: { max: 2 }, bob: { max: 1 } }).data)).toBe(true);
    expect(isAnswerable(limited(arming, { ann: { max: 1 }, bob: { max: 1 } }).data)).toBe(false);
    expect(() => plainestAnswer(limited(arming, { ann: { max: 0 }, bob: { max: 1 } }).data)).toThrow(
      "rules/empty-prompt",
    );
  });
});

describe("reading", () => {
  it("gives the typed meaning of a nested answer", () => {
    const question = oneOf<unknown>([
      choiceThen(
        "hit",
        form({ target: oneOf([choice("mobster:x", "x")]), money: amount(0, 9) }),
        (what) => what,
      ),
    ]);
    const answer = { choose: "hit", with: { target: "mobster:x", money: 4 } };
    expect(question.read(answer)).toEqual({ target: "x", money: 4 });
  });

  it("gives the meaning of each of some choices, in order, with what it asked further", () => {
    expect(goods.read([{ choose: "lamp", with: "tin" }, "rope", { choose: "nails", with: 4 }])).toEqual([
      2,
      "rope",
      4,
    ]);
  });

  it.each([
    ["[goods, nails]", { goods: ["nails"], sale: "keep" }],
    ["[goods, nails]", { goods: [{ choose: "nails", with: "many" }], sale: "keep" }],
    ["[goods, rope]", { goods: [{ choose: "rope", with: 1 }], sale: "keep" }],
    ["[goods, gun]", { goods: ["gun"], sale: "keep" }],
    ["[goods, lamp, gold]", { goods: [{ choose: "lamp", with: "gold" }], sale: "keep" }],
    ["[goods]", { goods: 3, sale: "keep" }],
    ["[goods, 3]", { goods: [3], sale: "keep" }],
    ["[sale]", { goods: [] }],
    ["[]", 7],
  ])("of what was not checked is a fault of the rules at %s: %j", (place, answer) => {
    const read = () => shop.read(answer as never);
    expect(read).toThrow(expect.objectContaining({ name: "RulesError", code: "rules/broken" }));
    expect(read).toThrow(place);
  });
});

describe("the meaning of an answer", () => {
  const broken = () => {
    throw new Error("nobody of that name");
  };

  it("that cannot be made is a fault of the rules at its place", () => {
    const ask = form({ who: oneOf([choiceThen("hire", map(amount(0, 9), broken), (who) => who)]) });
    const fire = form({ who: oneOf([choiceThen("fire", amount(0, 9), broken)]) });
    const place = "rules/broken: nobody of that name, at [who, ";
    expect(() => ask.read({ who: { choose: "hire", with: 3 } })).toThrow(`${place}hire]`);
    expect(() => fire.read({ who: { choose: "fire", with: 3 } })).toThrow(`${place}fire]`);
  });
});

describe("putting in order", () => {
  it("is refused to choices that ask further", () => {
    const asking = choiceThen("deep", amount(0, 1), (n) => n);
    expect(() => orderOf([choice("a", 1), asking])).toThrow("rules/broken: deep asks further");
  });
});
