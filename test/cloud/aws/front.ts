/**
 * Stands where AWS stands. It knows by the access key which role calls, lets through what that role's policies
 * allow, and refuses everything else as AWS does; what it does not know it refuses loudly.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type LoopbackServer, serveOnLoopback } from "@consigliere/store/loopback";
import { isObject, type JsonObject } from "../assembly/template.ts";
import type { Meter } from "../meter.ts";
import { callerOf, type Principal } from "./caller.ts";
import { dynamoAccess, type TableLookup } from "./dynamodb.ts";
import type { Parameters } from "./parameters.ts";
import { type Access, isAllowed } from "./policy.ts";
import { AwsError } from "./refusal.ts";
import type { Ses } from "./ses.ts";

/** Something that was wanted and not allowed. */
export interface Denial extends Access {
  readonly who: string;
}

export interface FrontSettings {
  readonly principals: () => readonly Principal[];
  readonly tables: TableLookup;
  readonly dynamoEndpoint: string;
  readonly parameters: Parameters;
  readonly parameterArn: (name: string) => string;
  readonly ses: Ses;
  readonly sockets: {
    readonly path: string;
    readonly arnOf: (socket: string) => string;
    /** False: it is closed. */
    readonly post: (socket: string, text: string) => boolean;
  };
  readonly clockAheadMs: () => number;
  readonly meter: Meter;
}

export interface Front extends LoopbackServer {
  readonly denials: readonly Denial[];
  /** Requests that nothing here handles: each would be a hole in the harness. */
  readonly unknown: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function startFront(settings: FrontSettings): Promise<Front> {
  const denials: Denial[] = [];
  const unknown: string[] = [];

  const authorize = (principal: Principal, accesses: readonly Access[]) => {
    for (const access of accesses) {
      if (isAllowed(principal.role.statements, access)) continue;
      denials.push({ who: principal.name, ...access });
      const message = `User: ${principal.role.arn} is not authorized to perform: ${access.action} on resource: ${access.resource}`;
      throw new AwsError("AccessDeniedException", message);
    }
  };

  const answer = async (request: IncomingMessage, body: string): Promise<Answer> => {
    const caller = callerOf(request.headers, settings.principals());
    if (!caller) throw new AwsError("UnrecognizedClientException", "The security token is invalid.");
    const { principal, service } = caller;
    const target = String(request.headers["x-amz-target"] ?? "");
    const operation = target.split(".")[1] ?? "";
    if (service === "dynamodb") {
      authorize(principal, dynamoAccess(operation, parse(body), settings.tables));
      const counted = JSON.stringify({ ...parse(body), ReturnConsumedCapacity: "TOTAL" });
      const answered = await forward(settings.dynamoEndpoint, request, counted);
      settings.meter.asked(principal.name, operation, answered.body);
      return answered;
    }
    if (service === "ssm") {
      const asked = parse(body);
      const resource = settings.parameterArn(String(asked["Name"]));
      authorize(principal, [{ action: `ssm:${operation}`, resource }]);
      return { status: 200, body: JSON.stringify(settings.parameters.act(operation, asked)) };
    }
    if (service === "ses" && request.method === "POST" && request.url === "/v2/email/outbound-emails") {
      const asked = parse(body);
      authorize(principal, settings.ses.access(asked));
      return { status: 200, body: JSON.stringify(await settings.ses.send(asked)) };
    }
    const { sockets } = settings;
    const [path = "", socket] = decodeURIComponent(request.url ?? "").split("/@connections/");
    if (service === "execute-api" && request.method === "POST" && path === sockets.path && socket) {
      authorize(principal, [{ action: "execute-api:ManageConnections", resource: sockets.arnOf(socket) }]);
      if (!sockets.post(socket, body)) throw new AwsError("GoneException", "", 410);
      return { status: 200, body: "" };
    }
    throw new Error(`${principal.name} asked ${service} for ${request.method} ${request.url} ${target}`);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const ours = { date: new Date(Date.now() + settings.clockAheadMs()).toUTCString() };
    try {
      const { status, body, headers } = await answer(request, await text(request));
      response
        .writeHead(status, { "content-type": "application/x-amz-json-1.0", ...headers, ...ours })
        .end(body);
    } catch (error) {
      const isExpected = error instanceof AwsError;
      if (!isExpected) unknown.push(error instanceof Error ? error.message : String(error));
      const code = isExpected ? error.code : "UnknownOperationException";
      const message = error instanceof Error ? error.message : String(error);
      response
        .writeHead(isExpected ? error.status : 400, { "x-amzn-errortype": code, ...ours })
        .end(JSON.stringify({ __type: `com.amazon.coral.service#${code}`, message, Message: message }));
    }
  };
  const server = await serveOnLoopback((request, response) => void handle(request, response));
  return { ...server, denials, unknown };
}

async function forward(endpoint: string, request: IncomingMessage, body: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  for (const name of ["x-amz-target", "content-type", "authorization", "x-amz-date"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  const response = await fetch(endpoint, { method: "POST", headers, body });
  return { status: response.status, body: await response.text() };
}

function parse(body: string): JsonObject {
  const value: unknown = JSON.parse(body);
  if (!isObject(value)) throw new AwsError("SerializationException", "No JSON object.");
  return value;
}
