import { describe, expect, it } from "vitest";
import { apiPaths, immutablePaths } from "../edge/paths.ts";
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
      ViewerProtocolPolicy: "https-only",
    });
    expect(behaviors[path]?.["AllowedMethods"]).toContain("POST");
    expect(functionOf(behaviors[path])).toContain("Caller");
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

  it("are these and no others", () => {
    expect(Object.keys(behaviors).sort()).toEqual([...apiPaths, ...immutablePaths].sort());
  });

  it("that do not exist show one page, which no answer of the API does", () => {
    expect(distribution.CustomErrorResponses).toEqual([
      { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: "/404.html", ErrorCachingMinTTL: 0 },
    ]);
  });
});

describe("the API's origin", () => {
  const api = distribution.Origins[1];

  it("is spoken to by TLS 1.2, with the proof that it is CloudFront who asks", () => {
    expect(api.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: "https-only",
      OriginSSLProtocols: ["TLSv1.2"],
    });
    const [{ HeaderName, HeaderValue }] = api.OriginCustomHeaders;
    expect(HeaderName).toBe("x-origin-key");
    expect(JSON.stringify(HeaderValue)).toMatch(/\{\{resolve:secretsmanager:.*:SecretString:origin3::\}\}/);
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
    const { only, resources } = shapeOf("zone");
    expect(only("AWS::CertificateManager::Certificate").part).toBe("Edge");
    const { DistributionConfig } = only("AWS::CloudFront::Distribution").Properties;
    expect(DistributionConfig.Aliases).toEqual(["mob.example.net"]);
    expect(DistributionConfig.ViewerCertificate.MinimumProtocolVersion).toBe("TLSv1.2_2021");
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

describe("the firewall", () => {
  it("is there where the stage wants it, and answers floods with something else than 403", () => {
    const { only } = shapeOf("firewall");
    const { part, Properties } = only("AWS::WAFv2::WebACL");
    expect(part).toBe("Edge");
    expect(Properties["Scope"]).toBe("CLOUDFRONT");
    expect(Properties["Rules"][0]).toMatchObject({
      Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      Statement: { RateBasedStatement: { Limit: 1000, AggregateKeyType: "IP" } },
    });
    expect(only("AWS::CloudFront::Distribution").Properties["DistributionConfig"].WebACLId).toBeDefined();
    expect(distribution.WebACLId).toBeUndefined();
  });
});
