/**
 * The product as it is deployed, on this machine: the functions of a cloud assembly with the permissions,
 * variables and event sources of its templates, between stand-ins of the services around them.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Inbox, startInbox } from "@consigliere/local/inbox";
import { type EmbeddedServer, startEmbedded } from "@consigliere/store/embedded";
import type { Assembly } from "./assembly/assembly.ts";
import { account } from "./assembly/physical.ts";
import { createResolver, type Resolver } from "./assembly/resolve.ts";
import { isObject, type JsonObject, type Placed, resourcesOf } from "./assembly/template.ts";
import type { Principal } from "./aws/caller.ts";
import { type Front, startFront } from "./aws/front.ts";
import { createParameters, type Parameters } from "./aws/parameters.ts";
import { isAllowed } from "./aws/policy.ts";
import { readRoles } from "./aws/roles.ts";
import { createSes, type SentMail, type Ses } from "./aws/ses.ts";
import { type Distribution, openDistribution } from "./edge/distribution.ts";
import { type Bucket, openBucket } from "./edge/site.ts";
import { createMeter, type Meter } from "./meter.ts";
import {
  type CloudFunction,
  type FunctionSpec,
  prepareFunction,
  readFunctions,
} from "./runtime/functions.ts";
import { lambdaVariables, makeCredentials } from "./runtime/variables.ts";
import { startBeacon } from "./sources/beacon.ts";
import { askCustomResource } from "./sources/custom-resource.ts";
import { bounceOf, complaintOf, scheduledEvent, topicEvent } from "./sources/events.ts";
import { askApi, type Route } from "./sources/http-api.ts";
import { createSockets, type TestSocket } from "./sources/sockets.ts";
import { openStreamSource, type StreamSource } from "./sources/stream-source.ts";
import { createTable, readTable, type TableSpec } from "./sources/table.ts";
import { type Part, parts, readWiring, type Wiring } from "./wiring.ts";

/** The sender that was verified by hand where no identity is in the template. */
const verifiedByHand = "office@consigliere-harness.net";

/** Between two calls of the schedule while time passes. */
const longestPauseSeconds = 600;

export interface Cloud {
  readonly url: string;
  readonly distribution: Distribution;
  /** The API past the distribution, as somebody who found its address would call it. */
  askApiDirectly(path: string, init?: RequestInit): Promise<Response>;
  /** Opens a socket as a page does; throws the status of a refusal. */
  openSocket(ticket: string): Promise<TestSocket>;
  readonly functions: Readonly<Record<Part, CloudFunction>>;
  readonly principals: Readonly<Record<Part, Principal>>;
  readonly front: Front;
  readonly parameters: Parameters;
  /** The name of the parameter with the keys. */
  readonly keysParameter: string;
  readonly ses: Ses;
  readonly inboxUrl: string;
  readonly table: TableSpec;
  readonly endpoint: string;
  readonly bucket: Bucket;
  readonly source: StreamSource;
  /** Messages in the failure queue of the stream. */
  readonly streamFailures: readonly JsonObject[];
  /** The lines that the functions wrote. */
  readonly logs: readonly string[];
  readonly meter: Meter;
  /** The time of this world. */
  now(): Date;
  /** Moves the clock on. Nothing happens by that alone. */
  advance(seconds: number): void;
  /** The schedule calls the tick function. */
  tick(): Promise<void>;
  /** Moves the clock, ticks, and delivers what is in the stream. */
  pass(seconds: number): Promise<void>;
  /** SES has bad news about a mail. */
  report(event: "BOUNCE" | "COMPLAINT", mail: SentMail): Promise<void>;
  /** Other code for functions, from a folder with one folder for each; those that it lacks stay as they are. */
  deploy(functionFolder: string): Promise<void>;
  stop(): Promise<void>;
}

type Stop = () => unknown;

