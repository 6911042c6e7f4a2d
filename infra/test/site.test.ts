import { PAGE_ORIGIN } from "@consigliere/contract/page-origin";
import { describe, expect, it } from "vitest";
import { apiPaths, immutablePaths, invitationPaths, livePath } from "../edge/paths.ts";
import { deployedSecurityHeaders } from "../edge/security-headers.ts";
import { shapeNames, shapeOf } from "./support/shapes.ts";

const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const cachingOptimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const allViewerExceptHost = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

const shape = shapeOf("plain");
const { DistributionConfig: distribution } = shape.only("AWS::CloudFront::Distribution").Properties;
const behaviors: Record<string, Record<string, unknown>> = Object.fromEntries(
  distribution.CacheBehaviors.map((behavior: { PathPattern: string }) => [behavior.PathPattern, behavior]),
);
const bucketId = shape.only("AWS::S3::Bucket").id;
const functionOf = (behavior: Record<string, unknown> | undefined) =>
  JSON.stringify(behavior?.["FunctionAssociations"] ?? []);

describe("the bucket", () => {
  it.each(shapeNames)("of shape %s is open to nobody but its distribution, and by TLS only", (name) => {
    const { only } = shapeOf(name);
    expect(only("AWS::S3::Bucket").Properties["PublicAccessBlockConfiguration"]).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(only("AWS::S3::Bucket").Properties).not.toHaveProperty("WebsiteConfiguration");
    const statements = only("AWS::S3::BucketPolicy").Properties["PolicyDocument"].Statement;
    const allowed = statements.filter((s: { Effect: string }) => s.Effect === "Allow");
    const fromCloudFront = allowed.filter(
      (s: { Principal: { Service?: string } }) => s.Principal.Service !== undefined,
    );
    expect(fromCloudFront).toMatchObject([
      {
        Action: "s3:GetObject",
        Principal: { Service: "cloudfront.amazonaws.com" },
        Condition: { StringEquals: { "AWS:SourceArn": {} } },
      },
    ]);
    for (const { Principal } of allowed) expect(Principal).not.toBe("*");
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"');
  });

  it("is read by origin access control", () => {
    const [origin] = distribution.Origins;
    expect(origin.DomainName).toEqual({ "Fn::GetAtt": [bucketId, "RegionalDomainName"] });
    expect(origin.OriginAccessControlId).toEqual({
      "Fn::GetAtt": [shape.only("AWS::CloudFront::OriginAccessControl").id, "Id"],
    });
  });
});

