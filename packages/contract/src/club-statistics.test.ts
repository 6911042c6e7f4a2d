import { expect, it } from "vitest";
import {
  extremesOf,
  figuresByGame,
  figuresOf,
  meetingsOf,
  seasonLines,
  streaksOf,
  trophyOf,
  winsOverTime,
} from "./club-statistics.ts";

type Seats = readonly (readonly [person: string | null, place: number, score?: number])[];

/** A result that ended on a day of January after some hours. */
function result(
  day: number,
  seats: Seats,
  {
    game = "crooks",
    stat = "points" as string | null,
    hours = 5,
    season = null as { number: number; round: number } | null,
  } = {},
) {
  const ended = Date.UTC(2026, 0, day, 12);
  return {
    game,
    stat,
    season,
    startedAt: new Date(ended - hours * 3_600_000).toISOString(),
    endedAt: new Date(ended).toISOString(),
    seats: seats.map(([person, place, score = null]) => ({ person, place, score })),
  };
}

it("says who ended before whom, with shared places, bots and strangers between", () => {
  const results = [
    result(1, [
      ["ann", 1],
      ["ben", 2],
      ["cleo", 2],
    ]),
    result(2, [
      ["ben", 1],
      [null, 2],
      ["ann", 3],
    ]),
    result(3, [
      ["stranger", 1],
      ["ann", 2],
      ["ben", 3],
    ]),
    result(4, [
      ["cleo", 1],
      ["stranger", 2],
    ]),
  ];
  expect(meetingsOf(results, "ann", "ben")).toEqual({ before: 2, behind: 1, level: 0 });
  expect(meetingsOf(results, "ben", "ann")).toEqual({ before: 1, behind: 2, level: 0 });
  expect(meetingsOf(results, "ben", "cleo")).toEqual({ before: 0, behind: 0, level: 1 });
  expect(meetingsOf(results, "ann", "nobody")).toEqual({ before: 0, behind: 0, level: 0 });
  expect(meetingsOf(results, "ann", "ann")).toEqual({ before: 0, behind: 0, level: 0 });
});

it("counts matches, wins, the mean place and the best score; all who share the first place have won", () => {
  const results = [
    result(1, [
      ["ann", 1, 40],
      ["ben", 1, 40],
      ["cleo", 3, -5],
    ]),
    result(2, [
      ["ann", 2, 90],
      [null, 1, 95],
      ["cleo", 3, -12],
    ]),
  ];
  expect(figuresOf(results)).toEqual([
    { person: "ben", matches: 1, wins: 1, place: 1, best: 40 },
    { person: "ann", matches: 2, wins: 1, place: 1.5, best: 90 },
    { person: "cleo", matches: 2, wins: 0, place: 3, best: -5 },
  ]);
  expect(figuresOf([])).toEqual([]);
});

it("keeps games apart, and does without scores where a game counts nothing", () => {
  const results = [
    result(
      1,
      [
        ["ann", 1, 3],
        ["ben", 2, 1],
      ],
      { game: "family-business", stat: "mobsters" },
    ),
    result(
      2,
      [
        ["ann", 2],
        ["ben", 1],
      ],
      { stat: null },
    ),
    result(
      3,
      [
        ["ann", 2],
        ["ben", 1],
      ],
      { stat: null },
    ),
  ];
  expect(figuresByGame(results)).toEqual([
    {
      game: "crooks",
      stat: null,
      matches: 2,
      figures: [
        { person: "ben", matches: 2, wins: 2, place: 1, best: null },
        { person: "ann", matches: 2, wins: 0, place: 2, best: null },
      ],
    },
    {
      game: "family-business",
      stat: "mobsters",
      matches: 1,
      figures: [
        { person: "ann", matches: 1, wins: 1, place: 1, best: 3 },
        { person: "ben", matches: 1, wins: 0, place: 2, best: 1 },
      ],
    },
  ]);
});

it("counts wins in a row over one's own matches, in whatever order the results come", () => {
  const results = [
    result(6, [
      ["ben", 1],
      ["cleo", 2],
    ]),
    result(5, [
      ["ann", 1],
      ["ben", 2],
    ]),
    result(4, [
      ["ann", 2],
      ["ben", 1],
    ]),
    result(3, [
      ["ann", 1],
      ["ben", 1],
    ]),
    result(2, [
      ["ben", 1],
      ["cleo", 2],
    ]),
    result(1, [
      ["ann", 1],
      ["ben", 2],
    ]),
  ];
  expect(streaksOf(results, "ann")).toEqual({ now: 1, longest: 2 });
  expect(streaksOf(results, "ben")).toEqual({ now: 1, longest: 3 });
  expect(streaksOf(results, "cleo")).toEqual({ now: 0, longest: 0 });
});

it("counts somebody once who sat in two seats, as a guest and as an account, by the better place", () => {
  const results = [
    result(1, [
      ["ann", 3, 1],
      ["ben", 2, 5],
      ["ann", 1, 9],
    ]),
  ];
  expect(figuresOf(results)[0]).toEqual({ person: "ann", matches: 1, wins: 1, place: 1, best: 9 });
  expect(meetingsOf(results, "ben", "ann")).toEqual({ before: 0, behind: 1, level: 0 });
});

it("adds up wins over time, and finds the longest and the quickest match", () => {
  const long = result(
    2,
    [
      ["ben", 1],
      ["ann", 2],
    ],
    { hours: 300 },
  );
  const quick = result(
    1,
    [
      ["ann", 1],
      ["ben", 2],
    ],
    { hours: 1 },
  );
  const results = [
    result(3, [
      ["ann", 1],
      ["ben", 1],
    ]),
    long,
    quick,
  ];
  expect(winsOverTime(results, ["ann", "ben", "cleo"]).map(({ wins }) => wins)).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
  ]);
  expect(extremesOf(results)).toEqual({ longest: long, quickest: quick });
  expect(extremesOf([])).toEqual({ longest: undefined, quickest: undefined });
});

it("gives a point in a season for each person behind, and half for each on the same place", () => {
  const [first, second] = [1, 2].map((round) => ({ season: { number: 2, round } }));
  const results = [
    result(
      1,
      [
        ["ann", 1],
        [null, 2],
        ["ben", 3],
        ["cleo", 3],
      ],
      first,
    ),
    result(
      2,
      [
        ["cleo", 1],
        ["ben", 2],
        ["ann", 3],
      ],
      second,
    ),
    result(3, [
      ["ben", 1],
      ["ann", 2],
    ]),
  ];
  expect(seasonLines(results, 2, ["ann", "ben", "cleo", "dot"])).toEqual([
    { person: "cleo", points: 2.5, wins: 1 },
    { person: "ann", points: 2, wins: 1 },
    { person: "ben", points: 1.5, wins: 0 },
    { person: "dot", points: 0, wins: 0 },
  ]);
  expect(seasonLines(results, 1, ["ann"])).toEqual([{ person: "ann", points: 0, wins: 0 }]);
});

it("gives a trophy to all who are level in points and wins, and to nobody without points", () => {
  const line = (person: string, points: number, wins: number) => ({ person, points, wins });
  expect(trophyOf([line("ann", 4, 2), line("ben", 4, 1), line("cleo", 3, 2)])).toEqual(["ann"]);
  expect(trophyOf([line("ann", 4, 2), line("ben", 4, 2), line("cleo", 3, 2)])).toEqual(["ann", "ben"]);
  expect(trophyOf([line("ann", 0, 0)])).toEqual([]);
  expect(trophyOf([])).toEqual([]);
});
