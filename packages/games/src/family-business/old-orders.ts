/** Standing orders as they were written before all games had the same ones; matches in progress have them. */
import { ASK, type StandingOrder } from "@consigliere/engine/standing-orders";
import * as z from "zod";
import { ACTION_KINDS, CONTRACT_KINDS, COUNTER_KINDS } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import { MOB_POWER_SECOND, orderKinds } from "./order-kinds.ts";

const seats = z.array(z.int().min(0).max(5)).max(6).optional();

export const oldOrderSchema = z.strictObject({
  trigger: z.enum(["contract-on-me", "contract-on-other", "lam", "vendetta"]),
  kinds: z.array(z.enum(ACTION_KINDS)).max(ACTION_KINDS.length).optional(),
  fromSeats: seats,
  forSeats: seats,
  onlyDuringWar: z.boolean().optional(),
  response: z.union([
    z.enum(["ask", "pass"]),
    z.strictObject({
      use: z.array(z.enum(COUNTER_KINDS)).min(1).max(COUNTER_KINDS.length),
      attackerFirst: z.boolean().optional(),
      otherwise: z.enum(["ask", "pass"]),
    }),
  ]),
});

type OldOrder = z.infer<typeof oldOrderSchema>;

const MEANING = {
  "contract-on-me": { kind: "contract", whose: ["mine"], cards: CONTRACT_KINDS },
  "contract-on-other": { kind: "contract", whose: ["others"], cards: CONTRACT_KINDS },
  lam: { kind: "lam", whose: undefined, cards: ["take-it-on-the-lam"] },
  vendetta: { kind: "vendetta", whose: undefined, cards: ["vendetta"] },
} as const;

/** The same order as it is written now; none for one that named only what it could not meet. */
export function fromOldOrder(old: OldOrder): StandingOrder[] {
  const { kind, whose, cards } = MEANING[old.trigger];
  const card = old.kinds?.filter((one) => (cards as readonly string[]).includes(one));
  if ([card, old.fromSeats, old.forSeats].some((named) => named?.length === 0)) return [];
  const when = {
    ...(whose && { whose }),
    ...(old.forSeats && { of: old.forSeats.map(seatId) }),
    ...(old.fromSeats && { by: old.fromSeats.map(seatId) }),
    ...(old.onlyDuringWar === true && { war: true as const }),
    ...(card && kind === "contract" && { card }),
  };
  return [{ kind, when, answers: answersOf(kind, old.response) }];
}

function answersOf(kind: keyof typeof orderKinds, response: OldOrder["response"]): StandingOrder["answers"] {
  if (typeof response === "string") return [response];
  const known: readonly unknown[] = orderKinds[kind].answers.oneOf;
  const counters = [...new Set(response.use)].map((counter) => optionId("counter", counter));
  const isSecond = response.attackerFirst === false && kind === "contract";
  return [
    ...counters
      .filter((counter) => known.includes(counter))
      .flatMap((counter) =>
        isSecond && counter === MOB_POWER_SECOND.choose ? [MOB_POWER_SECOND, counter] : [counter],
      ),
    response.otherwise === "ask" ? ASK : "pass",
  ];
}

const seatId = (seat: number) => optionId("seat", seat);
