import type { IncomingHttpHeaders } from "node:http";
import type { Credentials } from "../runtime/variables.ts";
import type { Role } from "./roles.ts";

/** Somebody with credentials. */
export interface Principal {
  readonly name: string;
  readonly role: Role;
  readonly credentials: Credentials;
}

export interface Call {
  readonly principal: Principal;
  /** The service that the request was signed for. */
  readonly service: string;
  readonly region: string;
}

/** The signer of a request, and the service. Undefined for a stranger or a wrong session. */
export function callerOf(headers: IncomingHttpHeaders, principals: readonly Principal[]): Call | undefined {
  const scope = /Credential=([^/]+)\/\d+\/([^/]+)\/([^/]+)\/aws4_request/.exec(headers.authorization ?? "");
  const [, accessKeyId, region = "", service = ""] = scope ?? [];
  const principal = principals.find(({ credentials }) => credentials.accessKeyId === accessKeyId);
  if (!principal || headers["x-amz-security-token"] !== principal.credentials.sessionToken) return undefined;
  return { principal, service, region };
}
