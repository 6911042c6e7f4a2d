import * as z from "zod";

/** A place where Consigliere is deployed. */
export interface Stage {
  /** Short and lower-case: it becomes part of the stacks' names. */
  readonly name: string;
  /** The account it may be deployed to; absent: the account of the credentials. */
  readonly account?: string;
  readonly region: string;
  /**
   * Protects matches against mistakes: the table is kept and protected. Without it, everything is deleted with the
   * stacks.
   */
  readonly keep: boolean;
  readonly mail: {
    /** An address of the domain if there is one with a zone; otherwise it must be verified in SES already. */
    readonly from: string;
    /** Addresses verified in SES, to try mail in its sandbox, where SES needs permission for each of them. */
    readonly sandboxRecipients?: readonly string[];
  };
  readonly alarmEmail: string;
  readonly monthlyBudgetUsd: number;
  /** How long logs are kept; one of CloudWatch's durations. */
  readonly logDays: (typeof logDays)[number];
  /** Absent: CloudFront's address. */
  readonly domain?: ZoneDomain | CertificateDomain;
  /** Absent: no firewall, and no monthly price for it. */
  readonly firewall?: { readonly requestsPerFiveMinutes: number };
  /**
   * The limit of concurrent requests, so that a flood leaves room for stream and tick. Needs an account whose quota of
   * concurrent executions is at least twice this number plus 100 (new accounts may have 10). Absent: only API Gateway's
   * limit.
   */
  readonly requestsAtOnce?: number;
  /** Mixes a round of drand's public randomness beacon into every match. Absent: yes. */
  readonly beacon?: boolean;
  /** Traces invocations by X-Ray, which costs by the call. Absent: no. */
  readonly tracing?: boolean;
  /** Raise it by one to change the word by which CloudFront proves itself. */
  readonly originKey: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** A domain whose Route 53 zone is in the account. The deployment makes certificate, records and mail identity. */
export interface ZoneDomain {
  readonly name: string;
  readonly zoneId: string;
  readonly zoneName: string;
}

/** A domain with DNS elsewhere, and a certificate that was made before, in us-east-1. */
export interface CertificateDomain {
  readonly name: string;
  readonly certificateArn: string;
}

/** Something about a deployment that must be corrected first; the message is one line for people. */
export class StageError extends Error {}

export const logDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827] as const;

const hostName = z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "is not a host name");
const address = z.email("is not an address");
/** SES knows identities, and IAM compares them, in lower case. */
const identity = address.regex(/^[^A-Z]*$/, "must be in lower case");
const amount = z.number().positive();

/** A name becomes part of other names, some of which have a maximum length. */
export const stageNamePattern = /^[a-z][a-z0-9]{1,15}$/;

/** The content of a stage's file. Members that are left out get the safest and cheapest value. */
const stageSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(stageNamePattern, "must be 2 to 16 lower-case letters and digits"),
  account: z
    .string()
    .regex(/^\d{12}$/, "must have twelve digits")
    .optional(),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "is not a region"),
  keep: z.boolean().default(true),
  mail: z.strictObject({ from: identity, sandboxRecipients: z.array(identity).optional() }),
  alarmEmail: address,
  monthlyBudgetUsd: amount.default(5),
  logDays: z.literal(logDays, `must be one of ${logDays.join(", ")}`).default(90),
  domain: z
    .strictObject({
      name: hostName,
      zoneId: z
        .string()
        .regex(/^Z[A-Z0-9]+$/, "is not a zone id")
        .optional(),
      zoneName: hostName.optional(),
      certificateArn: z.string().startsWith("arn:", "is not an ARN").optional(),
    })
    .optional(),
  firewall: z.strictObject({ requestsPerFiveMinutes: z.int().min(10) }).optional(),
  requestsAtOnce: z.int().min(1).optional(),
  beacon: z.boolean().optional(),
  tracing: z.boolean().optional(),
  originKey: z.int().min(1).default(1),
  tags: z.record(z.string(), z.string()).default({}),
});