describe("paths", () => {
  it.each(apiPaths)("%s go to the API, whole and never cached", (path) => {
    expect(behaviors[path]).toMatchObject({
      TargetOriginId: distribution.Origins[1].Id,
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHost,
    });
    expect(behaviors[path]?.["AllowedMethods"]).toContain("POST");
    expect(functionOf(behaviors[path])).toContain("Caller");
  });

  it("that people type lead to HTTPS, those that take what they write refuse everything else", () => {
    const policies = apiPaths.map((path) => [path, behaviors[path]?.["ViewerProtocolPolicy"]]);
    expect(Object.fromEntries(policies)).toEqual({
      "/api/*": "https-only",
      [invitationPaths]: "redirect-to-https",
      "/healthz": "https-only",
    });
  });

  it("of sockets leads to their API, the stage's name and all, with whatever a handshake takes", () => {
    expect(behaviors[livePath]).toMatchObject({
      TargetOriginId: distribution.Origins[2].Id,
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHost,
      ViewerProtocolPolicy: "https-only",
    });
    expect(distribution.Origins[2]).not.toHaveProperty("OriginPath");
    const stages = shape
      .resources("AWS::ApiGatewayV2::Stage")
      .map(({ Properties }) => Properties["StageName"]);
    expect(stages).toContain(livePath.slice(1));
  });

  it.each(immutablePaths)("%s are files that the edge keeps", (path) => {
    expect(behaviors[path]).toMatchObject({
      TargetOriginId: distribution.Origins[0].Id,
      CachePolicyId: cachingOptimized,
      Compress: true,
    });
    expect(functionOf(behaviors[path])).toBe("[]");
  });

  it("of pages are rewritten, compressed and asked for every time", () => {
    const { DefaultCacheBehavior: pages } = distribution;
    expect(pages).toMatchObject({
      TargetOriginId: distribution.Origins[0].Id,
      ViewerProtocolPolicy: "redirect-to-https",
      Compress: true,
    });
    expect(functionOf(pages)).toContain("Rewrite");
    const { CachePolicyConfig } = shape.only("AWS::CloudFront::CachePolicy").Properties;
    expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
  });

  it("of pages spell out the origin that people see", () => {
    const deployments = shape.resources("Custom::CDKBucketDeployment");
    const markers = deployments.flatMap(({ Properties }) => Properties["SourceMarkers"] ?? []);
    expect(markers).toContainEqual({ [PAGE_ORIGIN]: expect.anything() });
  });

  it("are these and no others", () => {
    expect(Object.keys(behaviors).sort()).toEqual([...apiPaths, livePath, ...immutablePaths].sort());
  });

  it("that do not exist show one page, which no answer of the API does", () => {
    const withPage = distribution.CustomErrorResponses.filter((rule: object) => "ResponsePagePath" in rule);
    expect(withPage).toEqual([
      { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: "/404.html", ErrorCachingMinTTL: 0 },
    ]);
  });

  it("that fail are asked for again at once: no error is kept for the next viewer", () => {
    const kept = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];
    const rules: { ErrorCode: number; ErrorCachingMinTTL: number }[] = distribution.CustomErrorResponses;
    expect(rules.map(({ ErrorCode }) => ErrorCode).sort()).toEqual(kept);
    for (const { ErrorCachingMinTTL } of rules) expect(ErrorCachingMinTTL).toBe(0);
  });
});

describe.each([1, 2])("the origin %i of an API", (at) => {
  const api = distribution.Origins[at];

  it("is spoken to by TLS 1.2, with the proof that it is CloudFront who asks", () => {
    expect(api.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: "https-only",
      OriginSSLProtocols: ["TLSv1.2"],
    });
    const [{ HeaderName, HeaderValue }] = api.OriginCustomHeaders;
    expect(HeaderName).toBe("x-origin-key");
    const proof = shape.only("Custom::ConsigliereProof");
    expect(HeaderValue).toEqual({ "Fn::GetAtt": [proof.id, "Proof"] });
    // An export would show it to everyone who may list exports.
    expect(proof).toMatchObject({ part: "Service", Properties: { OriginKey: 3 } });
  });
});

describe("files", () => {
  const deployments = shape.resources("Custom::CDKBucketDeployment");
  const hashed = deployments.find(
    ({ Properties }) => Properties["DestinationBucketKeyPrefix"] === "_next/static",
  );
  const pages = deployments.find(({ Properties }) => Properties["DestinationBucketKeyPrefix"] === undefined);

  it("that are named after their content are kept for good, by browsers and in the bucket", () => {
    expect(hashed?.Properties).toMatchObject({
      Prune: false,
      SystemMetadata: { "cache-control": "public, max-age=31536000, immutable" },
    });
  });

  it("that are pages come last, leave those alone, and are asked for every time", () => {
    expect(pages?.Properties).toMatchObject({
      Prune: true,
      Exclude: ["_next/static/*"],
      SystemMetadata: { "cache-control": "no-cache" },
    });
    expect((pages as unknown as { DependsOn: string[] }).DependsOn).toContain(hashed?.id);
  });
});

