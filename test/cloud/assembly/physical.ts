/** Made-up but consistent physical names: what CloudFormation would know once the stacks are deployed. */
import { createHash } from "node:crypto";
import type { Stack } from "./template.ts";

export const account = "111122223333";

export interface Physical {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Named {
  readonly stack: Stack;
  readonly id: string;
  readonly type: string;
  /** The property, when the template gives it as text; resolved. */
  readonly given: (property: string) => string | undefined;
}

type Maker = (named: Named, name: string, arn: (service: string, resource: string) => string) => Physical;

const makers: Readonly<Record<string, Maker>> = {
  "AWS::DynamoDB::Table": ({ given }, made, arn) => {
    const name = given("TableName") ?? made;
    const table = arn("dynamodb", `table/${name}`);
    return { ref: name, attributes: { Arn: table, StreamArn: `${table}/stream/2026-01-01T00:00:00.000` } };
  },
  "AWS::DynamoDB::GlobalTable": (named, made, arn) => maker("AWS::DynamoDB::Table")(named, made, arn),
  "AWS::Lambda::Function": ({ given }, made, arn) => {
    const name = (given("FunctionName") ?? made).slice(0, 64);
    return { ref: name, attributes: { Arn: arn("lambda", `function:${name}`) } };
  },
  "AWS::IAM::Role": ({ given }, made) => {
    const name = given("RoleName") ?? made;
    return {
      ref: name,
      attributes: {
        Arn: `arn:aws:iam::${account}:role/${name}`,
        RoleId: `AROA${digest(name, 16).toUpperCase()}`,
      },
    };
  },
  "AWS::SQS::Queue": ({ given, stack }, made, arn) => {
    const name = given("QueueName") ?? made;
    const url = `https://sqs.${stack.region}.amazonaws.com/${account}/${name}`;
    return { ref: url, attributes: { Arn: arn("sqs", name), QueueName: name, QueueUrl: url } };
  },
  "AWS::SNS::Topic": ({ given }, made, arn) => {
    const name = given("TopicName") ?? made;
    const topic = arn("sns", name);
    return { ref: topic, attributes: { TopicArn: topic, TopicName: name } };
  },
  "AWS::ApiGatewayV2::Api": ({ stack, id }) => {
    const api = digest(`${stack.name} ${id}`, 10);
    const endpoint = `https://${api}.execute-api.${stack.region}.amazonaws.com`;
    return { ref: api, attributes: { ApiId: api, ApiEndpoint: endpoint } };
  },
  "AWS::CloudFront::Distribution": ({ stack, id }) => {
    const code = digest(`${stack.name} ${id}`, 13);
    const distribution = `E${code.toUpperCase()}`;
    return { ref: distribution, attributes: { Id: distribution, DomainName: `d${code}.cloudfront.net` } };
  },
  "AWS::CloudFront::Function": (_, made) => {
    const arn = `arn:aws:cloudfront::${account}:function/${made}`;
    return { ref: arn, attributes: { FunctionARN: arn, "FunctionMetadata.FunctionARN": arn } };
  },
  "AWS::S3::Bucket": ({ given, stack }, made) => {
    const name = (given("BucketName") ?? made).toLowerCase();
    return {
      ref: name,
      attributes: {
        Arn: `arn:aws:s3:::${name}`,
        DomainName: `${name}.s3.amazonaws.com`,
        RegionalDomainName: `${name}.s3.${stack.region}.amazonaws.com`,
      },
    };
  },
  "AWS::SES::ConfigurationSet": ({ given }, made) => ({ ref: given("Name") ?? made, attributes: {} }),
  "AWS::SES::EmailIdentity": ({ given }, made) => ({
    ref: given("EmailIdentity") ?? made,
    attributes: Object.fromEntries(
      [1, 2, 3].flatMap((n) => [
        [`DkimDNSTokenName${n}`, `token${n}._domainkey.example`],
        [`DkimDNSTokenValue${n}`, `token${n}.dkim.amazonses.com`],
      ]),
    ),
  }),
};

/** The name that the resource would get. It throws on attributes that it does not know. */
export function physicalOf(named: Named): Physical {
  const { stack, id, type } = named;
  const made = `${stack.name}-${id}-${digest(`${stack.name} ${id}`, 12).toUpperCase()}`;
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${stack.region}:${account}:${resource}`;
  const make = makers[type];
  if (make) return make(named, made, arn);
  const service = type.split("::")[1]?.toLowerCase() ?? "aws";
  return { ref: made, attributes: { Arn: arn(service, made), Id: made } };
}

function maker(type: string): Maker {
  const found = makers[type];
  if (!found) throw new Error(`No maker for ${type}.`);
  return found;
}

function digest(text: string, length: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
