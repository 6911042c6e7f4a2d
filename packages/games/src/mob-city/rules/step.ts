/** The course of the game, in the order of the rulebook. A step runs to the next decision (4, 5). */
import type { Outcome } from "@consigliere/engine/game";
import type { Rules } from "@consigliere/engine/table";
import { bid } from "./bidding.ts";
import { resolveBlock } from "./block.ts";
import { doBusiness } from "./business.ts";
import { endGame } from "./ending.ts";
import { police, tip } from "./favours.ts";
import { fight } from "./fight/fight.ts";
import { hire, hireByLists, openPool } from "./hire.ts";
import { endDay } from "./night.ts";
import { sealOrders } from "./orders.ts";
import { mayAsk } from "./pause.ts";
import { payday } from "./payday.ts";
import { sealPlans } from "./plans.ts";
import { revealEvent } from "./reveal.ts";
import { place, setUp } from "./setup.ts";
import type { MobTable } from "./table.ts";
import { draftWhiskey } from "./whiskey.ts";

export function* step(table: MobTable): Rules<Outcome | undefined> {
  do yield* play(table);
  while (!mayAsk(table.state) && table.state.phase.at !== "end");
  return table.state.phase.at === "end" ? endGame(table) : undefined; // 8
}

/** One phase, or one part of it. */
export function* play(table: MobTable): Rules {
  const { phase } = table.state;
  switch (phase.at) {
    case "setup":
      return setUp(table); // 4
    case "place":
      return yield* place(table); // 4.9
    case "bid":
      return yield* bid(table); // 5.1
    case "tip":
      return yield* tip(table, phase.rank); // 5.1.1
    case "pool":
      return openPool(table); // 5.1.2
    case "hire":
      return yield* hire(table, phase.rank);
    case "hire-lists":
      return yield* hireByLists(table);
    case "police":
      return yield* police(table, phase.rank); // 5.1.3
    case "whiskey":
      return yield* draftWhiskey(table, phase.rank); // 5.1.4
    case "plans":
      return yield* sealPlans(table); // 7.3
    case "payday":
      return yield* payday(table, phase.turn); // 5.2 W
    case "business":
      return yield* doBusiness(table, phase); // 5.2 B, S, D
    case "reveal":
      return revealEvent(table); // 5.3
    case "orders":
      return yield* sealOrders(table); // 7.3
    case "block":
      return yield* resolveBlock(table, phase.index, phase.part); // 5.3 A to G
    case "fight":
      return yield* fight(table, phase.index, phase.part); // 5.4
    case "night":
      return endDay(table);
    case "end":
  }
}
