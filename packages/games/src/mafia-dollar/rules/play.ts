/** Phase 2: exactly one card is played or thrown away (5.3). */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { cardOf, type HandCardId } from "../cards.ts";
import { defaultPlay, type Play, playQuestion } from "../legal/plays.ts";
import { currentTurn, familyOf, findGangster, findWarehouse, type Next } from "../state.ts";
import { finishFrozen } from "./actions.ts";
import { celebrate, layBirthday } from "./birthday.ts";
import { checkpoint } from "./ending.ts";
import { layOnDiscardPile, takeFromHand } from "./piles.ts";
import { layPolice, passAndPay } from "./police.ts";
import { lapseVoidOffers } from "./standing-offers.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";
import { askAtOpenPoint } from "./trade.ts";

export function* playCard(table: MafiaTable, seat: Seat): Rules<Next> {
  const { state } = table;
  const asking = ofActiveSeat(table, seat, {
    topic: "play",
    question: playQuestion(state, seat),
    about: { turn: currentTurn(state).number },
    fallback: defaultPlay(familyOf(state, seat).hand),
  });
  const reply = yield* askAtOpenPoint(table, seat, asking);
  if (reply === null) return "play";
  const play = reply.answer;
  takeFromHand(table, seat, play.card);
  lay(table, seat, play);
  lapseVoidOffers(table);
  if (play.type === "birthday") return yield* finishFrozen(table, celebrate(table, seat, play.card));
  if (play.type === "police") return yield* finishFrozen(table, passAndPay(table, seat, play.card));
  checkpoint(table);
  return "actions";
}

/** From the hand to its place. */
function lay(table: MafiaTable, seat: Seat, play: Play): void {
  const { state } = table;
  const family = familyOf(state, seat);
  switch (play.type) {
    case "warehouse":
      family.warehouses.push({ card: play.card, dog: null, rackets: [] });
      table.emit({
        type: "warehouse-played",
        seat,
        warehouse: play.card,
        actions: family.warehouses.length,
      });
      break;
    case "gangster":
      family.gangsters.push({ card: play.card, zone: "hideout", items: [], blocks: [] });
      table.emit({ type: "gangster-played", seat, gangster: play.card });
      break;
    case "item":
      findGangster(state, play.gangster).gangster.items.push(play.card);
      table.emit({ type: "item-played", seat, item: play.card, gangster: play.gangster });
      break;
    case "dog":
      findWarehouse(state, play.warehouse).warehouse.dog = play.card;
      table.emit({ type: "dog-played", seat, dog: play.card, warehouse: play.warehouse });
      break;
    case "block": {
      const { seat: victim, gangster } = findGangster(state, play.gangster);
      gangster.blocks.push(play.card);
      const depth = gangster.blocks.length;
      table.emit({
        type: "block-played",
        seat,
        block: play.card,
        gangster: play.gangster,
        victim,
        depth,
      });
      break;
    }
    case "unblock":
      liftBlock(table, seat, play);
      break;
    case "birthday":
      layBirthday(table, seat, play.card);
      break;
    case "police":
      layPolice(table, seat, play.card);
      break;
    case "discard":
      layOnDiscardPile(table, play.card);
      table.emit({ type: "card-discarded", seat, card: play.card });
      break;
  }
}

/** 6.7: the topmost block and the card played go to the discard pile. */
function liftBlock(table: MafiaTable, seat: Seat, play: Extract<Play, { type: "unblock" }>): void {
  const { gangster } = findGangster(table.state, play.gangster);
  const block = gangster.blocks.pop();
  if (block === undefined) throw new Error(`${play.gangster} is not blocked`);
  layOnDiscardPile(table, block, play.card);
  table.emit({
    type: "block-lifted",
    seat,
    card: play.card,
    symbol: symbolOf(play.card),
    gangster: play.gangster,
    block,
    blocksLeft: gangster.blocks.length,
  });
}

function symbolOf(card: HandCardId) {
  const { symbol } = cardOf(card);
  if (symbol === null) throw new Error(`${card} shows no symbol`);
  return symbol;
}
