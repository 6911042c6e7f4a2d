/** Asks a custom resource's function to make it, as CloudFormation does, and takes its answer. */
import { randomUUID } from "node:crypto";
import { json } from "node:stream/consumers";
import { serveOnLoopback } from "@consigliere/store/loopback";
import type { JsonObject } from "../assembly/template.ts";

export interface CustomResourceAnswer {
  readonly Status: "SUCCESS" | "FAILED";
  readonly Reason?: string;
  readonly PhysicalResourceId: string;
  readonly Data?: Readonly<Record<string, string>>;
}

interface Asked {
  readonly requestType: "Create" | "Update" | "Delete";
  readonly logicalId: string;
  readonly type: string;
  readonly properties: JsonObject;
  readonly physicalId?: string;
}

/** Invokes the function and waits until it has put its answer to the address that it was given. */
export async function askCustomResource(
  asked: Asked,
  invoke: (event: unknown) => Promise<unknown>,
): Promise<CustomResourceAnswer> {
  const answered = Promise.withResolvers<CustomResourceAnswer>();
  const { url, stop } = await serveOnLoopback(async (request, response) => {
    const answer = (await json(request)) as CustomResourceAnswer;
    response.writeHead(request.method === "PUT" ? 200 : 403).end();
    if (request.method === "PUT") answered.resolve(answer);
  });
  const event = {
    RequestType: asked.requestType,
    ServiceToken: asked.properties["ServiceToken"],
    ResponseURL: `${url}/answer`,
    StackId: "arn:aws:cloudformation:us-east-1:111122223333:stack/harness/0",
    RequestId: randomUUID(),
    LogicalResourceId: asked.logicalId,
    ResourceType: asked.type,
    ResourceProperties: asStrings(asked.properties),
    ...(asked.physicalId ? { PhysicalResourceId: asked.physicalId } : {}),
  };
  try {
    const failed = invoke(event).then(() => new Promise<never>(() => {}));
    return await Promise.race([answered.promise, failed]);
  } finally {
    await stop();
  }
}

/** CloudFormation hands every scalar over as text. */
function asStrings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStrings);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asStrings(one)]));
  }
  return value === null ? value : String(value);
}
