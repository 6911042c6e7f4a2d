/** Roles of the template with everything that their policies say. */
import type { Resolver } from "../assembly/resolve.ts";
import {
  isObject,
  type JsonObject,
  listOf,
  type Placed,
  resourcesOf,
  type Stack,
} from "../assembly/template.ts";
import type { Statement } from "./policy.ts";

export interface Role {
  readonly arn: string;
  readonly name: string;
  readonly statements: readonly Statement[];
  readonly managed: readonly string[];
}

/** All roles of the stacks by ARN, each with its inline and attached policies. */
export function readRoles(stacks: readonly Stack[], resolver: Resolver): ReadonlyMap<string, Role> {
  const policies = [
    ...resourcesOf(stacks, "AWS::IAM::Policy"),
    ...resourcesOf(stacks, "AWS::IAM::ManagedPolicy"),
  ].map(({ stack, id }) => resolver.properties(stack, id));
  const read = ({ stack, id }: Placed): [string, Role] => {
    const properties = resolver.properties(stack, id);
    const { ref: name, attributes } = resolver.physical(stack, id);
    const inline = listOf(properties["Policies"] as JsonObject[] | undefined);
    const attached = policies.filter(({ Roles }) => listOf(Roles as string | string[]).includes(name));
    const statements = [...inline, ...attached].flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument));
    const managed = listOf(properties["ManagedPolicyArns"] as string[] | undefined);
    const arn = attributes["Arn"] ?? "";
    return [arn, { arn, name, statements, managed }];
  };
  return new Map(resourcesOf(stacks, "AWS::IAM::Role").map(read));
}

export function statementsOf(document: unknown): readonly Statement[] {
  if (!isObject(document)) return [];
  return listOf(document["Statement"]) as unknown as readonly Statement[];
}
