import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functionNames, functions, streamSource } from "@consigliere/api/functions";
import { tableDefinition } from "@consigliere/store/table-definition";
import { App } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { BackendStack } from "../lib/stacks/backend-stack.ts";

function emptyBundles(): string {
  const folder = mkdtempSync(join(tmpdir(), "functions-"));
  for (const name of functionNames) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "index.mjs"), "export const handler = async () => {};");
  }
  return folder;
}

const stack = new BackendStack(new App(), "Test", {
  functionFolder: emptyBundles(),
  baseUrl: "https://consigliere.example",
  mailFrom: "consigliere@consigliere.example",
});
const template = Template.fromStack(stack);

describe("the backend", () => {
  it("keeps one table on demand, recoverable, expiring, streamed and protected", () => {
    template.resourceCountIs("AWS::DynamoDB::Table", 1);
    template.hasResource("AWS::DynamoDB::Table", {
      DeletionPolicy: "Retain",
      Properties: {
        BillingMode: "PAY_PER_REQUEST",
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        StreamSpecification: { StreamViewType: tableDefinition.streamView },
        TimeToLiveSpecification: { AttributeName: tableDefinition.ttlAttribute, Enabled: true },
        KeySchema: [
          { AttributeName: tableDefinition.partitionKey, KeyType: "HASH" },
          { AttributeName: tableDefinition.sortKey, KeyType: "RANGE" },
        ],
        GlobalSecondaryIndexes: [
          Match.objectLike({ IndexName: tableDefinition.index.name, Projection: { ProjectionType: "ALL" } }),
        ],
      },
    });
  });

  it("runs every function on arm64 with Node 24 and its own limits", () => {
    const made = Object.values(template.findResources("AWS::Lambda::Function"));
    expect(made).toHaveLength(functionNames.length);
    for (const name of functionNames) {
      template.hasResourceProperties("AWS::Lambda::Function", {
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Handler: "index.handler",
        Timeout: functions[name].timeoutSeconds,
        MemorySize: functions[name].memoryMegabytes,
        Environment: {
          Variables: Match.objectLike({ NODE_ENV: "production", TABLE_NAME: Match.anyValue() }),
        },
      });
    }
  });

  it("hands the stream on in batches that are halved on errors, and keeps what fails", () => {
    template.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      BatchSize: streamSource.batchSize,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: streamSource.retryAttempts,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      StartingPosition: "TRIM_HORIZON",
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
    template.hasResourceProperties("AWS::SQS::Queue", { SqsManagedSseEnabled: true });
  });

  it("calls the http function for every path and the tick function every minute", () => {
    template.hasResourceProperties("AWS::ApiGatewayV2::Route", { RouteKey: "$default" });
    template.hasResourceProperties("AWS::ApiGatewayV2::Integration", { PayloadFormatVersion: "2.0" });
    template.hasResourceProperties("AWS::Events::Rule", { ScheduleExpression: "rate(1 minute)" });
  });

  it("has no secret in its template", () => {
    template.resourceCountIs("AWS::SecretsManager::Secret", 2);
    template.hasResourceProperties("AWS::Lambda::Function", {
      Environment: {
        Variables: Match.objectLike({
          AUTH_SECRET: { "Fn::Join": Match.arrayWith([Match.arrayWith(["{{resolve:secretsmanager:"])]) },
        }),
      },
    });
  });
});
