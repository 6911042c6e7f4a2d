import { accountRoutes, streamSource } from "@consigliere/api/functions";
import { streamFilters } from "@consigliere/store/table-definition";
import { describe, expect, it } from "vitest";
import { type Resource, shapeOf } from "./support/shapes.ts";

const { resources, only } = shapeOf("plain");

const functionNamed = (name: string): Resource | undefined =>
  resources("AWS::Lambda::Function").find(
    ({ Properties }) => Properties["Description"] === `Consigliere prod: ${name}`,
  );
const idOf = (name: string) => functionNamed(name)?.id;
const queueOf = (name: string) => ({
  "Fn::GetAtt": [resources("AWS::SQS::Queue").find(({ id }) => id.startsWith(name))?.id, "Arn"],
});
const asyncOf = (name: string) =>
  resources("AWS::Lambda::EventInvokeConfig").find(
    ({ Properties }) => Properties["FunctionName"].Ref === idOf(name),
  )?.Properties;

describe("the table's stream", () => {
  const { Properties } = only("AWS::Lambda::EventSourceMapping");

  it("goes to the stream function, from its beginning, in batches that are halved on errors", () => {
    expect(Properties).toMatchObject({
      FunctionName: { Ref: idOf("stream") },
      BatchSize: streamSource.batchSize,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: streamSource.retryAttempts,
      MaximumRecordAgeInSeconds: streamSource.maxRecordAgeHours * 3600,
      ParallelizationFactor: streamSource.parallelization,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      StartingPosition: "TRIM_HORIZON",
    });
  });

  it("wakes it for matches, pages that open and close, and letters, only", () => {
    const filters: { Pattern: string }[] = Properties["FilterCriteria"].Filters;
    expect(filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual(streamFilters);
  });

  it("keeps what is given up in a queue", () => {
    expect(Properties["DestinationConfig"]).toEqual({
      OnFailure: { Destination: queueOf("Failures") },
    });
  });

  it("may call itself by what it writes: bots answer until a person is asked", () => {
    expect(functionNamed("stream")?.Properties["RecursiveLoop"]).toBe("Allow");
    expect(functionNamed("tick")?.Properties).not.toHaveProperty("RecursiveLoop");
  });
});

describe("the minute tick", () => {
  it("comes every minute and is never tried again", () => {
    const { Properties } = only("AWS::Events::Rule");
    expect(Properties).toMatchObject({ ScheduleExpression: "rate(1 minute)", State: "ENABLED" });
    expect(Properties["Targets"]).toMatchObject([
      {
        Arn: { "Fn::GetAtt": [idOf("tick"), "Arn"] },
        RetryPolicy: { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 },
      },
    ]);
    expect(asyncOf("tick")).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 });
  });
});

describe("feedback about mail", () => {
  it("is asked for by the configuration set, which sends by TLS only and minds its reputation", () => {
    expect(only("AWS::SES::ConfigurationSet").Properties).toMatchObject({
      DeliveryOptions: { TlsPolicy: "REQUIRE" },
      ReputationOptions: { ReputationMetricsEnabled: true },
      // Sign-in mails are always sent; the service decides which other mails are held back.
      SuppressionOptions: { SuppressedReasons: [] },
    });
    const events = resources("AWS::SES::ConfigurationSetEventDestination").map(
      ({ Properties }) => Properties["EventDestination"].MatchingEventTypes,
    );
    expect(events.flat().sort()).toEqual(["bounce", "complaint", "reject"]);
  });

  it("comes to the feedback function, and what fails is kept", () => {
    const subscriptions = resources("AWS::SNS::Subscription").filter(
      ({ Properties }) => Properties["Protocol"] === "lambda",
    );
    expect(subscriptions).toHaveLength(2);
    for (const { Properties } of subscriptions) {
      expect(Properties["Endpoint"]).toEqual({ "Fn::GetAtt": [idOf("feedback"), "Arn"] });
      expect(Properties["RedrivePolicy"]).toEqual({ deadLetterTargetArn: queueOf("Failures") });
    }
    expect(asyncOf("feedback")).toMatchObject({
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: queueOf("Failures") } },
    });
  });

  it("is kept for two weeks in a queue that speaks TLS only", () => {
    const queue = { MessageRetentionPeriod: 14 * 86_400, SqsManagedSseEnabled: true };
    expect(only("AWS::SQS::Queue").Properties).toMatchObject(queue);
    for (const { Properties } of resources("AWS::SQS::QueuePolicy")) {
      expect(JSON.stringify(Properties)).toContain('"aws:SecureTransport":"false"');
    }
  });
});

