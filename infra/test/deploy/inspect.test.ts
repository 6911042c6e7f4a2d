import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Stage, ZoneDomain } from "../../config/stage.ts";
import { type ResolveNs, wantedRecords } from "../../deploy/checks/domain.ts";
import { inspect as inspectStage } from "../../deploy/inspect.ts";
import { shapeOf } from "../support/shapes.ts";
import { type StandIn, startStandIn } from "./aws-stand-in.ts";
import { certificateArn, certificateStage, plainStage, withMembers, zoneStage } from "./stages.ts";

let aws: StandIn;

beforeEach(async () => {
  aws = await startStandIn();
  aws.account.identities["family.test"] = true;
  aws.account.zones["Z1"] = { name: "family.test" };
  aws.account.certificates[certificateArn] = { status: "ISSUED", names: ["play.family.test"] };
  for (const [name, value] of Object.entries(aws.environment)) vi.stubEnv(name, value);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIATEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_PROFILE", undefined);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await aws.close();
  const changing = /^cloudformation \S+ (?!Describe)/;
  expect(aws.calls.filter((call) => changing.test(call))).toEqual([]);
});

const delegated: ResolveNs = async () => ["NS-1.awsdns-1.org."];

async function inspect(stage: Stage, resolveNs = delegated, before: "deploy" | "destroy" = "deploy") {
  const findings = await inspectStage(stage, before, resolveNs);
  return findings.map(({ level, text }) => `${level}: ${text}`);
}

const removal = () => inspect(plainStage, delegated, "destroy");

it.each([
  ["no domain", plainStage],
  ["a zone", zoneStage],
  ["a certificate", certificateStage],
])("finds nothing in an account that is ready for a stage with %s", async (_, stage) => {
  expect(await inspect(stage)).toEqual([]);
});

it("says in one line how to sign in, and nothing else", async () => {
  aws.account.credentials = "expired";
  await expect(inspect(plainStage)).rejects.toThrow(
    /^There are no good AWS credentials for eu-central-1 \(ExpiredToken: .*\): sign in with aws sso login.*$/,
  );
  aws.account.credentials = "good";
  await expect(inspect(withMembers(plainStage, { account: "999988887777" }))).rejects.toThrow(
    "These credentials are of account 111122223333, but stage dev belongs to 999988887777: sign in to that account or set AWS_PROFILE.",
  );
});

it("names the bootstrap command for each region that lacks it or has an old one", async () => {
  aws.account.bootstrap = { "eu-central-1": 5 };
  expect(await inspect(zoneStage)).toEqual([
    "failure: The CDK bootstrap in eu-central-1 has version 5, 8 is needed: npm run bootstrap -- --stage dev",
    "failure: CDK is not bootstrapped in account 111122223333, region us-east-1: npm run bootstrap -- --stage dev",
  ]);
});

it("asks for no bootstrap in us-east-1 when no stack is there, and for one when the firewall is", async () => {
  aws.account.bootstrap = { "eu-central-1": 29 };
  expect(await inspect(plainStage)).toEqual([]);
  const stage = withMembers(plainStage, { firewall: { requestsPerFiveMinutes: 1000 } });
  expect(await inspect(stage)).toEqual([
    expect.stringMatching(/^failure: CDK is not bootstrapped in .*us-east-1/),
  ]);
});

it("names the permission that is missing", async () => {
  aws.account.denied = ["ssm:GetParameter"];
  expect(await inspect(plainStage)).toEqual([
    "failure: These credentials may not read the CDK bootstrap version in eu-central-1: allow the action ssm:GetParameter and run this again.",
  ]);
});

it("refuses a zone that is not there, private, or another domain's", async () => {
  aws.account.zones = {};
  expect(await inspect(zoneStage)).toEqual([
    "failure: There is no Route 53 zone Z1 in this account: take the id from aws route53 list-hosted-zones-by-name --dns-name family.test",
  ]);
  aws.account.zones = { Z1: { name: "family.test", isPrivate: true } };
  expect(await inspect(zoneStage)).toEqual([
    "failure: Route 53 zone Z1 is private: a public zone of family.test is needed.",
  ]);
  aws.account.zones = { Z1: { name: "rivals.test" } };
  expect(await inspect(zoneStage)).toEqual([
    "failure: Route 53 zone Z1 is the zone of rivals.test, not of family.test: correct zoneId or zoneName in the stage.",
  ]);
});

const fail = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }));

