import { yieldOf } from "@consigliere/games/nothing-personal/odds";
import type { View } from "@consigliere/games/nothing-personal/view";
import { expect, it } from "vitest";
import type { Draft } from "../../prompts/draft.ts";
import { changesOf, influenceOn, movePreview } from "./preview.ts";

const man = {
  place: "enforcer" as const,
  id: "jim-redio" as const,
  markers: [1, 3, 0],
  neutral: 1,
  coin: null,
  omerta: false,
  side: false,
  acted: false,
  respect: 2,
  leaders: [1],
  weight: 5,
  limit: 9,
};
const view = { board: [man] } as unknown as View;

const one = (chosen: string, further: Draft | null = null): Draft => ({ form: "one", chosen, further });
const asked = (draft: Draft, topic = "commission-turn", about: object = {}) =>
  changesOf({
    view,
    viewer: 0,
    draft: { prompt: { topic, about, sealed: null }, draft } as never,
  });

it("counts the markers of a card where they would go", () => {
  const target = one("gangster:jim-redio");
  const changes = asked(one("card:long-shot-wins", one("influence", target)));
  expect(changes).toEqual([{ gangster: "jim-redio", owner: 0, count: 3 }]);
  expect(influenceOn(man, changes)).toEqual({ leaders: [0], weight: 8 });
  expect(influenceOn(man, [])).toEqual({ leaders: [1], weight: 5 });
  expect(asked(one("card:long-shot-wins", one("single", target)))).toMatchObject([{ count: 1 }]);
  expect(asked(one("card:ledger-missing", one("or", target)))).toEqual([]);
});

it("counts the line that is begun with, the marker more, and the ante beside it", () => {
  const both = (line: string) =>
    asked(
      one("card:fake-cops-raid", {
        form: "form",
        parts: {
          ante: { form: "amount", chosen: 4 },
          use: one(
            "influence",
            one(line, {
              form: "form",
              parts: { first: one("gangster:jim-redio"), second: one("gangster:fists-fontana") },
            }),
          ),
        },
      }),
    ).map(({ count }) => count);
  expect(both("line:con-man").toReversed()).toEqual(both("line:thug"));
  const more = one("influence", one("gangster:jim-redio", one("yes")));
  expect(asked(one("card:double-or-nothing", more))).toMatchObject([{ count: 3 }]);
});

it("lets neutral win ties", () => {
  const neutral = [{ gangster: "jim-redio", owner: "neutral", count: 2 }] as const;
  expect(influenceOn(man, neutral).leaders).toEqual([]);
});

it("takes off whom the First Guy takes off", () => {
  const about = { gangster: "jim-redio", chair: "first-guy" };
  expect(asked(one("position", one("marker:jim-redio:1")), "crew-action", about)).toEqual([
    { gangster: "jim-redio", owner: 1, count: -1 },
  ]);
});

it("adds card and chair, and knows the faces that carry a move", () => {
  expect(yieldOf(man)).toEqual({ respect: 4, money: 2 });
  // Jim is eager: 2 + 1 + face must be more than 8.
  expect(movePreview(view, ["move:underboss"], "jim-redio")).toMatchObject({ faces: [], chances: 1 });
  expect(movePreview(view, ["move:racketeer"], "jim-redio")).toMatchObject({ faces: [3, 4, 5], chances: 4 });
});
