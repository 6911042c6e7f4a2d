import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { CloudFormationStandIn } from "./cloudformation-stand-in.ts";

/** An AWS account as preflight sees it. If a test changes a value here, the stand-in answers with it. */
export interface StandInAccount {
  account: string;
  credentials: "good" | "expired";
  /** Version of the CDK bootstrap by region. */
  bootstrap: Record<string, number>;
  zones: Record<string, { name: string; isPrivate?: boolean; nameServers?: string[]; records?: string[] }>;
  certificates: Record<string, { status: string; names: string[] }>;
  /** Whether an identity of SES is verified. */
  identities: Record<string, boolean>;
  mail: { production: boolean; sending: boolean };
  /** The number of functions that may run at once. */
  concurrency: number;
  /** Actions like `ssm:GetParameter` that these credentials, without a role, may not use. */
  denied: string[];
  /** Parts of the names of roles that they may assume. */
  roles: string[];
}

export interface StandIn {
  readonly account: StandInAccount;
  /** Every request as `service region action`, with the role that it was made by if there is one. */
  readonly calls: string[];
  readonly cloudFormation: CloudFormationStandIn;
  /** The variables that point the SDKs and the command lines here. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

interface Call {
  readonly service: string;
  readonly region: string;
  readonly action: string;
  readonly path: string;
  /** The access key; that of an assumed role is the role's name. */
  readonly key: string;
  readonly body: string;
}

interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly xml?: string;
}

export function goodAccount(): StandInAccount {
  return {
    account: "111122223333",
    credentials: "good",
    bootstrap: { "eu-central-1": 29, "us-east-1": 29 },
    zones: {},
    certificates: {},
    identities: {},
    mail: { production: true, sending: true },
    concurrency: 1000,
    denied: [],
    roles: ["deploy-role", "file-publishing-role", "lookup-role"],
  };
}

/**
 * Serves the AWS endpoints that preflight reads on one local port. It recognises a service by the request's signature.
 */
