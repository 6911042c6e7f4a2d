import type { Sockets } from "@consigliere/service/context";
import type { Config } from "./config.ts";

/** AWS's errors for a socket that is closed, or that accepts nothing any more. */
const GONE = ["GoneException", "LimitExceededException", "TimeoutError"];

/** Milliseconds: a page that does not read must not delay the others. */
const PATIENCE = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };

/** Sends to sockets through their gateway; null if none is named. Its client is loaded with the first text. */
export function createSockets({ socketsUrl, table }: Pick<Config, "socketsUrl" | "table">): Sockets | null {
  if (socketsUrl === null) return null;
  const load = async () => {
    const { ApiGatewayManagementApiClient, PostToConnectionCommand } = await import(
      "@aws-sdk/client-apigatewaymanagementapi"
    );
    const local = { credentials: { accessKeyId: "local", secretAccessKey: "local" } };
    const client = new ApiGatewayManagementApiClient({
      region: table.region,
      endpoint: socketsUrl,
      requestHandler: PATIENCE,
      maxAttempts: 2,
      ...(table.endpoint === undefined ? {} : local),
    });
    return (ConnectionId: string, Data: string) =>
      client.send(new PostToConnectionCommand({ ConnectionId, Data }));
  };
  let post: ReturnType<typeof load> | undefined;
  return {
    async send(socket, text) {
      post ??= load();
      try {
        await (await post)(socket, text);
        return true;
      } catch (error) {
        if (error instanceof Error && GONE.includes(error.name)) return false;
        throw error;
      }
    },
  };
}
