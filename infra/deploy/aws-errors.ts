import { type Finding, failure } from "./finding.ts";

const unreachable = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "ETIMEDOUT"];

/** The SDK's name of an error; "" if it is not an error. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

export function isAny(error: unknown, ...names: readonly string[]): boolean {
  return names.includes(nameOf(error));
}

/** Whether the SDK threw it: an unexpected answer of a service. */
export function isFromAws(error: unknown): error is Error {
  return error instanceof Error && "$metadata" in error;
}

export function isDenied(error: unknown): boolean {
  return isAny(error, "AccessDenied", "AccessDeniedException");
}

/** Whether there was no answer at all: no network, a proxy, or a region that does not exist. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return unreachable.includes(code) || error.name === "TimeoutError";
}

/**
 * The finding for an error without a better message of its own check. `action` is the permission that was used, `what`
 * the object that should be read.
 */
export function unexpected(error: unknown, action: string, what: string): Finding {
  if (isDenied(error)) {
    return failure(`These credentials may not read ${what}: allow the action ${action} and run this again.`);
  }
  if (isUnreachable(error)) {
    return failure(`AWS did not answer when asked for ${what}: check the network and HTTPS_PROXY.`);
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return failure(`AWS would not tell ${what} (${action}): ${message}`);
}
