import { type CfnResource, Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  type ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Construct, type IDependable } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { edgeCode } from "../../edge/functions.ts";
import { apiPaths, immutablePaths, invitationPaths, livePath, notFoundPage } from "../../edge/paths.ts";
import { deployedSecurityHeaders } from "../../edge/security-headers.ts";
import { createLogGroup } from "./log-group.ts";
import { SiteFiles } from "./site-files.ts";
import { createHeadersPolicy } from "./site-headers.ts";

/**
 * Errors that CloudFront caches for ten seconds by default, most of them whatever origin and cache policy say. A page
 * that one viewer may not see, or that failed once, would then be an error for everybody at that edge location.
 */
const keptErrors = [400, 404, 405, 414, 500, 501, 502, 503, 504];

const neverKept = Duration.seconds(0);

export interface SiteProps {
  readonly stage: Stage;
  /** The exported web app. */
  readonly folder: string;
  readonly apiHost: string;
  readonly socketsHost: string;
  /** The word by which CloudFront proves itself to the API. */
  readonly originProof: string;
  /** The certificate of the stage's domain; absent: CloudFront's own. */
  readonly certificate?: ICertificate;
  readonly webAclArn?: string;
}

/** The one public origin: pages from a private bucket, everything else from the API. */
export class Site extends Construct {
  readonly distribution: Distribution;
  /** The origin that people see. */
  readonly url: string;
  private readonly files: SiteFiles;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { stage, certificate } = props;
    // CloudFront's names are unique in an account, across all regions.
    const name = `Consigliere-${stage.name}-${stage.region}`;
    const bucket = this.createBucket(stage);
    const headers = createHeadersPolicy(this, "Headers", { name, headers: deployedSecurityHeaders });
    const pages = this.pageBehavior(bucket, headers, name);
    const api = this.apiBehavior(props, headers);
    const sockets = this.socketsBehavior(props, headers);
    this.distribution = new Distribution(this, "Distribution", {
      comment: `Consigliere ${stage.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: certificate && SecurityPolicyProtocol.TLS_V1_2_2021,
      domainNames: stage.domain && [stage.domain.name],
      certificate,
      webAclId: props.webAclArn,
      defaultBehavior: pages,
      additionalBehaviors: {
        ...Object.fromEntries(apiPaths.map((path) => [path, path === invitationPaths ? linked(api) : api])),
        [livePath]: sockets,
        ...Object.fromEntries(immutablePaths.map((path) => [path, hashed(pages)])),
      },
      errorResponses: [
        // S3 answers 403 for a missing file if the caller may not list. The API never answers 403.
        { httpStatus: 403, responseHttpStatus: 404, responsePagePath: notFoundPage, ttl: neverKept },
        ...keptErrors.map((httpStatus) => ({ httpStatus, ttl: neverKept })),
      ],
    });
    acknowledge(this.distribution, props);
    this.url = `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`;
    this.files = new SiteFiles(this, "Files", { stage, bucket, folder: props.folder, url: this.url });
  }

  /** New pages are published only after the functions that answer them. */
  fillAfter(dependency: IDependable): void {
    this.files.node.addDependency(dependency);
  }

  private createBucket(stage: Stage): Bucket {
    const { keep } = stage;
    const bucket = new Bucket(this, "Bucket", {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // CloudFormation does not delete a bucket with files in it, not even when it rolls back a deployment.
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !keep,
    });
    if (!stage.keep) logEmptying(bucket, stage);
    Validations.of(bucket).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It holds what everybody may read, and only CloudFront reads it.",
    });
    return bucket;
  }

  private pageBehavior(
    bucket: Bucket,
    responseHeadersPolicy: ResponseHeadersPolicy,
    originAccessControlName: string,
  ): BehaviorOptions {
    const originAccessControl = new S3OriginAccessControl(this, "Access", { originAccessControlName });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      responseHeadersPolicy,
      cachePolicy: this.pageCachePolicy(),
      compress: true,
      functionAssociations: [this.onRequest("Rewrite", "rewrite.js")],
    };
  }

  /**
   * Pages say `no-cache`, so CloudFront asks the bucket every time. A policy that forbids caching outright would also
   * forbid compression.
   */
  private pageCachePolicy(): CachePolicy {
    return new CachePolicy(this, "PageCache", {
      comment: "Asked for every time, and compressed",
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }

  private apiBehavior(props: SiteProps, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      ...passedOn(props.apiHost, props, responseHeadersPolicy),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      functionAssociations: [this.onRequest("Caller", "caller.js")],
    };
  }

  /** All viewer headers are passed on, because a handshake needs some of them. */
  private socketsBehavior(props: SiteProps, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      ...passedOn(props.socketsHost, props, responseHeadersPolicy),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    };
  }

  private onRequest(id: string, file: Parameters<typeof edgeCode>[0]) {
    const code = FunctionCode.fromInline(edgeCode(file));
    const edgeFunction = new EdgeFunction(this, id, { code, runtime: FunctionRuntime.JS_2_0 });
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }
}

/** Gives our log to the CDK's function that empties the bucket. Its own log would stay behind in no stack. */
function logEmptying(bucket: Bucket, stage: Stage): void {
  const handler = Stack.of(bucket).node.findChild("Custom::S3AutoDeleteObjectsCustomResourceProvider");
  const { logGroupName } = createLogGroup(bucket, "EmptyingLog", stage);
  const made = handler.node.findChild("Handler") as CfnResource;
  made.addPropertyOverride("LoggingConfig", { LogGroup: logGroupName });
}

/** The API as an origin, with the word by which CloudFront proves itself. */
function originWithProof(host: string, { originProof }: SiteProps): HttpOrigin {
  return new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { "x-origin-key": originProof },
  });
}

/**
 * Requests that are passed on unchanged and not cached at the edge. No redirect: they must not travel unencrypted even
 * once.
 */
function passedOn(
  host: string,
  props: SiteProps,
  responseHeadersPolicy: ResponseHeadersPolicy,
): BehaviorOptions {
  return {
    origin: originWithProof(host, props),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy,
  };
}

/** People type these addresses, or follow them from elsewhere. Only a link is sent unencrypted this way. */
function linked(api: BehaviorOptions): BehaviorOptions {
  return { ...api, viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS };
}

/** Files named after their content: kept by the edge and by browsers, and never rewritten. */
function hashed({ functionAssociations: _, ...pages }: BehaviorOptions): BehaviorOptions {
  return { ...pages, cachePolicy: CachePolicy.CACHING_OPTIMIZED };
}

function acknowledge(distribution: Distribution, { certificate, webAclArn }: SiteProps): void {
  const rules = [
    { id: "AwsSolutions-CFR1", reason: "Players are wherever they are; friends travel." },
    {
      id: "AwsSolutions-CFR3",
      reason:
        "CloudFront's log has query strings, in which sign-in and answer links carry tokens. The API's own access log leaves them out; what else is there are public files.",
    },
  ];
  if (webAclArn === undefined) {
    const reason = "A table of friends can do without its monthly price; `firewall` in the stage adds it.";
    rules.push({ id: "AwsSolutions-CFR2", reason });
  }
  if (certificate === undefined) {
    const reason = "Without a domain there is only CloudFront's own certificate, whose policy cannot be set.";
    rules.push({ id: "AwsSolutions-CFR4", reason });
  }
  Validations.of(distribution).acknowledge(...rules);
}
