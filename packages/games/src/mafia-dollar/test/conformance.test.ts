/** The rules for every game. */
import { conformance } from "@consigliere/engine/testing/conformance";
import { mafiaDollar } from "../game.ts";
import { everyCard, scramble } from "./scramble.ts";

conformance(mafiaDollar, {
  optionSets: [
    { trimDeck: 60 },
    {
      trimDeck: 50,
      tradeMode: "market",
      targetMoney: 500_000,
      itemHandover: true,
      policeRackets: "street",
      tradePolice: false,
      openBooks: true,
      autoDraw: true,
      autoEndTurn: true,
    },
  ],
  matches: 1,
  conserved: (state) => everyCard(state).sort(),
  scramble,
});