it.each([
  ["failure", "before the first deployment, which would wait in vain", []],
  ["failure", "when the first deployment was taken back", [["ROLLBACK_COMPLETE"]]],
  ["warning", "once the certificate is made", [["CREATE_COMPLETE"]]],
] as const)("is a %s that the domain does not lead to its zone %s", async (level, _, [left]) => {
  if (left) aws.cloudFormation.leave("Consigliere-dev-Edge", { status: left[0] });
  const todo =
    "enter these name servers of family.test at its registrar, else the certificate is never issued: ns-1.awsdns-1.org";
  expect(await inspect(zoneStage, async () => ["ns.elsewhere.test"])).toEqual([
    `${level}: The domain leads to other name servers; ${todo}`,
  ]);
  for (const code of ["ENOTFOUND", "ENODATA"]) {
    expect(await inspect(zoneStage, fail(code))).toEqual([
      `${level}: The domain does not lead to Route 53 yet; ${todo}`,
    ]);
  }
});

it("is silent about a delegation that cannot be looked up", async () => {
  for (const code of ["ETIMEOUT", "ESERVFAIL"]) expect(await inspect(zoneStage, fail(code))).toEqual([]);
});

it("refuses an SES identity and records that the first deployment is to make", async () => {
  aws.account.identities["play.family.test"] = true;
  aws.account.zones["Z1"] = {
    name: "family.test",
    records: [
      ...["family.test NS", "family.test SOA", "family.test MX", "play.family.test A"],
      ...["play.family.test AAAA", "play.family.test TXT", "_dmarc.play.family.test TXT"],
      ...["bounce.play.family.test CNAME", "www.play.family.test A"],
    ],
  };
  const inTheWay = (record: string) =>
    `failure: Zone Z1 has a record ${record} already, in the way of the one that this deployment is to make: delete it, or choose another domain.name in the stage.`;
  const service = inTheWay("play.family.test (A and AAAA)");
  expect(await inspect(zoneStage)).toEqual([
    "failure: SES in eu-central-1 has an identity play.family.test already, which this deployment is to make: delete it (aws sesv2 delete-email-identity --region eu-central-1 --email-identity play.family.test) and its DKIM records in zone Z1, or choose another domain.name in the stage.",
    inTheWay("bounce.play.family.test (CNAME)"),
    inTheWay("_dmarc.play.family.test (TXT)"),
    service,
  ]);
  aws.cloudFormation.leave("Consigliere-dev-State");
  expect(await inspect(zoneStage)).toEqual([service]);
  aws.cloudFormation.leave("Consigliere-dev-Service");
  expect(await inspect(zoneStage)).toEqual([]);
});

it("names the permission that is missing to see what is in the way", async () => {
  aws.account.denied = ["route53:ListResourceRecordSets"];
  expect(new Set(await inspect(zoneStage))).toEqual(
    new Set([
      "failure: These credentials may not read the records of zone Z1: allow the action route53:ListResourceRecordSets and run this again.",
    ]),
  );
});

it("knows every record that the stacks make, but those of DKIM", () => {
  const { stage, resources } = shapeOf("zone");
  const made = resources("AWS::Route53::RecordSet")
    .filter(({ Properties: { Type } }) => Type !== "CNAME")
    .map(({ part, Properties: { Name, Type } }) => `${part} ${Name} ${Type}`);
  const planned = Object.entries(wantedRecords(stage.domain as ZoneDomain)).flatMap(([part, records]) =>
    records.flatMap(({ name, types }) => types.map((type) => `${part} ${name}. ${type}`)),
  );
  expect(planned.sort()).toEqual(made.sort());
});

it("does not remove a stage that is kept as it was deployed", async () => {
  expect(await removal()).toEqual([]);
  aws.cloudFormation.leave("Consigliere-dev-State", { isProtected: true });
  expect(await removal()).toEqual([
    "failure: Stage dev is kept as it is deployed (Consigliere-dev-State is protected): deploy keep: false first, by npm run deploy -- --stage dev, and destroy it then.",
  ]);
  aws.cloudFormation.leave("Consigliere-dev-State");
  expect(await removal()).toEqual([]);
});

it("names the stack that a stage does not need any more", async () => {
  aws.cloudFormation.leave("Consigliere-dev-Edge");
  for (const found of [await inspect(plainStage), await removal()]) {
    expect(found).toEqual([
      "warning: Consigliere-dev-Edge is not needed any more. When everything else is deployed or deleted: aws cloudformation delete-stack --region us-east-1 --stack-name Consigliere-dev-Edge",
    ]);
  }
  expect(await inspect(zoneStage)).toEqual([]);
});

