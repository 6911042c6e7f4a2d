import { describe } from "vitest";
import { showsCharacters } from "../../testing/characters.ts";
import { nothingPersonal } from "../game.ts";
import { familyOf } from "../state.ts";

/** In dollars. */
const CARD = 8;

describe("temperaments", () => {
  showsCharacters(nothingPersonal, {
    matches: 8,
    seatCount: 4,
    options: nothingPersonal.meta.presets["days"] ?? {},
    occasion: ({ type }) => type === "round-ended",
    deeds: {
      gunman: (event, seat) => event.type === "whack-declared" && event.seat === seat,
      banker: (event, seat, state) => {
        const { money, hand } = familyOf(state, seat);
        return event.type === "round-ended" ? money + CARD * hand.length : 0;
      },
      diplomat: (event, seat) => event.type === "offer-made" && event.from === seat,
    },
  });
});
