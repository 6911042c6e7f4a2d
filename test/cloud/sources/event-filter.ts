/** Lambda's event filters, as far as the template uses them. */
import { isObject, type Json } from "../assembly/template.ts";

/** Whether the event fits the pattern: an object of objects, with lists of wanted values at its leaves. */
export function fitsPattern(pattern: Json, event: unknown): boolean {
  if (Array.isArray(pattern)) return (pattern as readonly Json[]).some((rule) => fitsRule(rule, event));
  if (!isObject(pattern)) throw new Error(`No pattern: ${JSON.stringify(pattern)}`);
  const fields = isObject(event) ? (event as Record<string, unknown>) : {};
  return Object.entries(pattern).every(([name, part]) => fitsPattern(part, fields[name]));
}

function fitsRule(rule: Json, value: unknown): boolean {
  if (!isObject(rule)) return rule === value;
  const [[kind = "", wanted] = []] = Object.entries(rule);
  switch (kind) {
    case "prefix":
      return typeof value === "string" && value.startsWith(String(wanted));
    case "suffix":
      return typeof value === "string" && value.endsWith(String(wanted));
    case "exists":
      return (value !== undefined) === wanted;
    case "anything-but":
      return value !== undefined && !(Array.isArray(wanted) ? wanted : [wanted]).includes(value as never);
    default:
      throw new Error(`The harness does not know the filter ${kind}.`);
  }
}
