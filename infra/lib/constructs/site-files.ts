import { join } from "node:path";
import { PAGE_ORIGIN } from "@consigliere/contract/page-origin";
import { Stack, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Bucket, CfnBucket, IBucket } from "aws-cdk-lib/aws-s3";
import { Asset } from "aws-cdk-lib/aws-s3-assets";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { hashedFolder } from "../checks.ts";
import { writeLogs } from "../permissions.ts";
import { createLogGroup } from "./log-group.ts";

export interface SiteFilesProps {
  readonly stage: Stage;
  readonly bucket: Bucket;
  /** The exported web app. */
  readonly folder: string;
  /** The origin that people see. */
  readonly url: string;
}

/** The exported web app in its bucket: first the files that pages refer to, then the pages. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { stage, bucket, folder, url }: SiteFilesProps) {
    super(scope, id);
    const hashed = new Asset(this, "Hashed", { path: join(folder, hashedFolder) });
    const pages = new Asset(this, "Pages", { path: folder, exclude: [`${hashedFolder}/**`] });
    const logGroup = createLogGroup(this, "Log", stage);
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        Permissions: new PolicyDocument({
          statements: [writeLogs(logGroup.logGroupArn), readAssets(pages), ...fill(bucket)],
        }),
      },
    });
    const common = {
      destinationBucket: bucket,
      role: role.withoutPolicyUpdates(),
      logGroup,
      // The usual 128 MB come with so little processor that hundreds of files take minutes.
      memoryLimit: 512,
    };
    const first = new BucketDeployment(this, "HashedInBucket", {
      ...common,
      sources: [Source.bucket(hashed.bucket, hashed.s3ObjectKey)],
      destinationKeyPrefix: hashedFolder,
      cacheControl: [CacheControl.fromString("public, max-age=31536000, immutable")],
      // Pages that are open in browsers keep requesting the files of their version.
      prune: false,
    });
    const then = new BucketDeployment(this, "PagesInBucket", {
      ...common,
      sources: [withOrigin(pages, url)],
      exclude: [`${hashedFolder}/*`],
      cacheControl: [CacheControl.noCache()],
    });
    then.node.addDependency(first);
    acknowledge(role, bucket, pages);
  }
}

/** The CDK's names for packed folders. */
const assetKeys = "*.zip";

/** The files of `asset`, with `url` wherever they leave room for our own origin. */
function withOrigin(asset: Asset, url: string): ISource {
  const { bucket, s3ObjectKey: zipObjectKey } = asset;
  return { bind: () => ({ bucket, zipObjectKey, markers: { [PAGE_ORIGIN]: url } }) };
}

/**
 * Any asset in the asset bucket. A policy that named this version's files would change with every new page, seconds
 * before they are read, and IAM needs longer than that to apply it everywhere.
 */
function readAssets({ bucket }: Asset): PolicyStatement {
  return new PolicyStatement({ actions: ["s3:GetObject"], resources: [bucket.arnForObjects(assetKeys)] });
}

function fill(bucket: IBucket): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: ["s3:ListBucket"], resources: [bucket.bucketArn] }),
    new PolicyStatement({
      actions: ["s3:PutObject", "s3:DeleteObject"],
      resources: [bucket.arnForObjects("*")],
    }),
  ];
}

function acknowledge(role: Role, bucket: Bucket, asset: Asset): void {
  const stack = Stack.of(bucket);
  Validations.of(role).acknowledge(
    {
      id: `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*]`,
      reason: "It writes every file of this one bucket, and nothing else.",
    },
    {
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::${spelled(stack.resolve(asset.s3BucketName))}/${assetKeys}]`,
      reason:
        "It reads what was packed to be deployed, in which nothing is secret. Names of files would make a policy of every deployment that comes into force too late for it.",
    },
  );
  const handlers = stack.node.children.filter(({ node }) =>
    node.id.startsWith("Custom::CDKBucketDeployment"),
  );
  for (const handler of handlers) {
    Validations.of(handler).acknowledge({
      id: "AwsSolutions-L1",
      reason: "The CDK brings this function and its runtime; it runs while deploying only.",
    });
  }
}

/** A name as the checks spell it, with brackets around parts that CloudFormation fills in. */
function spelled(name: string | { readonly "Fn::Sub": string }): string {
  const text = typeof name === "string" ? name : name["Fn::Sub"];
  return text.replaceAll("${", "<").replaceAll("}", ">");
}
