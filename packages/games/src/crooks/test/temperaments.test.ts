import { describe } from "vitest";
import { showsCharacters } from "../../testing/characters.ts";
import { crooks } from "../game.ts";

describe("temperaments", () => {
  showsCharacters(crooks, {
    matches: 24,
    seatCount: 4,
    occasion: (event, seat) => event.type === "crook-placed" && event.seat === seat,
    deeds: {
      gunman: (event, seat) => event.type === "crooks-removed" && event.by === seat,
      fox: (event, seat) => event.type === "crook-placed" && event.seat === seat && event.facing === "down",
      banker: (event, seat) => event.type === "hire-paid" && event.seat === seat && event.cost === 1,
    },
  });
});
