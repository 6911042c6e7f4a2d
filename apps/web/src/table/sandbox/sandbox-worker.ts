/** A board to try on, on a separate thread. It gets the seat's own view and nothing else. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { Prompt } from "@consigliere/contract/prompt";
import { manifestOf } from "@consigliere/games/catalogue";
import {
  type Counted,
  countOver,
  Sandbox,
  type SandboxFrame,
  type Start,
  type Tried,
} from "@consigliere/games/sandbox";

export type Order =
  | {
      readonly kind: "open";
      readonly game: string;
      readonly view: unknown;
      readonly viewer: number;
      readonly seats: number;
      readonly asked: Pick<Prompt, "topic" | "about"> | undefined;
    }
  /** Answers the question that is asked. */
  | { readonly kind: "answer"; readonly value: AnswerValue }
  /** Takes the last answer back. */
  | { readonly kind: "back" }
  /** Deals anew what is hidden. The answers stay, as far as they are legal there. */
  | { readonly kind: "deal" }
  /** Tries the answers in many deals. */
  | { readonly kind: "count" };

export interface Report {
  readonly view: unknown;
  /** Undefined: the match is over in this deal. */
  readonly prompt: Prompt | undefined;
  readonly waiting: Sandbox["waiting"];
  readonly frames: readonly SandboxFrame[];
  readonly tried: readonly Tried[];
  /** From 1. */
  readonly deal: number;
  /** What comes of the answers in many deals; null: nobody has asked since the last of them. */
  readonly counted: Counted | null;
}

let start: Start | null = null;
let deal = 1;
let sandbox: Sandbox | null = null;

async function open({ game: id, ...moment }: Extract<Order, { kind: "open" }>): Promise<Start> {
  const manifest = manifestOf(id);
  if (manifest?.forecast === undefined) throw new Error(`${id} cannot be played on from a view`);
  const [game, forecast] = await Promise.all([manifest.rules(), manifest.forecast()]);
  return { game, forecast, ...moment };
}

async function carryOut(order: Order): Promise<Report> {
  if (order.kind === "open") {
    start = await open(order);
    deal = 1;
  }
  if (start === null) throw new Error("something is tried before there is a board");
  const tried = triedAfter(order, sandbox?.tried ?? []);
  if (order.kind === "deal") deal += 1;
  if (order.kind !== "count" || sandbox === null) sandbox = new Sandbox(start, deal, tried);
  const isLaid = sandbox.prompt !== undefined || sandbox.frames.length > 0;
  if (!isLaid) throw new Error("the rules cannot be played on from this view");
  return {
    view: sandbox.view,
    prompt: sandbox.prompt,
    waiting: sandbox.waiting,
    frames: sandbox.frames,
    tried: sandbox.tried,
    deal,
    counted: order.kind === "count" ? countOver(start, sandbox.tried) : null,
  };
}

function triedAfter(order: Order, tried: readonly Tried[]): readonly Tried[] {
  switch (order.kind) {
    case "open":
      return [];
    case "back":
      return tried.slice(0, -1);
    case "answer": {
      const topic = sandbox?.prompt?.topic;
      return topic === undefined ? tried : [...tried, { topic, value: order.value }];
    }
    default:
      return tried;
  }
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((): null => null)
    .then((report) => postMessage(report));
});
