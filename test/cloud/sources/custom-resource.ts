/** Asks a custom resource's function to make it, as CloudFormation does, and takes its answer. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(request.method === "PUT" ? 200 : 403).end();
    if (request.method === "PUT")
      answered.resolve(JSON.parse(Buffer.concat(parts).toString()) as CustomResourceAnswer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const event = {
    RequestType: asked.requestType,
    ServiceToken: asked.properties["ServiceToken"],
    ResponseURL: `http://127.0.0.1:${port}/answer`,
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
    server.close();
    server.closeAllConnections();
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