it("new files come when the functions that answer them are new too", () => {
  const [deployment] = shape.resources("Custom::CDKBucketDeployment") as unknown as { DependsOn: string[] }[];
  const functions = shape.resources("AWS::Lambda::Function").map(({ id }) => id);
  const http = functions.find((id) => id.startsWith("Functionshttp"));
  expect(deployment?.DependsOn).toContain(http);
});

describe("headers", () => {
  const { SecurityHeadersConfig: known, CustomHeadersConfig: others } = shape.only(
    "AWS::CloudFront::ResponseHeadersPolicy",
  ).Properties["ResponseHeadersPolicyConfig"];

  it("are on every response", () => {
    const all = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];
    const { id } = shape.only("AWS::CloudFront::ResponseHeadersPolicy");
    for (const behavior of all) expect(behavior.ResponseHeadersPolicyId).toEqual({ Ref: id });
  });

  it("are all that security-headers.ts has, each in the place that CloudFront wants it in", () => {
    expect(known.ContentSecurityPolicy).toEqual({
      ContentSecurityPolicy: deployedSecurityHeaders["content-security-policy"],
      Override: false,
    });
    expect(known.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      Override: true,
    });
    expect(known.ReferrerPolicy.ReferrerPolicy).toBe(deployedSecurityHeaders["referrer-policy"]);
    expect(known.FrameOptions.FrameOption).toBe(deployedSecurityHeaders["x-frame-options"]);
    expect(known.ContentTypeOptions).toEqual({ Override: true });
    expect(Object.keys(known).length + others.Items.length).toBe(Object.keys(deployedSecurityHeaders).length);
  });

  it("let no inline script or style through", () => {
    expect(known.ContentSecurityPolicy.ContentSecurityPolicy).not.toContain("unsafe");
  });
});

describe("the address", () => {
  it("of a stage with a zone has a certificate from us-east-1 and leads to the distribution", () => {
    const { only, resources, outputs } = shapeOf("zone");
    const certificate = only("AWS::CertificateManager::Certificate");
    expect(certificate.part).toBe("Edge");
    const { DistributionConfig } = only("AWS::CloudFront::Distribution").Properties;
    expect(DistributionConfig.Aliases).toEqual(["mob.example.net"]);
    const { AcmCertificateArn, MinimumProtocolVersion } = DistributionConfig.ViewerCertificate;
    expect(MinimumProtocolVersion).toBe("TLSv1.2_2021");
    const { OutputName, ...edge } = AcmCertificateArn["Fn::GetStackOutput"];
    expect(edge).toEqual({ StackName: "Consigliere-prod-Edge", Region: "us-east-1" });
    expect(outputs("Edge")[OutputName]).toEqual({ Ref: certificate.id });
    const records = resources("AWS::Route53::RecordSet").filter(({ part }) => part === "Service");
    expect(records.map(({ Properties }) => [Properties["Type"], Properties["Name"]])).toEqual([
      ["A", "mob.example.net."],
      ["AAAA", "mob.example.net."],
    ]);
  });

  it("of a stage with a certificate uses that, and needs nothing from us-east-1", () => {
    const { only, texts, stage } = shapeOf("certificate");
    const { ViewerCertificate } = only("AWS::CloudFront::Distribution").Properties["DistributionConfig"];
    expect(ViewerCertificate.AcmCertificateArn).toBe(
      (stage.domain as { certificateArn: string }).certificateArn,
    );
    expect(Object.keys(texts).sort()).toEqual(["Service", "State"]);
  });

  it("of a stage without a domain is CloudFront's own, and the functions know it", () => {
    const { id } = shape.only("AWS::CloudFront::Distribution");
    expect(shape.outputs("Service")["Url"]).toEqual({
      "Fn::Join": ["", ["https://", { "Fn::GetAtt": [id, "DomainName"] }]],
    });
    expect(shape.texts.Edge).toBeUndefined();
  });
});

