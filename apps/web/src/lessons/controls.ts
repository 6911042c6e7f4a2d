/** Finds the control for the next press, by the names of what can be pressed. */
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import type { Task } from "./lesson-worker.ts";
import { idsIn, type NextPress } from "./next-press.ts";

/**
 * The control to press next: on the table, or on the sheet over it; `key`: the control of that name. Null: none.
 */
export type Glow =
  | NextPress
  | { readonly kind: "key"; readonly name: string }
  | { readonly kind: "sheet"; readonly task: Task };

/** The control for a press: the option itself, or the card in hand or the step of a form that must be opened first. */
export function controlFor(
  stage: HTMLElement,
  next: Exclude<Glow, { readonly kind: "sheet" }>,
): HTMLElement | undefined {
  const seen = seenIn(stage);
  const named = (name: string) => seen.find(({ dataset }) => dataset["testid"] === name);
  if (next.kind === "key") return named(next.name);
  // A list on the sheet has buttons. A thing that is ranked on the board is pressed itself.
  if (next.kind === "raise") return named(`raise-${next.id}`) ?? named(`option-${next.id}`);
  if (next.kind !== "option") return named(`answer-${next.kind}`);
  const what = next.id.slice(next.id.indexOf(":") + 1);
  const form = next.id.split(":")[0] ?? "";
  return (
    named(`option-${next.id}`) ??
    named(`option-${next.then}`) ??
    seen.find(({ dataset }) => dataset["testid"]?.startsWith(`card-${what}`)) ??
    seen.find(({ dataset }) => dataset["leads"]?.split(" ").includes(form))
  );
}

/** The control for the next press on a sheet for what is left in advance. */
export function controlOnSheet(sheet: HTMLElement, task: Task): HTMLElement | undefined {
  const seen = seenIn(sheet);
  const named = (name: string) => seen.find(({ dataset }) => dataset["testid"] === name);
  switch (task.does) {
    case "order":
      if (sheet.querySelector("li.order") === null) {
        const add = named("orders-add");
        return add?.dataset["kind"] === task.order.kind ? add : (named("orders-recommended") ?? add);
      }
      return fieldFor(sheet, task.order) ?? named("orders-save");
    case "plan": {
      const place = sheet.querySelectorAll("[data-testid='plan-steps'] > li").length;
      const answer = task.answers[place];
      const open =
        answer && idsIn(answer).find((id) => named(`option-${id}`)?.getAttribute("aria-pressed") !== "true");
      if (open !== undefined) return named(`option-${open}`);
      return place < task.answers.length - 1 ? named("plan-and-then") : named("plan-leave");
    }
    case "sleep":
      return named("sleep-go");
    default:
      return undefined;
  }
}

/** The field of the order for the question that still has another answer; undefined: none. */
function fieldFor(sheet: HTMLElement, { answers: [answer] }: StandingOrder): HTMLElement | undefined {
  const wanted = typeof answer === "string" ? answer : JSON.stringify(answer);
  const fields = [...sheet.querySelectorAll<HTMLSelectElement>("li.order[data-proposed] select")];
  const field = fields.find(({ options }) => [...options].some(({ value }) => value === wanted));
  if (field === undefined || field.value === wanted) return undefined;
  field.dataset["wanted"] = wanted;
  return field;
}

function seenIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("[data-testid], [data-leads]")].filter(
    (one) => one.getClientRects().length > 0,
  );
}
