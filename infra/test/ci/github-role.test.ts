// biome-ignore-all lint/suspicious/noTemplateCurlyInString: CloudFormation fills these in.
import { expect, it } from "vitest";
import { permissionsOf, roles, template, trustOf } from "./role-template.ts";

const subject = "token.actions.githubusercontent.com:sub";

it("has two roles and nothing else that could be assumed", () => {
  const types = Object.entries(template.Resources).map(([name, { Type }]) => [name, Type]);
  expect(Object.fromEntries(types)).toEqual({
    Provider: "AWS::IAM::OIDCProvider",
    Reading: "AWS::IAM::ManagedPolicy",
    DiffRole: "AWS::IAM::Role",
    DeployRole: "AWS::IAM::Role",
  });
});

it.each(roles)("lets nobody but GitHub's tokens for AWS assume %s", (role) => {
  expect(trustOf(role)).toHaveLength(1);
  for (const { Action, Principal, Condition } of trustOf(role)) {
    expect(Action).toEqual(["sts:AssumeRoleWithWebIdentity"]);
    expect(Principal).toEqual({
      Federated: { If: ["HasNoProvider", { Ref: "Provider" }, { Ref: "ExistingProviderArn" }] },
    });
    expect(Condition?.["StringEquals"]).toMatchObject({
      "token.actions.githubusercontent.com:aud": ["sts.amazonaws.com"],
    });
  }
});

it("restricts each role to the repository and to its kind of job", () => {
  const subjects = roles.map((role) =>
    trustOf(role).flatMap(({ Condition }) =>
      Object.values(Condition ?? {}).flatMap((by) => by[subject] ?? []),
    ),
  );
  expect(subjects).toEqual([
    [
      "repo:${Repository}:pull_request",
      "repo:${Repository}:ref:refs/heads/${Branch}",
      "repo:${Repository}:ref:refs/tags/${TagPrefix}*",
    ],
    ["repo:${Repository}:environment:${Environment}"],
  ]);
});

it("lets no branch but the main one and no tag but a version's deploy, even when the environment forgot to forbid it", () => {
  const [trust] = trustOf("DeployRole");
  expect(trust?.Condition?.["StringLike"]).toEqual({
    "token.actions.githubusercontent.com:ref": ["refs/heads/${Branch}", "refs/tags/${TagPrefix}*"],
  });
});

it("takes no parameter that would widen a condition or a name", () => {
  for (const { AllowedPattern } of Object.values(template.Parameters)) {
    expect("*").not.toMatch(new RegExp(AllowedPattern));
    expect("a/*").not.toMatch(new RegExp(AllowedPattern));
    expect("a/b?").not.toMatch(new RegExp(AllowedPattern));
  }
});

it("knows subjects with and without ids", () => {
  const pattern = new RegExp(template.Parameters["Repository"]?.AllowedPattern ?? "");
  expect("family/consigliere").toMatch(pattern);
  expect("family@1234/consigliere@5678").toMatch(pattern);
  expect("family/consigliere:ref").not.toMatch(pattern);
});

/** Actions for which AWS has no resources. */
const unscoped = ["ses:GetAccount", "lambda:GetAccountSettings"];

it.each(roles)("names every action of %s, and a resource wherever there is one to name", (role) => {
  for (const { Action, Resource } of permissionsOf(role)) {
    for (const action of Action) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/);
    if (Action.some((action) => unscoped.includes(action))) expect(Action).toHaveLength(1);
    else for (const resource of Resource ?? ["*"]) expect(resource).toMatch(/^arn:.+[^*:]/);
  }
});

it("lets who compares read only, and nobody but the approved job deploy", () => {
  const may = (role: string) => permissionsOf(role).flatMap(({ Action }) => Action);
  for (const action of may("DiffRole")) expect(action).toMatch(/:(Get|Describe|List)/);
  for (const role of roles) {
    expect(may(role)).not.toContain("cloudformation:ExecuteChangeSet");
    const assumed = permissionsOf(role).filter(({ Action }) => Action.includes("sts:AssumeRole"));
    const deploys = assumed.some(({ Resource }) => Resource?.some((arn) => arn.includes("-deploy-role-")));
    expect([role, deploys]).toEqual([role, role === "DeployRole"]);
    // The bootstrap's lookup role can read everything, including matches and their secrets.
    expect(JSON.stringify(assumed)).not.toContain("lookup-role");
  }
});
