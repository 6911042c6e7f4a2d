/** A board to try on, on a separate thread. It gets the seat's own view and nothing else. */
import type { AnswerValue } from "@consigliere/contract/answer";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Taken } from "@consigliere/games/forecast";
import {
  type Counted,
  countOver,
  plannableAt,
  type Start,
  type Trial,
  type Tried,
  tryOut,
} from "@consigliere/games/sandbox";

export type Order =
  | {
      readonly kind: "open";
      readonly game: string;
      readonly view: unknown;
      readonly viewer: number;
      readonly asked: Taken | undefined;
    }
  /** Answers the question that is asked. */
  | { readonly kind: "answer"; readonly value: AnswerValue }
  /** Takes the last answer back. */
  | { readonly kind: "back" }
  /** Deals anew what is hidden. The answers stay, as far as they are legal there. */
  | { readonly kind: "deal" }
  /** Whether the questions to the others are asked, too, from here on; else the bot answers them. */
  | { readonly kind: "others"; readonly areAsked: boolean }
  /** Tries the answers in many deals. */
  | { readonly kind: "count" };

export interface Report extends Trial {
  /** From 1. */
  readonly deal: number;
  readonly asksOthers: boolean;
  /** The topics of the reader's own decisions that can be planned at the table. */
  readonly plannable: readonly string[];
  /** What comes of the answers in many deals; null: nobody has asked since the last of them. */
  readonly counted: Counted | null;
}

let start: Start | null = null;
let report: Report | null = null;
let reports = 0;

async function open({ game: id, ...moment }: Extract<Order, { kind: "open" }>): Promise<Start> {
  const manifest = manifestOf(id);
  if (manifest?.forecast === undefined) throw new Error(`${id} cannot be played on from a view`);
  const [game, forecast] = await Promise.all([manifest.rules(), manifest.forecast()]);
  return { game, forecast, ...moment };
}

async function carryOut(order: Order): Promise<Report> {
  if (order.kind === "open") {
    start = await open(order);
    report = null;
  }
  if (start === null) throw new Error("something is tried before there is a board");
  if (order.kind === "count" && report !== null) {
    report = { ...report, counted: countOver(start, report.tried) };
    return report;
  }
  const deal = (report?.deal ?? 1) + (order.kind === "deal" ? 1 : 0);
  const asksOthers = order.kind === "others" ? order.areAsked : (report?.asksOthers ?? false);
  const { prompt, ...trial } = tryOut(start, deal, triedAfter(order), asksOthers);
  reports += 1;
  // A question that comes again is answered anew, not with what was chosen then.
  const asked = prompt && { ...prompt, id: `${reports} ${prompt.seat}` };
  const plannable = report?.plannable ?? plannableAt(start);
  report = { ...trial, prompt: asked, deal, asksOthers, plannable, counted: null };
  return report;
}

function triedAfter(order: Order): readonly Tried[] {
  const { tried = [], prompt } = report ?? {};
  if (order.kind === "back") return tried.slice(0, -1);
  if (order.kind !== "answer" || prompt === undefined) return tried;
  return [...tried, { seat: prompt.seat, topic: prompt.topic, value: order.value }];
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((): null => null)
    .then((done) => postMessage(done));
});
