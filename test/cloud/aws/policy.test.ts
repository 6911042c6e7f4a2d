import { expect, it } from "vitest";
import { isAllowed, type Statement } from "./policy.ts";

const table = "arn:aws:dynamodb:r:1:table/t";
const own: Statement = {
  Effect: "Allow",
  Action: ["dynamodb:GetItem", "dynamodb:Query"],
  Resource: table,
  Condition: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["MATCH#*"] } },
};
const get = (keys: readonly string[], resource = table) => ({
  action: "dynamodb:GetItem",
  resource,
  context: { "dynamodb:LeadingKeys": keys },
});

it("allows what a statement names, and nothing else", () => {
  expect(isAllowed([own], get(["MATCH#1"]))).toBe(true);
  expect(isAllowed([own], { ...get(["MATCH#1"]), action: "dynamodb:PutItem" })).toBe(false);
  expect(isAllowed([own], get(["MATCH#1"], `${table}2`))).toBe(false);
});

it("wants every leading key to fit", () => {
  expect(isAllowed([own], get(["MATCH#1", "MATCH#2"]))).toBe(true);
  expect(isAllowed([own], get(["MATCH#1", "USER#2"]))).toBe(false);
});

it("finds ForAllValues true where there are no values, as AWS does", () => {
  expect(isAllowed([own], { action: "dynamodb:Query", resource: table })).toBe(true);
});

it("lets a denial win over any permission", () => {
  const deny: Statement = { Effect: "Deny", Action: "dynamodb:*", Resource: "*" };
  expect(isAllowed([own, deny], get(["MATCH#1"]))).toBe(false);
});

it("holds a condition without ForAllValues to be false where the key is missing", () => {
  const mail: Statement = {
    Effect: "Allow",
    Action: "ses:SendRawEmail",
    Resource: "*",
    Condition: { StringEquals: { "ses:FromAddress": "a@b.test" } },
  };
  const send = (context: Record<string, string[]>) => ({
    action: "ses:SendRawEmail",
    resource: "x",
    context,
  });
  expect(isAllowed([mail], send({ "ses:FromAddress": ["a@b.test"] }))).toBe(true);
  expect(isAllowed([mail], send({ "ses:FromAddress": ["c@b.test"] }))).toBe(false);
  expect(isAllowed([mail], send({}))).toBe(false);
});