describe("requests", () => {
  const ofApi = (type: string, protocol: "HTTP" | "WEBSOCKET") => {
    const api = resources("AWS::ApiGatewayV2::Api").find(
      ({ Properties }) => Properties["ProtocolType"] === protocol,
    );
    return resources(type).filter(({ Properties }) => Properties["ApiId"].Ref === api?.id);
  };
  const throttled = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

  it("go to the account function where people come in or out, all others to http, throttled", () => {
    const integrations = ofApi("AWS::ApiGatewayV2::Integration", "HTTP");
    const integrationOf = (name: string) =>
      integrations.find(({ Properties }) => Properties["IntegrationUri"]["Fn::GetAtt"][0] === idOf(name));
    const ledTo = (name: string) =>
      ofApi("AWS::ApiGatewayV2::Route", "HTTP")
        .filter(({ Properties }) =>
          JSON.stringify(Properties["Target"]).includes(`"${integrationOf(name)?.id}"`),
        )
        .map(({ Properties }) => Properties["RouteKey"]);
    expect(integrations).toHaveLength(2);
    for (const { Properties } of integrations) expect(Properties["PayloadFormatVersion"]).toBe("2.0");
    expect(ledTo("http")).toEqual(["$default"]);
    expect(ledTo("account").sort()).toEqual([...accountRoutes].sort());
    const [stage] = ofApi("AWS::ApiGatewayV2::Stage", "HTTP");
    expect(stage?.Properties["DefaultRouteSettings"]).toMatchObject(throttled);
  });

  it("of sockets all go to the live function, throttled, and its answers back", () => {
    const routes = ofApi("AWS::ApiGatewayV2::Route", "WEBSOCKET");
    const keys = routes.map(({ Properties }) => Properties["RouteKey"]);
    expect(keys.sort()).toEqual(["$connect", "$default", "$disconnect"]);
    const integrations = ofApi("AWS::ApiGatewayV2::Integration", "WEBSOCKET");
    expect(integrations).toHaveLength(3);
    for (const { Properties } of integrations) {
      expect(JSON.stringify(Properties["IntegrationUri"])).toContain(`"${idOf("live")}"`);
    }
    expect(ofApi("AWS::ApiGatewayV2::RouteResponse", "WEBSOCKET")).toHaveLength(1);
    const [stage] = ofApi("AWS::ApiGatewayV2::Stage", "WEBSOCKET");
    expect(stage?.Properties["DefaultRouteSettings"]).toMatchObject(throttled);
  });

  it("are logged without what could hold a token or tell who somebody is", () => {
    const logs = resources("AWS::ApiGatewayV2::Stage").flatMap(
      ({ Properties }) => Properties["AccessLogSettings"] ?? [],
    );
    expect(logs).toHaveLength(1);
    const named = resources("AWS::Logs::LogGroup").flatMap(
      ({ Properties }) => Properties["LogGroupName"] ?? [],
    );
    expect(JSON.stringify(named)).toMatch(/^\[\{"Fn::Join":\["",\["\/aws\/vendedlogs\/consigliere-prod-"/);
    for (const { Format } of logs) {
      expect(Format).toContain("$context.requestId");
      expect(Format).not.toContain("$context.path");
      expect(Format).not.toMatch(/query|header|sourceIp|userAgent|authorizer|cookie/i);
    }
  });

  it("leave the rest of the account its concurrency where the stage says so", () => {
    const atOnce = (shape: "plain" | "firewall") =>
      shapeOf(shape)
        .resources("AWS::Lambda::Function")
        .flatMap(({ Properties }) => Properties["ReservedConcurrentExecutions"] ?? []);
    expect(atOnce("plain")).toEqual([]);
    expect(atOnce("firewall")).toEqual([50, 50]);
  });
});

describe("every function", () => {
  const ours = resources("AWS::Lambda::Function").filter(({ Properties }) =>
    String(Properties["Description"]).startsWith("Consigliere prod"),
  );

  it("is traced where the stage says so", () => {
    for (const { Properties } of ours) expect(Properties).not.toHaveProperty("TracingConfig");
    const traced = shapeOf("firewall")
      .resources("AWS::Lambda::Function")
      .filter(({ Properties }) => Properties["TracingConfig"]?.Mode === "Active");
    expect(traced).toHaveLength(ours.length);
  });

  it("has its crashes counted by its log, all in one metric, but for the maker of keys", () => {
    const filters = resources("AWS::Logs::MetricFilter");
    expect(filters).toHaveLength(ours.length - 1);
    for (const { Properties } of filters) {
      expect(Properties["MetricTransformations"]).toMatchObject([
        { MetricName: "Crash-prod", MetricValue: "1" },
      ]);
    }
  });

  it("runs on arm64 with Node 24 and logs in JSON for as long as the stage keeps logs", () => {
    for (const { Properties } of ours) {
      expect(Properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Handler: "index.handler",
        LoggingConfig: { LogFormat: "JSON" },
      });
    }
    for (const { Properties } of resources("AWS::Logs::LogGroup"))
      expect(Properties["RetentionInDays"]).toBe(90);
    for (const { Properties } of shapeOf("dev").resources("AWS::Logs::LogGroup")) {
      expect(Properties["RetentionInDays"]).toBe(7);
    }
  });
});
