import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Stage, ZoneDomain } from "../../config/stage.ts";
import { type ResolveNs, wantedRecords } from "../../deploy/checks/domain.ts";
import { inspect as inspectStage } from "../../deploy/inspect.ts";
import { shapeOf } from "../support/shapes.ts";
import { type StandIn, type StandInAccount, startStandIn } from "./aws-stand-in.ts";
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

const request =
  "aws acm request-certificate --region us-east-1 --domain-name play.family.test --validation-method DNS";
const certified = (status: string, ...names: string[]) => ({
  certificates: { [certificateArn]: { status, names } },
});
const reserving = withMembers(plainStage, { requestsAtOnce: 50 });
const behindFirewall = withMembers(plainStage, { firewall: { requestsPerFiveMinutes: 1000 } });

/** A stage, how the account differs from one that is ready, and the beginnings of the findings. */
const obstacles: readonly (readonly [string, Stage, Partial<StandInAccount>, ...string[]])[] = [
  [
    "regions that are not bootstrapped, or by an old version",
    zoneStage,
    { bootstrap: { "eu-central-1": 5 } },
    "failure: The CDK bootstrap in eu-central-1 has version 5, 8 is needed: npm run bootstrap -- --stage dev",
    "failure: CDK is not bootstrapped in account 111122223333, region us-east-1: npm run bootstrap -- --stage dev",
  ],
  ["no bootstrap where no stack is", plainStage, { bootstrap: { "eu-central-1": 29 } }],
  [
    "no bootstrap for the firewall",
    behindFirewall,
    { bootstrap: { "eu-central-1": 29 } },
    "failure: CDK is not bootstrapped in account 111122223333, region us-east-1",
  ],
  [
    "a missing permission",
    plainStage,
    { denied: ["ssm:GetParameter", "lambda:GetAccountSettings"] },
    "failure: These credentials may not read the CDK bootstrap version in eu-central-1: allow the action ssm:GetParameter and run this again.",
    "failure: These credentials may not read the quota of concurrent executions in eu-central-1: allow the action lambda:GetAccountSettings",
  ],
  [
    "a zone that is not there",
    zoneStage,
    { zones: {} },
    "failure: There is no Route 53 zone Z1 in this account: take the id from aws route53 list-hosted-zones-by-name --dns-name family.test",
  ],
  [
    "a private zone",
    zoneStage,
    { zones: { Z1: { name: "family.test", isPrivate: true } } },
    "failure: Route 53 zone Z1 is private: a public zone of family.test is needed.",
  ],
  [
    "another domain's zone",
    zoneStage,
    { zones: { Z1: { name: "rivals.test" } } },
    "failure: Route 53 zone Z1 is the zone of rivals.test, not of family.test: correct zoneId or zoneName in the stage.",
  ],
  [
    "no certificate",
    certificateStage,
    { certificates: {} },
    `failure: There is no certificate ${certificateArn} in this account: ${request}`,
  ],
  [
    "a certificate that waits for its record",
    certificateStage,
    certified("PENDING_VALIDATION", "play.family.test"),
    "failure: The certificate of play.family.test is PENDING_VALIDATION, not ISSUED: set the DNS record",
  ],
  [
    "an old certificate",
    certificateStage,
    certified("EXPIRED", "play.family.test"),
    `failure: The certificate of play.family.test is EXPIRED, not ISSUED: ${request}`,
  ],
  [
    "a certificate for other names",
    certificateStage,
    certified("ISSUED", "family.test", "*.a.family.test"),
    `failure: The certificate is for family.test, *.a.family.test and does not cover play.family.test: ${request}`,
  ],
  [
    "a certificate for all names below",
    certificateStage,
    certified("ISSUED", "family.test", "*.family.test"),
  ],
  [
    "a sender that SES does not know",
    plainStage,
    { identities: {} },
    "failure: SES in eu-central-1 does not know the sender boss@family.test: aws sesv2 create-email-identity --region eu-central-1 --email-identity boss@family.test and follow the link in the mail that comes.",
  ],
  [
    "a domain that SES has not verified",
    plainStage,
    { identities: { "family.test": false } },
    "failure: SES in eu-central-1 has not verified family.test yet: follow the link",
  ],
  ["a verified address", plainStage, { identities: { "boss@family.test": true } }],
  [
    "mail that is paused, in the sandbox",
    plainStage,
    { mail: { production: false, sending: false } },
    "warning: SES has paused sending in eu-central-1 (SHUTDOWN): see its account dashboard. SES is in its sandbox in eu-central-1: ",
  ],
  [
    "too few executions to reserve",
    reserving,
    { concurrency: 199 },
    "failure: requestsAtOnce 50 wants a quota of 200 concurrent executions, eu-central-1 has 199: leave it out of the stage or raise the quota: aws service-quotas request-service-quota-increase --region eu-central-1 --service-code lambda --quota-code L-B99A9384 --desired-value 1000",
  ],
  ["enough executions", reserving, { concurrency: 200 }],
  [
    "a new account",
    plainStage,
    { concurrency: 10 },
    "warning: This account may run 10 functions at once in eu-central-1: enough",
  ],
  [
    "everything that is wrong together",
    certificateStage,
    { bootstrap: {}, certificates: {}, identities: {} },
    "failure: CDK is not",
    "failure: There is no certificate",
    "failure: SES in",
  ],
];

for (const [name, stage, account, ...beginnings] of obstacles) {
  it(`tells of ${name}`, async () => {
    Object.assign(aws.account, account);
    const found = await inspect(stage);
    expect(found.map((line, at) => line.slice(0, beginnings[at]?.length))).toEqual(beginnings);
  });
}

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
  expect(await inspect(zoneStage, fail("ETIMEOUT"))).toEqual([]);
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
