/** The parts of CloudFormation, Systems Manager and SQS that the operations call, on a port of this machine. */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface PlayedFunction {
  readonly description: string;
  readonly tags: Readonly<Record<string, string>>;
  atOnce: number | null;
}

export interface StandIn {
  /** The functions of the stack, by their names in AWS. */
  readonly functions: Map<string, PlayedFunction>;
  readonly endpoint: string;
  /** Bodies of messages by their ids. */
  readonly queue: Map<string, string>;
  /** The regions in which the stack was looked up. */
  readonly askedIn: string[];
  parameter: string;
  /** Called after each change of a function. */
  atWrite: () => void;
  stop(): void;
}

/** The account of the stack. */
export const account = "999988887777";

/** Knows one stack, with these outputs and the address of its queue, and one parameter. */
export async function startStandIn(
  stack: string,
  outputs: Readonly<Record<string, string>>,
): Promise<StandIn> {
  const state = {
    queue: new Map<string, string>(),
    askedIn: [] as string[],
    hidden: new Set<string>(),
    parameter: "",
    atWrite: () => {},
    functions: new Map<string, PlayedFunction>(),
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.url?.startsWith("/20")) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(functionCall(request, body)));
      return;
    }
    const target = String(request.headers["x-amz-target"] ?? "")
      .split(".")
      .at(-1);
    const isStackAsked = target === undefined || target === "";
    if (isStackAsked) state.askedIn.push(regionOf(request));
    const answer = isStackAsked
      ? answerAboutStack(new URLSearchParams(body))
      : {
          status: 200,
          type: "application/x-amz-json-1.0",
          text: JSON.stringify(call(target, JSON.parse(body))),
        };
    response.writeHead(answer.status, { "content-type": answer.type });
    response.end(answer.text);
  });

  function endpointOf(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function answerAboutStack(query: URLSearchParams) {
    if (query.get("Action") === "ListStackResources") return listFunctions([...state.functions.keys()]);
    const queues = { FailuresUrl: `${endpointOf()}/1/failures` };
    return describeStacks(stack, { ...outputs, ...queues }, query);
  }

  /** Lambda's own API, by path. */
  function functionCall({ method, url = "" }: IncomingMessage, body: string): unknown {
    const name = decodeURIComponent(url.split("/")[3] ?? "");
    const found = state.functions.get(name);
    if (found === undefined) throw new Error(`no function ${name}`);
    if (method === "PUT") found.atOnce = JSON.parse(body).ReservedConcurrentExecutions;
    if (method === "DELETE") found.atOnce = null;
    if (method !== "GET") state.atWrite();
    return {
      Configuration: { FunctionName: name, Description: found.description },
      Concurrency: found.atOnce === null ? {} : { ReservedConcurrentExecutions: found.atOnce },
      Tags: found.tags,
    };
  }

  function call(target: string, input: Record<string, string>): unknown {
    const { hidden, queue } = state;
    const handle = input["ReceiptHandle"] ?? "";
    switch (target) {
      case "GetParameter":
        return { Parameter: { Value: state.parameter } };
      case "PutParameter":
        if (input["Type"] !== "SecureString") throw new Error("keys in the clear");
        state.parameter = input["Value"] ?? "";
        return {};
      case "ReceiveMessage": {
        const Messages = [...queue]
          .filter(([id]) => !hidden.has(id))
          .map(([id, Body]) => ({ MessageId: id, ReceiptHandle: id, Body, MD5OfBody: md5(Body) }));
        for (const { MessageId } of Messages) hidden.add(MessageId);
        return { Messages };
      }
      case "ChangeMessageVisibility":
        hidden.delete(handle);
        return {};
      case "DeleteMessage":
        queue.delete(handle);
        hidden.delete(handle);
        return {};
      default:
        throw new Error(`nobody stands in for ${target}`);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(state, { endpoint: endpointOf(), stop: () => void server.close() });
}

/** The region that a request was signed for. */
function regionOf({ headers }: IncomingMessage): string {
  return /Credential=[^/]+\/\d+\/([^/]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

function describeStacks(stack: string, outputs: Readonly<Record<string, string>>, query: URLSearchParams) {
  const type = "text/xml";
  if (query.get("StackName") !== stack) {
    const message = `Stack with id ${query.get("StackName")} does not exist`;
    const error = `<Error><Type>Sender</Type><Code>ValidationError</Code><Message>${message}</Message></Error>`;
    return { status: 400, type, text: `<ErrorResponse>${error}<RequestId>1</RequestId></ErrorResponse>` };
  }
  const members = Object.entries(outputs)
    .map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    .join("");
  const id = `<StackId>arn:aws:cloudformation:us-east-1:${account}:stack/${stack}/1</StackId>`;
  const inner = `<Stacks><member>${id}<StackName>${stack}</StackName><Outputs>${members}</Outputs></member></Stacks>`;
  const result = `<DescribeStacksResult>${inner}</DescribeStacksResult>`;
  return { status: 200, type, text: `<DescribeStacksResponse>${result}</DescribeStacksResponse>` };
}

function listFunctions(names: readonly string[]) {
  const members = names.map(
    (name) =>
      `<member><ResourceType>AWS::Lambda::Function</ResourceType><PhysicalResourceId>${name}</PhysicalResourceId></member>`,
  );
  const result = `<ListStackResourcesResult><StackResourceSummaries>${members.join("")}</StackResourceSummaries></ListStackResourcesResult>`;
  return {
    status: 200,
    type: "text/xml",
    text: `<ListStackResourcesResponse>${result}</ListStackResourcesResponse>`,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** The text that Lambda writes to a failure queue about records of a stream. */
export function failedBatch(): [string, string] {
  const body = {
    requestContext: { condition: "RetryAttemptsExhausted" },
    responseContext: { functionError: "Unhandled" },
    version: "1.0",
    timestamp: "2026-03-01T12:00:00.000Z",
    DDBStreamBatchInfo: { shardId: "shardId-0", batchSize: 2 },
  };
  return [randomUUID(), JSON.stringify(body)];
}

/** The text that Lambda writes to a failure queue about a call on which the feedback function failed. */
export function failedCall(...notifications: readonly string[]): [string, string] {
  const body = {
    version: "1.0",
    timestamp: "2026-03-01T12:00:00.000Z",
    requestContext: {
      requestId: randomUUID(),
      functionArn: `arn:aws:lambda:us-east-1:${account}:function:feedback:$LATEST`,
      condition: "RetriesExhausted",
      approximateInvokeCount: 3,
    },
    requestPayload: {
      Records: notifications.map((Message) => ({
        EventSource: "aws:sns",
        EventVersion: "1.0",
        EventSubscriptionArn: `arn:aws:sns:us-east-1:${account}:bounces:1`,
        Sns: { Type: "Notification", MessageId: randomUUID(), Message, MessageAttributes: {} },
      })),
    },
    responseContext: { statusCode: 200, executedVersion: "$LATEST", functionError: "Unhandled" },
    responsePayload: { errorType: "Error", errorMessage: "the table did not answer" },
  };
  return [randomUUID(), JSON.stringify(body)];
}

/** The text that SNS writes to a subscription's dead-letter queue. */
export function undelivered(notification: string): [string, string] {
  const body = {
    Type: "Notification",
    MessageId: randomUUID(),
    TopicArn: `arn:aws:sns:us-east-1:${account}:complaints`,
    Subject: "Amazon SES Email Event Notification",
    Message: notification,
    Timestamp: "2026-03-01T11:00:00.000Z",
    SignatureVersion: "1",
  };
  return [randomUUID(), JSON.stringify(body)];
}