export async function startStandIn(account = goodAccount()): Promise<StandIn> {
  const calls: string[] = [];
  const uploads = new Map<string, string>();
  const cloudFormation = new CloudFormationStandIn(uploads);
  const answerAny = (call: Call): Reply => {
    if (call.service === "cloudformation") {
      const action = `cloudformation:${call.action}`;
      return account.denied.includes(action) && !call.key.endsWith("-role")
        ? xmlError(403, "AccessDenied", `not authorized to perform: ${action}`)
        : cloudFormation.answer(call);
    }
    if (call.service === "s3") return answerBucket(uploads, call);
    return answer(account, call);
  };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    const by = call.key.endsWith("-role") ? ` by ${call.key}` : "";
    calls.push(`${call.service} ${call.region} ${call.action}${by}`);
    const { status = 200, json, xml } = answerAny(call);
    const isXml = xml !== undefined;
    const type = isXml ? "text/xml" : "application/x-amz-json-1.1";
    // Uploads in parts are put together by the tags of their parts.
    response.writeHead(status, { "content-type": type, ...(call.service === "s3" && { etag: '"1"' }) });
    response.end(isXml ? xml : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account,
    calls,
    cloudFormation,
    environment: { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString("utf8");
  const scope = /Credential=([^/]+)\/\d+\/([^/]+)\/([^/]+)\//.exec(request.headers.authorization ?? "");
  const target = request.headers["x-amz-target"];
  const action =
    typeof target === "string"
      ? target.slice(target.indexOf(".") + 1)
      : (new URLSearchParams(body).get("Action") ?? `${request.method} ${request.url}`);
  const [, key = "", region = "", service = ""] = scope ?? [];
  return { service, region, action, path: request.url ?? "", key, body };
}

function answer(account: StandInAccount, call: Call): Reply {
  switch (call.service) {
    case "sts":
      return answerCaller(account, call);
    case "ssm":
      return answerParameter(account, call);
    case "route53":
      return answerZone(account, call);
    case "acm":
      return answerCertificate(account, call);
    case "ses":
      return answerMail(account, call);
    case "lambda":
      return answerLimits(account);
    default:
      return { status: 500, json: { __type: "InternalFailure", message: `no ${call.service} here` } };
  }
}

function answerCaller({ account, credentials, roles }: StandInAccount, { action, body }: Call): Reply {
  if (action === "AssumeRole") {
    const role = roles.find((name) => new URLSearchParams(body).get("RoleArn")?.includes(name));
    return role === undefined
      ? xmlError(403, "AccessDenied", "not authorized to perform: sts:AssumeRole")
      : lendRole(role);
  }
  if (credentials === "expired") return xmlError(403, "ExpiredToken", "The security token is expired");
  const result = `<Arn>arn:aws:iam::${account}:user/boss</Arn><UserId>AIDA</UserId><Account>${account}</Account>`;
  return {
    xml: `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>${result}</GetCallerIdentityResult></GetCallerIdentityResponse>`,
  };
}

function lendRole(role: string): Reply {
  const credentials = `<AccessKeyId>${role}</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>token</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>`;
  return {
    xml: `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>${credentials}</Credentials></AssumeRoleResult></AssumeRoleResponse>`,
  };
}

/** The bootstrap's bucket: it accepts uploads, and contains nothing else yet. */
function answerBucket(uploads: Map<string, string>, { action, path, body }: Call): Reply {
  if (action.startsWith("PUT")) uploads.set(new URL(path, "http://bucket").pathname, body);
  if (path.includes("uploads")) {
    return {
      xml: "<InitiateMultipartUploadResult><Bucket>b</Bucket><Key>k</Key><UploadId>1</UploadId></InitiateMultipartUploadResult>",
    };
  }
  if (path.includes("uploadId") && action.startsWith("POST")) {
    return {
      xml: "<CompleteMultipartUploadResult><Key>k</Key><ETag>1</ETag></CompleteMultipartUploadResult>",
    };
  }
  if (path.includes("location")) {
    return {
      xml: '<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">eu-central-1</LocationConstraint>',
    };
  }
  if (path.includes("encryption")) {
    return xmlError(404, "ServerSideEncryptionConfigurationNotFoundError", "not encrypted by a key");
  }
  return { xml: '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"></ListBucketResult>' };
}

function answerParameter({ bootstrap, denied }: StandInAccount, { region }: Call): Reply {
  if (denied.includes("ssm:GetParameter")) return jsonError(400, "AccessDeniedException", "not authorized");
  const version = bootstrap[region];
  if (version === undefined) return jsonError(400, "ParameterNotFound", "");
  return { json: { Parameter: { Name: "version", Value: String(version) } } };
}

function answerZone({ zones, denied }: StandInAccount, { path }: Call): Reply {
  const url = new URL(path, "http://route53");
  const [, , , id = "", list] = url.pathname.split("/");
  const zone = zones[id];
  if (!zone) return xmlError(404, "NoSuchHostedZone", `No hosted zone found with ID: ${id}`);
  if (list === "rrset") {
    if (denied.includes("route53:ListResourceRecordSets"))
      return xmlError(403, "AccessDenied", "not authorized");
    return listRecords(zone.records ?? [], url.searchParams.get("name") ?? "");
  }
  const servers = (zone.nameServers ?? ["ns-1.awsdns-1.org"]).map(
    (name) => `<NameServer>${name}</NameServer>`,
  );
  return {
    xml: `<GetHostedZoneResponse xmlns="https://route53.amazonaws.com/doc/2013-04-01/"><HostedZone><Id>/hostedzone/${id}</Id><Name>${zone.name}.</Name><CallerReference>1</CallerReference><Config><PrivateZone>${zone.isPrivate === true}</PrivateZone></Config></HostedZone><DelegationSet><NameServers>${servers.join("")}</NameServers></DelegationSet></GetHostedZoneResponse>`,
  };
}

/** Records, written as `name type`, sorted by their labels from the right, starting at the requested one. */
function listRecords(records: readonly string[], from: string): Reply {
  const order = (name: string) => name.replace(/\.$/, "").split(".").reverse().join(" ");
  const sets = records
    .map((record) => record.split(" "))
    .filter(([name = ""]) => order(name) >= order(from))
    .sort(([a = ""], [b = ""]) => (order(a) < order(b) ? -1 : 1))
    .map(
      ([name, type]) => `<ResourceRecordSet><Name>${name}.</Name><Type>${type}</Type></ResourceRecordSet>`,
    );
  return {
    xml: `<ListResourceRecordSetsResponse xmlns="https://route53.amazonaws.com/doc/2013-04-01/"><ResourceRecordSets>${sets.join("")}</ResourceRecordSets><IsTruncated>false</IsTruncated><MaxItems>100</MaxItems></ListResourceRecordSetsResponse>`,
  };
}

function answerCertificate({ certificates }: StandInAccount, { body }: Call): Reply {
  const { CertificateArn = "" } = JSON.parse(body) as { CertificateArn?: string };
  const certificate = certificates[CertificateArn];
  if (!certificate) return jsonError(400, "ResourceNotFoundException", "Could not find certificate");
  const { status, names } = certificate;
  return {
    json: {
      Certificate: { CertificateArn, DomainName: names[0], SubjectAlternativeNames: names, Status: status },
    },
  };
}

function answerMail({ identities, mail }: StandInAccount, { action }: Call): Reply {
  if (action.endsWith("/account")) {
    return {
      json: {
        ProductionAccessEnabled: mail.production,
        SendingEnabled: mail.sending,
        EnforcementStatus: mail.sending ? "HEALTHY" : "SHUTDOWN",
      },
    };
  }
  const verified = identities[decodeURIComponent(action.split("/").at(-1) ?? "")];
  if (verified === undefined) return jsonError(404, "NotFoundException", "Email identity does not exist.");
  return { json: { VerifiedForSendingStatus: verified } };
}

function answerLimits({ concurrency, denied }: StandInAccount): Reply {
  if (denied.includes("lambda:GetAccountSettings")) {
    return jsonError(403, "AccessDeniedException", "not authorized");
  }
  const AccountLimit = { ConcurrentExecutions: concurrency, UnreservedConcurrentExecutions: concurrency };
  return { json: { AccountLimit } };
}

function jsonError(status: number, type: string, message: string): Reply {
  return { status, json: { __type: type, message } };
}

function xmlError(status: number, code: string, message: string): Reply {
  return {
    status,
    xml: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
  };
}
