/** CloudFormation templates as far as the harness reads them. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export interface Resource {
  readonly Type: string;
  readonly Properties?: JsonObject;
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: Json; readonly Export?: { readonly Name: Json } }>
  >;
  readonly Parameters?: Readonly<Record<string, { readonly Type: string; readonly Default?: string }>>;
  readonly Conditions?: Readonly<Record<string, Json>>;
  readonly Mappings?: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
}

/** A stack of the assembly: what CloudFormation is given, and where. */
export interface Stack {
  readonly name: string;
  readonly region: string;
  readonly template: Template;
}

/** A resource and the stack that it is in. */
export interface Placed {
  readonly stack: Stack;
  readonly id: string;
  readonly resource: Resource;
}

/** All resources of the type, in all stacks. */
export function resourcesOf(stacks: readonly Stack[], type: string): Placed[] {
  return stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources)
      .filter(([, resource]) => resource.Type === type)
      .map(([id, resource]) => ({ stack, id, resource })),
  );
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value that templates give alone or in a list. */
export function listOf<T>(value: T | readonly T[] | null | undefined): readonly T[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
