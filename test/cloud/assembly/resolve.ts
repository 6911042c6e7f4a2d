/** Works out CloudFormation's intrinsic functions, with made-up physical names. */
import { account, type Physical, physicalOf } from "./physical.ts";
import { isObject, type Json, type JsonObject, type Stack } from "./template.ts";

export interface Resolver {
  /** The value without intrinsic functions. Throws for a function or attribute that is not forecastQuestion. */
  resolve(stack: Stack, value: Json | undefined): Json;
  text(stack: Stack, value: Json | undefined): string;
  /** Properties of a resource, resolved. */
  properties(stack: Stack, id: string): JsonObject;
  physical(stack: Stack, id: string): Physical;
  /** The response of a custom resource: its attributes from then on. */
  answered(stack: Stack, id: string, physical: Physical): void;
}

const nothing = Symbol("AWS::NoValue");
type Resolved = Json | typeof nothing;

export function createResolver(stacks: readonly Stack[]): Resolver {
  const known = new Map<string, Physical>();

  const physical = (stack: Stack, id: string): Physical => {
    const name = `${stack.name} ${id}`;
    const before = known.get(name);
    if (before) return before;
    const resource = stack.template.Resources[id];
    if (!resource) throw new Error(`${stack.name} has no resource ${id}.`);
    const given = (property: string) => {
      const value = resource.Properties?.[property];
      return value === undefined ? undefined : text(stack, value);
    };
    const made = physicalOf({ stack, id, type: resource.Type, given });
    known.set(name, made);
    return made;
  };

  const ref = (stack: Stack, id: string): Resolved => {
    const pseudo: Record<string, Resolved> = {
      "AWS::Region": stack.region,
      "AWS::AccountId": account,
      "AWS::Partition": "aws",
      "AWS::URLSuffix": "amazonaws.com",
      "AWS::StackName": stack.name,
      "AWS::StackId": `arn:aws:cloudformation:${stack.region}:${account}:stack/${stack.name}/0`,
      "AWS::NoValue": nothing,
    };
    const found = pseudo[id];
    if (found !== undefined) return found;
    const parameter = stack.template.Parameters?.[id];
    if (parameter) return parameter.Default ?? "";
    return physical(stack, id).ref;
  };

  const attribute = (stack: Stack, id: string, name: string): string => {
    const value = physical(stack, id).attributes[name];
    if (value === undefined) {
      throw new Error(`The harness has no ${name} for ${stack.template.Resources[id]?.Type} ${id}.`);
    }
    return value;
  };

  const condition = (stack: Stack, value: Json | undefined): boolean => {
    if (!isObject(value)) throw new Error(`No condition: ${JSON.stringify(value)}`);
    const [[name = "", argument] = []] = Object.entries(value);
    const parts = Array.isArray(argument) ? (argument as readonly Json[]) : [];
    switch (name) {
      case "Condition":
        return condition(stack, stack.template.Conditions?.[String(argument)]);
      case "Fn::Equals":
        return JSON.stringify(resolve(stack, parts[0])) === JSON.stringify(resolve(stack, parts[1]));
      case "Fn::Not":
        return !condition(stack, parts[0]);
      case "Fn::And":
        return parts.every((part) => condition(stack, part));
      case "Fn::Or":
        return parts.some((part) => condition(stack, part));
      default:
        throw new Error(`The harness does not know the condition ${name}.`);
    }
  };

  const substitute = (stack: Stack, argument: Json): string => {
    const [template, own] = Array.isArray(argument) ? (argument as readonly Json[]) : [argument];
    return String(template).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (isObject(own) && own[name] !== undefined) return text(stack, own[name]);
      const dot = name.indexOf(".");
      return dot < 0 ? String(ref(stack, name)) : attribute(stack, name.slice(0, dot), name.slice(dot + 1));
    });
  };

  const imported = (name: string): Json => {
    for (const stack of stacks) {
      for (const { Value, Export } of Object.values(stack.template.Outputs ?? {})) {
        if (Export && text(stack, Export.Name) === name) return resolve(stack, Value);
      }
    }
    throw new Error(`No stack exports ${name}.`);
  };

  const call = (stack: Stack, name: string, argument: Json): Resolved => {
    const parts = Array.isArray(argument) ? (argument as readonly Json[]) : [];
    switch (name) {
      case "Ref":
        return ref(stack, String(argument));
      case "Fn::GetAtt": {
        const [id = "", ...path] = typeof argument === "string" ? argument.split(".") : parts.map(String);
        return attribute(stack, id, path.join("."));
      }
      case "Fn::Join":
        return (resolve(stack, parts[1]) as readonly Json[]).map(String).join(String(parts[0]));
      case "Fn::Sub":
        return substitute(stack, argument);
      case "Fn::Select":
        return (resolve(stack, parts[1]) as readonly Json[])[Number(resolve(stack, parts[0]))] ?? null;
      case "Fn::Split":
        return text(stack, parts[1]).split(String(parts[0]));
      case "Fn::ImportValue":
        return imported(text(stack, argument));
      case "Fn::If":
        return deep(stack, condition(stack, { Condition: parts[0] ?? "" }) ? parts[1] : parts[2]);
      case "Fn::FindInMap": {
        const [map = "", first = "", second = ""] = parts.map((part) => text(stack, part));
        return stack.template.Mappings?.[map]?.[first]?.[second] ?? null;
      }
      default:
        throw new Error(`The harness does not know ${name}.`);
    }
  };

  const deep = (stack: Stack, value: Json | undefined): Resolved => {
    if (value === undefined) return null;
    if (Array.isArray(value)) {
      return (value as readonly Json[])
        .map((one) => deep(stack, one))
        .filter((one) => one !== nothing) as Json[];
    }
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    const [[name = "", argument = null] = []] = entries;
    if (entries.length === 1 && (name === "Ref" || name.startsWith("Fn::")))
      return call(stack, name, argument);
    return Object.fromEntries(
      entries.map(([key, one]) => [key, deep(stack, one)] as const).filter(([, one]) => one !== nothing),
    ) as JsonObject;
  };

  const resolve = (stack: Stack, value: Json | undefined): Json => {
    const resolved = deep(stack, value);
    return resolved === nothing ? null : resolved;
  };
  const text = (stack: Stack, value: Json | undefined): string => {
    const resolved = resolve(stack, value);
    if (typeof resolved === "object") throw new Error(`No text: ${JSON.stringify(resolved)}`);
    return String(resolved);
  };
  return {
    resolve,
    text,
    physical,
    properties: (stack, id) =>
      (resolve(stack, stack.template.Resources[id]?.Properties ?? {}) ?? {}) as JsonObject,
    answered: (stack, id, answer) => {
      known.set(`${stack.name} ${id}`, answer);
    },
  };
}
