import { describe } from "vitest";
import { showsCharacters } from "../../testing/characters.ts";
import { mobCity } from "../game.ts";

describe("temperaments", () => {
  showsCharacters(mobCity, {
    matches: 8,
    seatCount: 4,
    occasion: ({ type }) => type === "day-ended",
    deeds: {
      gunman: (event, seat) =>
        event.type === "fight-started" && event.sides.some((side) => side.seat === seat),
      bootlegger: (event, seat) => event.type === "bids-revealed" && event.bids[seat]?.[0] === "whiskey",
      fox: (event, seat) => event.type === "event-tipped" && event.seat === seat,
    },
  });
});
