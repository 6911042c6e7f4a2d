import { tableDefinition } from "@consigliere/store/table-definition";
import { describe, expect, it } from "vitest";
import { shapeNames, shapeOf } from "./support/shapes.ts";

const { partitionKey, sortKey, index, streamView, ttlAttribute } = tableDefinition;

describe.each(shapeNames)("the table of shape %s", (name) => {
  const { stage, only } = shapeOf(name);
  const table = only("AWS::DynamoDB::Table");

  it("is one, on demand, recoverable, expiring and streamed", () => {
    expect(table.part).toBe("State");
    expect(table.Properties).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      StreamSpecification: { StreamViewType: streamView },
      TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
      KeySchema: [
        { AttributeName: partitionKey, KeyType: "HASH" },
        { AttributeName: sortKey, KeyType: "RANGE" },
      ],
      GlobalSecondaryIndexes: [{ IndexName: index.name, Projection: { ProjectionType: "ALL" } }],
    });
  });

  it("stays and is protected exactly where the stage keeps what it has", () => {
    const policy = stage.keep ? "Retain" : "Delete";
    expect(table).toMatchObject({ DeletionPolicy: policy, UpdateReplacePolicy: policy });
    expect(table.Properties).toMatchObject({ DeletionProtectionEnabled: stage.keep });
  });
});

describe("a stage that keeps what it has", () => {
  const kept = shapeOf("zone")
    .resources()
    .filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith("Retain"));

  it("leaves nothing behind of what a failed deployment has made, but what CloudFormation could not delete", () => {
    const always = kept.filter(({ DeletionPolicy }) => DeletionPolicy === "Retain");
    expect(always.map(({ Type }) => Type).sort()).toEqual(["AWS::DynamoDB::Table", "AWS::S3::Bucket"]);
  });

  it("never loses what was replaced", () => {
    for (const { id, UpdateReplacePolicy } of kept) expect([id, UpdateReplacePolicy]).toEqual([id, "Retain"]);
  });
});

describe("a stage that keeps nothing", () => {
  const { resources } = shapeOf("dev");

  it("can be destroyed whole", () => {
    const kept = resources().filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith("Retain"));
    expect(kept.map(({ id }) => id)).toEqual([]);
  });

  it("has a log of its own for every function, so that none is left of one that logs by itself", () => {
    const logs = resources("AWS::Lambda::Function").map(
      ({ Properties }) => Properties["LoggingConfig"]?.LogGroup,
    );
    for (const log of logs) expect(resources("AWS::Logs::LogGroup").map(({ id }) => id)).toContain(log?.Ref);
  });

  it("empties its bucket, which could not be deleted otherwise", () => {
    expect(resources("Custom::S3AutoDeleteObjects")).toHaveLength(1);
    expect(shapeOf("plain").resources("Custom::S3AutoDeleteObjects")).toEqual([]);
  });
});

describe("the keys", () => {
  const { only } = shapeOf("plain");

  it("are in a parameter that CloudFormation never sees, and which stays where the stage keeps what it has", () => {
    expect(only("Custom::ConsigliereKeys").DeletionPolicy).toBe("RetainExceptOnCreate");
    expect(shapeOf("dev").only("Custom::ConsigliereKeys").DeletionPolicy).toBe("Delete");
  });

  it("are made by their function, which learns which origin key is wanted", () => {
    expect(only("Custom::ConsigliereKeys").Properties).toMatchObject({ OriginKey: 3 });
  });

  it("do not hold a deployment up for an hour when their function says nothing", () => {
    expect(only("Custom::ConsigliereKeys").Properties).toMatchObject({ ServiceTimeout: "300" });
  });
});

describe("the mail identity", () => {
  const { resources, only } = shapeOf("zone");

  it("is made where there is a zone, and nobody gets its bounces by mail", () => {
    expect(only("AWS::SES::EmailIdentity").Properties).toMatchObject({
      EmailIdentity: "mob.example.net",
      MailFromAttributes: { MailFromDomain: "bounce.mob.example.net" },
      FeedbackAttributes: { EmailForwardingEnabled: false },
    });
  });

  it("has DKIM, a return path and DMARC in the zone", () => {
    const records = resources("AWS::Route53::RecordSet").filter(({ part }) => part === "State");
    const kinds = records.map(({ Properties }) => Properties["Type"]);
    expect(kinds.sort()).toEqual(["CNAME", "CNAME", "CNAME", "MX", "TXT", "TXT"]);
    const names = records.map(({ Properties }) => Properties["Name"]);
    expect(names).toContain("_dmarc.mob.example.net.");
    expect(names.filter((name) => name === "bounce.mob.example.net.")).toHaveLength(2);
  });

  it.each(["dev", "plain", "certificate"] as const)("is the maintainer's matter in shape %s", (name) => {
    expect(shapeOf(name).resources("AWS::SES::EmailIdentity")).toEqual([]);
  });
});