/**
 * A stage as written down, checked.
 * @throws StageError with all faults, in one line
 */
export function parseStage(written: unknown): Stage {
  const parsed = stageSchema.safeParse(written);
  const faults = parsed.success ? faultsOf(parsed.data) : parsed.error.issues.map(inWords);
  if (!parsed.success || faults.length > 0)
    throw new StageError(`${titleOf(written)}: ${faults.join("; ")}.`);
  const { $schema: _, ...stage } = parsed.data;
  return stage as Stage;
}

/** The schema of the file of a stage, for editors. */
export function stageJsonSchema(): object {
  return z.toJSONSchema(stageSchema.omit({ name: true }), { io: "input" });
}

/** The members of a domain show which kind it is. */
export function hasZone(domain: Stage["domain"]): domain is ZoneDomain {
  return domain !== undefined && "zoneId" in domain;
}

/** The stacks of a stage; not every stage has an edge. */
export type StackPart = "State" | "Edge" | "Service";

/** The name of a stage's stack. */
export function stackName(stage: Pick<Stage, "name">, part: StackPart): string {
  return `Consigliere-${stage.name}-${part}`;
}

/** Whether the stage has a stack in us-east-1, for its own certificate or the firewall. */
export function needsEdge({ domain, firewall }: Stage): boolean {
  return hasZone(domain) || firewall !== undefined;
}

function inWords({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  const place = path.map(String);
  if (code === "unrecognized_keys" && "keys" in issue) {
    return issue.keys.map((key) => `${[...place, key].join(".")} is unknown`).join("; ");
  }
  return `${place.join(".") || "it"} ${/^(is|must) /.test(message) ? message : `is wrong (${message})`}`;
}

function titleOf(written: unknown): string {
  const name =
    typeof written === "object" && written !== null && "name" in written ? written.name : undefined;
  return typeof name === "string" ? `Stage ${name}` : "The stage";
}

/** The faults that involve several members. */
function faultsOf({ domain, mail, region }: z.infer<typeof stageSchema>): string[] {
  const faults: string[] = [];
  if (domain === undefined) return faults;
  const { name, zoneId, zoneName, certificateArn } = domain;
  if (certificateArn !== undefined) {
    if (zoneId !== undefined || zoneName !== undefined)
      faults.push("domain has a zone or a certificateArn, not both");
    if (!/^arn:[a-z-]+:acm:us-east-1:\d{12}:certificate\/.+$/.test(certificateArn))
      faults.push("domain.certificateArn must be one of ACM in us-east-1, where CloudFront looks for it");
    return faults;
  }
  if (zoneId === undefined || zoneName === undefined) {
    return [...faults, "domain needs zoneId and zoneName, or certificateArn"];
  }
  if (name !== zoneName && !name.endsWith(`.${zoneName}`)) {
    faults.push(`domain.name is not within the zone ${zoneName}`);
  }
  if (!mail.from.endsWith(`@${name}`)) {
    faults.push(`mail.from must be an address at ${name}, whose identity is made in ${region}`);
  }
  return faults;
}

const EXAMPLE = /(^|[@.])example\.(com|net|org)$/;

/**
 * Refuses a stage that nobody has filled in yet. It can be synthesized, but not deployed.
 * @throws StageError
 */
export function checkReadyToDeploy(stage: Stage): void {
  const { mail, alarmEmail, domain } = stage;
  const values = {
    "mail.from": mail.from,
    alarmEmail,
    ...(domain === undefined ? {} : { "domain.name": domain.name }),
    ...(hasZone(domain) ? { "domain.zoneName": domain.zoneName } : {}),
  };
  const untouched = Object.entries(values).filter(([, value]) => EXAMPLE.test(value));
  if (untouched.length === 0) return;
  const names = untouched.map(([name, value]) => `${name} (${value})`).join(", ");
  throw new StageError(
    `Stage ${stage.name} still has example values: ${names}. Fill in infra/stages/${stage.name}.json.`,
  );
}
