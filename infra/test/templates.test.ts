import { describe, expect, it } from "vitest";
import { shapeNames, shapeOf } from "./support/shapes.ts";

const outputs = [
  ...["Url", "Region", "TableName", "KeysParameter", "FailuresUrl"],
  ...["DistributionId", "DistributionDomainName", "MailFrom", "MailConfigurationSet"],
];

/** The types of our resources that CloudFormation can tag. The CDK's own helpers in `Custom…` are not ours to tag. */
const taggable = [
  ...["AWS::DynamoDB::Table", "AWS::Lambda::Function", "AWS::IAM::Role"],
  ...["AWS::Logs::LogGroup", "AWS::S3::Bucket", "AWS::CloudFront::Distribution", "AWS::SQS::Queue"],
  ...["AWS::SNS::Topic", "AWS::ApiGatewayV2::Api", "AWS::ApiGatewayV2::Stage", "AWS::CloudWatch::Alarm"],
  ...["AWS::SES::ConfigurationSet", "AWS::SES::EmailIdentity", "AWS::WAFv2::WebACL", "AWS::Events::Rule"],
  ...["AWS::CertificateManager::Certificate", "AWS::Lambda::EventSourceMapping"],
];

describe.each(shapeNames)("the templates of shape %s", (name) => {
  const shape = shapeOf(name);

  it("tell what operations need to know", () => {
    expect(Object.keys(shape.outputs("Service"))).toEqual(expect.arrayContaining(outputs));
    expect(shape.outputs("Service")["MailFrom"]).toBe(shape.stage.mail.from);
  });

  it("name the region in what an account has once for all regions", () => {
    const names = shape.resources().flatMap(({ Type, Properties }) => {
      if (Type === "AWS::CloudWatch::Dashboard") return [Properties["DashboardName"]];
      if (!Type.startsWith("AWS::CloudFront::") || Type.endsWith("::Distribution")) return [];
      const { Name } = { ...Properties, ...Object.values(Properties).find((value) => value?.Name) };
      return [Name];
    });
    expect(names).toHaveLength(6);
    for (const one of names) expect(one).toContain(shape.stage.region);
  });

  it("tag everything with stage and owner", () => {
    const ours = shape
      .resources()
      .filter(({ Type, id }) => taggable.includes(Type) && !/^Custom.*Provider/.test(id));
    const tagsOf = (tags: unknown): Record<string, string> =>
      Array.isArray(tags)
        ? Object.fromEntries(tags.map(({ Key, Value }: { Key: string; Value: string }) => [Key, Value]))
        : (tags as Record<string, string>);
    for (const { id, Properties } of ours) {
      expect(tagsOf(Properties["Tags"]), id).toMatchObject({
        app: "consigliere",
        stage: shape.stage.name,
        owner: "keeper",
      });
    }
  });

  it("hold no secret and no way to make one", () => {
    const text = Object.values(shape.texts).join("\n");
    expect(text).not.toMatch(/\{\{resolve:|SecretString|"(AUTH|LINK)_SECRET"|PRIVATE KEY/);
  });
});

it("the same stage gives the same templates", () => {
  expect(shapeOf("zone-again").texts).toEqual(shapeOf("zone").texts);
});
