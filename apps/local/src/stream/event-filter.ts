/** Lambda's event filters, as far as ours use them. */

/** An object of objects, with lists of wanted values at its leaves. */
export type Pattern = { readonly [field: string]: Pattern } | readonly Rule[];

type Rule = string | { readonly [kind: string]: unknown };

/** Whether the event fits the pattern. */
export function fitsPattern(pattern: Pattern, event: unknown): boolean {
  if (isRules(pattern)) return pattern.some((rule) => fitsRule(rule, event));
  const fields = typeof event === "object" && event !== null ? (event as Record<string, unknown>) : {};
  return Object.entries(pattern).every(([name, part]) => fitsPattern(part, fields[name]));
}

const isRules = (pattern: Pattern): pattern is readonly Rule[] => Array.isArray(pattern);

function fitsRule(rule: Rule, value: unknown): boolean {
  if (typeof rule === "string") return rule === value;
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
      throw new Error(`There is no filter of the kind ${kind} here.`);
  }
}
