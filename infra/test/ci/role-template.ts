import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const text = readFileSync(new URL("../../ci/github-role.yaml", import.meta.url), "utf8");

/** CloudFormation's short forms are read as their long forms. */
const shortForms = ["Ref", "Sub", "GetAtt"].map((name) => ({
  tag: `!${name}`,
  resolve: (value: string) => ({ [name]: value }),
}));
const listForms = ["Equals", "If"].map((name) => ({
  tag: `!${name}`,
  collection: "seq" as const,
  resolve: (value: { toJSON(): unknown }) => ({ [name]: value.toJSON() }),
}));

const oneOrMore = <T extends z.ZodType>(schema: T) =>
  z.union([z.array(schema), schema.transform((only) => [only])]);
const textSchema = z.union([z.string(), z.object({ Sub: z.string() }).transform(({ Sub }) => Sub)]);
const statementSchema = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.literal("Allow"),
  Action: oneOrMore(z.string()),
  Resource: oneOrMore(textSchema).optional(),
  Principal: z.unknown().optional(),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore(textSchema))).optional(),
});
const documentSchema = z.object({ Statement: z.array(statementSchema) });
const templateSchema = z.object({
  Parameters: z.record(z.string(), z.object({ AllowedPattern: z.string(), Default: z.string().optional() })),
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()) }),
  ),
});

export const template = templateSchema.parse(parse(text, { customTags: [...shortForms, ...listForms] }));
export const roles = ["DiffRole", "DeployRole"] as const;

function propertiesOf(resource: string): Record<string, unknown> {
  return template.Resources[resource]?.Properties ?? {};
}

/** The trust policy of a role. */
export function trustOf(role: string) {
  return documentSchema.parse(propertiesOf(role)["AssumeRolePolicyDocument"]).Statement;
}

/** The permissions of a role, from its own policies and from the shared one. */
export function permissionsOf(role: string) {
  const inline = z.array(z.object({ PolicyDocument: documentSchema })).default([]);
  const own = inline
    .parse(propertiesOf(role)["Policies"])
    .flatMap((policy) => policy.PolicyDocument.Statement);
  return [...own, ...documentSchema.parse(propertiesOf("Reading")["PolicyDocument"]).Statement];
}