it("refuses a certificate that is not there, not issued, or for another name", async () => {
  const request =
    "aws acm request-certificate --region us-east-1 --domain-name play.family.test --validation-method DNS";
  aws.account.certificates = {};
  expect(await inspect(certificateStage)).toEqual([
    `failure: There is no certificate ${certificateArn} in this account: ${request}`,
  ]);
  aws.account.certificates[certificateArn] = { status: "PENDING_VALIDATION", names: ["play.family.test"] };
  expect(await inspect(certificateStage)).toEqual([
    expect.stringMatching(
      /^failure: The certificate of play\.family\.test is PENDING_VALIDATION, not ISSUED: set/,
    ),
  ]);
  aws.account.certificates[certificateArn] = { status: "EXPIRED", names: ["play.family.test"] };
  expect(await inspect(certificateStage)).toEqual([
    `failure: The certificate of play.family.test is EXPIRED, not ISSUED: ${request}`,
  ]);
  aws.account.certificates[certificateArn] = { status: "ISSUED", names: ["family.test", "*.a.family.test"] };
  expect(await inspect(certificateStage)).toEqual([
    `failure: The certificate is for family.test, *.a.family.test and does not cover play.family.test: ${request}`,
  ]);
  aws.account.certificates[certificateArn] = { status: "ISSUED", names: ["family.test", "*.family.test"] };
  expect(await inspect(certificateStage)).toEqual([]);
});

it("wants the sender verified in SES when no zone does it, by its address or any of its domains", async () => {
  aws.account.identities = {};
  expect(await inspect(plainStage)).toEqual([
    "failure: SES in eu-central-1 does not know the sender boss@family.test: aws sesv2 create-email-identity --region eu-central-1 --email-identity boss@family.test and follow the link in the mail that comes.",
  ]);
  aws.account.identities = { "boss@family.test": false };
  expect(await inspect(plainStage)).toEqual([
    expect.stringMatching(
      /^failure: SES in eu-central-1 has not verified boss@family\.test yet: follow the link/,
    ),
  ]);
  aws.account.identities = { "family.test": false };
  expect(await inspect(plainStage)).toEqual([
    expect.stringMatching(/has not verified family\.test yet: .* set its DKIM records/),
  ]);
  aws.account.identities = { "boss@family.test": true };
  expect(await inspect(plainStage)).toEqual([]);
});

it("warns of SES's sandbox and of paused sending without holding the deployment up", async () => {
  aws.account.mail = { production: false, sending: false };
  expect(await inspect(plainStage)).toEqual([
    expect.stringMatching(
      /^warning: SES has paused sending in eu-central-1 \(SHUTDOWN\): .* SES is in its sandbox in eu-central-1: /,
    ),
  ]);
});

it("refuses to reserve more executions than the account has, and warns when a new account has few", async () => {
  aws.account.concurrency = 199;
  const stage = withMembers(plainStage, { requestsAtOnce: 50 });
  expect(await inspect(plainStage)).toEqual([]);
  expect(await inspect(stage)).toEqual([
    "failure: requestsAtOnce 50 wants a quota of 200 concurrent executions, eu-central-1 has 199: leave it out of the stage or raise the quota: aws service-quotas request-service-quota-increase --region eu-central-1 --service-code lambda --quota-code L-B99A9384 --desired-value 1000",
  ]);
  aws.account.concurrency = 200;
  expect(await inspect(stage)).toEqual([]);
  aws.account.concurrency = 10;
  expect(await inspect(plainStage)).toEqual([
    expect.stringMatching(/^warning: This account may run 10 functions at once in eu-central-1: enough/),
  ]);
  aws.account.denied = ["lambda:GetAccountSettings"];
  expect(await inspect(plainStage)).toEqual([
    "failure: These credentials may not read the quota of concurrent executions in eu-central-1: allow the action lambda:GetAccountSettings and run this again.",
  ]);
});

it("lists everything that is wrong together", async () => {
  aws.account.bootstrap = {};
  aws.account.certificates = {};
  aws.account.identities = {};
  expect(await inspect(certificateStage)).toHaveLength(3);
});

it.each([
  [
    "UPDATE_IN_PROGRESS",
    /^failure: Consigliere-dev-Service is UPDATE_IN_PROGRESS: an earlier deployment still/,
    true,
  ],
  [
    "UPDATE_ROLLBACK_FAILED",
    /^failure: .* could not be taken back: aws cloudformation continue-update-roll/,
    false,
  ],
  [
    "DELETE_FAILED",
    /^failure: .* is half deleted: go on with npm run deploy -- --stage dev --destroy$/,
    false,
  ],
  ["ROLLBACK_COMPLETE", /^failure: .* could not be made before, .*: aws cloudformation update-term/, false],
])("says how to go on from a deployment that ended in %s", async (status, line, stopsDestroying) => {
  const isProtected = status === "ROLLBACK_COMPLETE";
  aws.cloudFormation.leave("Consigliere-dev-Service", { status, isProtected });
  expect(await inspect(plainStage)).toEqual([expect.stringMatching(line)]);
  expect(await removal()).toHaveLength(stopsDestroying ? 1 : 0);
});
