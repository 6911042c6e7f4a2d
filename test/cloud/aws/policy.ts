/** Decides as IAM does: what a role's policies say about one action on one resource. */
import type { Json, JsonObject } from "../assembly/template.ts";
import { listOf } from "../assembly/template.ts";

export interface Statement {
  readonly Effect: string;
  readonly Action?: string | readonly string[];
  readonly NotAction?: string | readonly string[];
  readonly Resource?: string | readonly string[];
  readonly NotResource?: string | readonly string[];
  readonly Condition?: Readonly<Record<string, JsonObject>>;
}

/** A request to be allowed or denied. */
export interface Access {
  /** `service:Action` */
  readonly action: string;
  /** An ARN, or `*` for actions that have none. */
  readonly resource: string;
  /** Condition keys and their values. */
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

/** Whether something allows it and nothing denies it. */
export function isAllowed(statements: readonly Statement[], access: Access): boolean {
  const fitting = statements.filter((statement) => fits(statement, access));
  return fitting.some(({ Effect }) => Effect === "Allow") && !fitting.some(({ Effect }) => Effect === "Deny");
}

function fits(statement: Statement, { action, resource, context = {} }: Access): boolean {
  const { Action, NotAction, Resource, NotResource, Condition = {} } = statement;
  const isActed =
    Action === undefined
      ? !matchesAny(listOf(NotAction), action, "i")
      : matchesAny(listOf(Action), action, "i");
  const isMeant =
    Resource === undefined
      ? !matchesAny(listOf(NotResource), resource)
      : matchesAny(listOf(Resource), resource);
  return (
    isActed &&
    isMeant &&
    Object.entries(Condition).every(([operator, keys]) => holds(operator, keys, context))
  );
}

type Context = NonNullable<Access["context"]>;

/** All keys of one operator must hold. */
function holds(operator: string, keys: JsonObject, context: Context): boolean {
  const [set, plain] = operator.includes(":") ? operator.split(":") : ["", operator];
  const isIfExists = plain?.endsWith("IfExists") === true;
  const name = isIfExists ? plain?.slice(0, -"IfExists".length) : plain;
  return Object.entries(keys).every(([key, wanted]) => {
    const found =
      Object.entries(context).find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1] ?? [];
    const patterns = listOf(wanted as Json | readonly Json[]).map(String);
    if (name === "Null") return patterns.includes(String(found.length === 0));
    const test = (value: string) => compare(name ?? "", value, patterns);
    // As in AWS: of no values at all, everything is true.
    if (set === "ForAllValues") return found.every(test);
    if (found.length === 0) return isIfExists || (name ?? "").includes("Not");
    return found.some(test);
  });
}

function compare(operator: string, value: string, wanted: readonly string[]): boolean {
  switch (operator) {
    case "StringEquals":
    case "ArnEquals":
      return wanted.includes(value);
    case "StringNotEquals":
      return !wanted.includes(value);
    case "StringLike":
    case "ArnLike":
      return matchesAny(wanted, value);
    case "StringNotLike":
      return !matchesAny(wanted, value);
    case "StringEqualsIgnoreCase":
      return wanted.some((one) => one.toLowerCase() === value.toLowerCase());
    case "Bool":
      return wanted.includes(value);
    default:
      throw new Error(`The harness does not know the condition operator ${operator}.`);
  }
}

function matchesAny(patterns: readonly string[], value: string, flags = ""): boolean {
  return patterns.some((pattern) => wildcard(pattern, flags).test(value));
}

/** A pattern where `*` is any text and `?` any character. */
export function wildcard(pattern: string, flags = ""): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, `s${flags}`);
}
