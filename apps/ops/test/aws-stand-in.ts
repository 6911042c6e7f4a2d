/** As much of CloudFormation, Secrets Manager and SQS as the operations call, on a port of this machine. */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandIn {
  readonly endpoint: string;
  readonly queue: Map<string, string>;
  secret: string;
  stop(): void;
}

/** Knows one stack, with these outputs and the queue `StreamFailuresUrl`, one secret and one queue. */
export async function startStandIn(
  stack: string,
  outputs: Readonly<Record<string, string>>,
): Promise<StandIn> {
  const state = { queue: new Map<string, string>(), hidden: new Set<string>(), secret: "" };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const target = String(request.headers["x-amz-target"] ?? "")
      .split(".")
      .at(-1);
    const answer =
      target === undefined || target === ""
        ? describeStacks(
            stack,
            { ...outputs, StreamFailuresUrl: `${endpointOf()}/1/failures` },
            new URLSearchParams(body),
          )
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

  function call(target: string, input: Record<string, string>): unknown {
    const { queue, hidden } = state;
    const handle = input["ReceiptHandle"] ?? "";
    switch (target) {
      case "GetSecretValue":
        return { SecretString: state.secret };
      case "PutSecretValue":
        state.secret = input["SecretString"] ?? "";
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
  const inner = `<Stacks><member><StackName>${stack}</StackName><Outputs>${members}</Outputs></member></Stacks>`;
  const result = `<DescribeStacksResult>${inner}</DescribeStacksResult>`;
  return { status: 200, type, text: `<DescribeStacksResponse>${result}</DescribeStacksResponse>` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** What Lambda writes to a failure queue about records of a stream. */
export function failureMessage(batch: {
  streamArn: string;
  shardId: string;
  startSequenceNumber: string;
  endSequenceNumber: string;
  batchSize: number;
}): [string, string] {
  const body = {
    requestContext: { condition: "RetryAttemptsExhausted" },
    responseContext: { functionError: "Unhandled" },
    version: "1.0",
    timestamp: "2026-03-01T12:00:00.000Z",
    DDBStreamBatchInfo: batch,
  };
  return [randomUUID(), JSON.stringify(body)];
}