/** `inFile`: its database is slower, but not ever slower with all that is written. See `packages/store/src/embedded.ts`. */
export async function startCloud(assembly: Assembly, { inFile = false } = {}): Promise<Cloud> {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await assemble(assembly, stops, inFile)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(assembly: Assembly, stops: Stop[], inFile: boolean): Promise<Omit<Cloud, "stop">> {
  const { stacks } = assembly;
  const resolver = createResolver(stacks);
  const wiring = readWiring(stacks, resolver);
  const [database, inbox] = await Promise.all([openDatabase(stops, inFile), openInbox(stops)]);
  const { endpoint } = database;
  const table = readTable(stacks, resolver);
  await createTable(endpoint, table);

  const meter = createMeter();
  let aheadMs = 0;
  const clockAheadMs = () => aheadMs;
  const now = () => new Date(Date.now() + aheadMs);
  const { region } = wiring.keys.stack;
  const parameters = createParameters();
  const identities = resourcesOf(stacks, "AWS::SES::EmailIdentity").map(
    ({ stack, id }) => resolver.physical(stack, id).ref,
  );
  const ses = createSes({
    region,
    identities: identities.length > 0 ? identities : [verifiedByHand],
    smtpUrl: inbox.smtpUrl,
  });
  const principals = readPrincipals(assembly, resolver, wiring);
  const sockets = createSockets((event) => functions.live.invoke(event));
  const front = await startFront({
    sockets: { ...wiring.sockets, post: sockets.post },
    principals: () => Object.values(principals),
    tables: tableLookup(table),
    dynamoEndpoint: endpoint,
    parameters,
    parameterArn: (name) => `arn:aws:ssm:${region}:${account}:parameter${name}`,
    ses,
    clockAheadMs,
    meter,
  });
  stops.push(front.stop);

  const logs: string[] = [];
  const beacon = await startBeacon(now);
  stops.push(beacon.stop);
  const specs = readFunctions(assembly, resolver);
  const create = (part: Part): CloudFunction => {
    const spec = specOf(specs, wiring.arns[part]);
    const added = lambdaVariables(spec, principals[part].credentials, {
      ...endpointsAt(front.url),
      ...("SOCKETS_URL" in spec.environment ? { SOCKETS_URL: `${front.url}${wiring.sockets.path}` } : {}),
      ...("BEACON_URL" in spec.environment ? beacon.variables : {}),
    });
    return prepareFunction(
      spec,
      { ...spec.environment, ...added },
      {
        aheadMs: clockAheadMs,
        onLine: (line) => logs.push(line),
        onWorked: (milliseconds) => meter.invoked(part, milliseconds),
      },
    );
  };
  const functions = Object.fromEntries(parts.map((part) => [part, create(part)])) as Record<
    Part,
    CloudFunction
  >;
  stops.push(() => Promise.all(Object.values(functions).map((one) => one.recycle())));

  for (const type of ["Custom::ConsigliereKeys", "Custom::ConsigliereProof"]) {
    await makeResource(resolver, resourcesOf(stacks, type), functions.keys);
  }
  const keysParameter = keysParameterOf(specs);

  const streamFailures: JsonObject[] = [];
  const source = await openStreamSource({
    endpoint,
    region,
    tableName: table.tableName,
    mapping: mappingFor(wiring, principals.stream, table),
    invoke: functions.stream.invoke,
    onFailure: (message) => streamFailures.push(message),
  });
  stops.push(source.stop);

  const routes = [...wiring.routes].map(([key, arn]) => {
    const part = parts.find((each) => wiring.arns[each] === arn) ?? "http";
    return { key, invoke: (event: unknown) => functions[part].invoke(event) };
  });
  const { bucket, distribution } = openEdge(assembly, resolver, {
    wiring,
    routes,
    shake: sockets.shake,
  });
  const tick = async () => {
    await functions.tick.invoke(scheduledEvent(now(), region));
  };
  return {
    functions,
    principals,
    front,
    parameters,
    keysParameter,
    ses,
    table,
    endpoint,
    bucket,
    distribution,
    source,
    streamFailures,
    logs,
    meter,
    now,
    tick,
    url: distribution.url,
    inboxUrl: inbox.url,
    askApiDirectly: (path, init) =>
      askApi(new Request(`https://${wiring.apiHost}${path}`, init), "198.51.100.9", routes),
    openSocket: async (ticket) => {
      const address = new URL(`/live?ticket=${encodeURIComponent(ticket)}`, distribution.url);
      return sockets.opened(await distribution.fetch(new Request(address)));
    },
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
    pass: async (seconds) => {
      // A schedule that came only at the end would tell the service that it had slept all the while.
      for (let left = seconds; left > 0; left -= longestPauseSeconds) {
        aheadMs += Math.min(left, longestPauseSeconds) * 1000;
        await tick();
      }
      await source.drain();
    },
    report: async (event, mail) => {
      const topic = wiring.topicFor(event, mail.configurationSet);
      const message = event === "BOUNCE" ? bounceOf(mail, now()) : complaintOf(mail, now());
      await functions.feedback.invoke(topicEvent(topic, message, now()));
    },
    deploy: async (folder) => {
      const given = parts.filter((part) => existsSync(join(folder, part, "index.mjs")));
      await Promise.all(given.map((part) => functions[part].recycle(join(folder, part))));
    },
  };
}

async function openDatabase(stops: Stop[], inFile: boolean): Promise<EmbeddedServer> {
  const folder = await openFolder("cloud-table-", stops);
  const database = await startEmbedded(inFile ? { dataFile: join(folder, "table.sqlite") } : {});
  stops.push(database.stop);
  return database;
}

async function openInbox(stops: Stop[]): Promise<Inbox> {
  const folder = await openFolder("cloud-inbox-", stops);
  const inbox = await startInbox({ port: 0, folder });
  stops.push(inbox.stop);
  return inbox;
}

async function openFolder(name: string, stops: Stop[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function specOf(specs: readonly FunctionSpec[], arn: string): FunctionSpec {
  const spec = specs.find((one) => one.arn === arn);
  if (!spec) throw new Error(`The assembly has no code for ${arn}.`);
  return spec;
}

/** Each function's role with credentials of its own. */
function readPrincipals(assembly: Assembly, resolver: Resolver, wiring: Wiring): Record<Part, Principal> {
  const roles = readRoles(assembly.stacks, resolver);
  const specs = readFunctions(assembly, resolver);
  const principal = (part: Part): Principal => {
    const role = roles.get(specOf(specs, wiring.arns[part]).roleArn);
    if (!role) throw new Error(`The function ${part} has no role of its own.`);
    return { name: part, role, credentials: makeCredentials() };
  };
  return Object.fromEntries(parts.map((part) => [part, principal(part)])) as Record<Part, Principal>;
}

function tableLookup(table: TableSpec) {
  const prefix = table.arn.slice(0, -table.tableName.length);
  return (name: string | undefined) =>
    name === table.tableName || name === table.arn
      ? table
      : { ...table, tableName: String(name), arn: `${prefix}${String(name)}` };
}

/** Any service that is not named here is asked at the front too, which refuses it. */
function endpointsAt(url: string): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: url,
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_ENDPOINT_URL_SSM: url,
    AWS_ENDPOINT_URL_SESV2: url,
  };
}

function keysParameterOf(specs: readonly FunctionSpec[]): string {
  const [parameter] = specs.flatMap(({ environment }) => environment["KEYS_PARAMETER"] ?? []);
  if (!parameter) throw new Error("No function is told of the parameter with the keys.");
  return parameter;
}

/** Before anything refers to what a custom resource has made, CloudFormation has it made. */
async function makeResource(
  resolver: Resolver,
  [placed, ...others]: readonly Placed[],
  maker: CloudFunction,
): Promise<void> {
  if (!placed || others.length > 0) throw new Error("The assembly lacks a resource of keys, or has two.");
  const { stack, id, resource } = placed;
  const properties = resolver.properties(stack, id);
  const asked = { requestType: "Create", logicalId: id, type: resource.Type, properties } as const;
  const answer = await askCustomResource(asked, maker.invoke);
  if (answer.Status !== "SUCCESS") throw new Error(`The keys could not be made: ${answer.Reason}`);
  resolver.answered(stack, id, { ref: answer.PhysicalResourceId, attributes: answer.Data ?? {} });
}

/** The mapping's properties. Lambda reads the stream, and puts failures aside, with the function's own role. */
function mappingFor({ mapping }: Wiring, { role }: Principal, { streamArn }: TableSpec): JsonObject {
  const destination = mapping["DestinationConfig"];
  const onFailure = isObject(destination)
    ? (destination["OnFailure"] as JsonObject)["Destination"]
    : undefined;
  const needed = [
    ...["DescribeStream", "GetRecords", "GetShardIterator"].map((name) => [`dynamodb:${name}`, streamArn]),
    ["sqs:SendMessage", String(onFailure)],
  ];
  for (const [action = "", resource = ""] of needed) {
    if (!isAllowed(role.statements, { action, resource }))
      throw new Error(`${role.name} lacks ${action} on ${resource}.`);
  }
  if (mapping["EventSourceArn"] !== streamArn) throw new Error("The mapping reads another stream.");
  return mapping;
}

interface Behind {
  readonly wiring: Wiring;
  readonly routes: readonly Route[];
  readonly shake: (request: Request) => Promise<Response>;
}

function openEdge(assembly: Assembly, resolver: Resolver, { wiring, routes, shake }: Behind) {
  const { stacks } = assembly;
  const buckets = resourcesOf(stacks, "AWS::S3::Bucket").map(({ stack, id }) => {
    const { ref, attributes } = resolver.physical(stack, id);
    return { domain: attributes["RegionalDomainName"], bucket: openBucket(assembly, resolver, ref) };
  });
  const [first] = buckets;
  if (!first || buckets.length > 1) throw new Error("The assembly has no bucket, or more than one.");
  const { bucket, domain } = first;
  const distribution = openDistribution({
    stacks,
    resolver,
    origins: (domainName) => {
      if (domainName === domain)
        return async (request) => bucket.get(request, new URL(request.url).pathname.slice(1));
      if (domainName === wiring.apiHost) return (request, viewerIp) => askApi(request, viewerIp, routes);
      if (domainName === wiring.sockets.host) return shake;
      throw new Error(`Nothing stands at ${domainName}.`);
    },
  });
  return { bucket, distribution };
}
