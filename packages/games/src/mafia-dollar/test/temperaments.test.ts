import { describe } from "vitest";
import { showsCharacters } from "../../testing/characters.ts";
import { mafiaDollar } from "../game.ts";

describe("temperaments", () => {
  showsCharacters(mafiaDollar, {
    matches: 10,
    seatCount: 4,
    occasion: (event, seat) => event.type === "turn-started" && event.seat === seat,
    deeds: {
      gunman: (event, seat) => event.type === "hit-tried" && event.seat === seat,
      banker: (event, seat) =>
        (event.type === "warehouse-played" || event.type === "dog-played") && event.seat === seat,
      fox: (event, seat) => event.type === "robbery-tried" && event.seat === seat,
      diplomat: (event, seat) => event.type === "offer-made" && event.from === seat,
    },
  });
});