describe("what is in us-east-1", () => {
  const shapesThere = ["zone", "firewall", "near"] as const;

  it.each(shapesThere)("can change in shape %s while the distribution uses it", (name) => {
    const { texts, resources } = shapeOf(name);
    expect(texts.Edge).not.toContain('"Export"');
    expect(texts.Service).not.toMatch(/ImportValue": "[^"]*-Edge:/);
    expect(resources().filter(({ Type }) => Type.startsWith("Custom::CrossRegion"))).toEqual([]);
  });

  it("has a certificate for each domain, the one before stays until people delete it", () => {
    const certificates = (["zone", "near"] as const).map((name) => {
      const { only, outputs } = shapeOf(name);
      const { id, DeletionPolicy } = only("AWS::CertificateManager::Certificate");
      expect(DeletionPolicy).toBe("RetainExceptOnCreate");
      return [id, ...Object.keys(outputs("Edge")).filter((output) => output.includes("Certificate"))];
    });
    expect(new Set(certificates.flat()).size).toBe(4);
  });
});

describe("the firewall", () => {
  it("stays behind where its stack goes on without it, and goes with a stack that is of no more use", () => {
    const policyIn = (name: "near" | "firewall") => shapeOf(name).only("AWS::WAFv2::WebACL").DeletionPolicy;
    expect(policyIn("near")).toBe("RetainExceptOnCreate");
    expect(policyIn("firewall")).toBeUndefined();
  });

  it("is there where the stage wants it, with its limit of requests", () => {
    const { only } = shapeOf("firewall");
    const { part, Properties } = only("AWS::WAFv2::WebACL");
    expect(part).toBe("Edge");
    expect(Properties["Scope"]).toBe("CLOUDFRONT");
    expect(Properties["Rules"][0].Statement).toEqual({
      RateBasedStatement: { Limit: 1000, AggregateKeyType: "IP" },
    });
    expect(only("AWS::CloudFront::Distribution").Properties["DistributionConfig"].WebACLId).toBeDefined();
    expect(distribution.WebACLId).toBeUndefined();
  });

  const { Rules: rules, CustomResponseBodies: bodies } =
    shapeOf("firewall").only("AWS::WAFv2::WebACL").Properties;
  const named = (name: string) => rules.find(({ Name }: { Name: string }) => Name === name);

  it("refuses in one way, which no page takes the place of, in the words of both languages", () => {
    const refusing = rules.filter((rule: { Action?: object }) => rule.Action !== undefined);
    expect(refusing).toHaveLength(2);
    for (const { Action } of refusing) {
      const { ResponseCode, CustomResponseBodyKey } = Action.Block.CustomResponse;
      expect(ResponseCode).toBe(429);
      expect(bodies[CustomResponseBodyKey].ContentType).toBe("TEXT_HTML");
      expect(bodies[CustomResponseBodyKey].Content).toMatch(/charset="utf-8".*lang="en".*lang="ja"/);
    }
    const mapped = distribution.CustomErrorResponses.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode);
    expect(mapped).not.toContain(429);
  });

  it("lets the rules of AWS mark what they would refuse, and refuses what is marked after them", () => {
    const managed = ["AWSManagedRulesAmazonIpReputationList", "AWSManagedRulesKnownBadInputsRuleSet"];
    const { Priority, Statement } = named("Marked");
    for (const name of managed) {
      expect(named(name)).toMatchObject({ OverrideAction: { Count: {} } });
      expect(named(name).Priority).toBeLessThan(Priority);
    }
    const labels = Statement.OrStatement.Statements.map(
      ({ LabelMatchStatement }: { LabelMatchStatement: { Key: string } }) => LabelMatchStatement.Key,
    );
    expect(labels).toEqual([
      "awswaf:managed:aws:amazon-ip-list:AWSManagedIPReputationList",
      "awswaf:managed:aws:amazon-ip-list:AWSManagedReconnaissanceList",
      "awswaf:managed:aws:known-bad-inputs:",
    ]);
  });
});
