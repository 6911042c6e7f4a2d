/** Standing orders, with the parts that a browser needs to write some. */
export {
  ASK,
  DEFAULT,
  type Facts,
  judgeOrders,
  type OrderAnswers,
  type OrderCondition,
  type OrderKind,
  type OrderKinds,
  type OrderValue,
  type StandingOrder,
} from "@consigliere/engine/standing-orders";
