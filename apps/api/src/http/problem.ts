import { problemSentences } from "@consigliere/contract/problem-sentences";
import { type Problem, type ProblemCode, statusOf } from "@consigliere/contract/problems";
import { RefusedError } from "@consigliere/engine/errors";
import { isRecord } from "@consigliere/engine/json";
import type { Refusal as AnswerRefusal } from "@consigliere/engine/refusal";
import type { Locale } from "@consigliere/languages";
import type { Context } from "@consigliere/service/context";
import { type Complaint, Refusal } from "@consigliere/service/refusal";

interface More {
  readonly complaints?: readonly Complaint[];
  readonly retryAfter?: number | null;
  readonly allow?: readonly string[] | null;
}

/** A refusal in the form for the reader: RFC 9457, in the reader's language. */
export async function problemResponse(
  baseUrl: string,
  locale: Locale,
  code: ProblemCode,
  more: More = {},
): Promise<Response> {
  const { complaints = [], retryAfter = null, allow = null } = more;
  const problem: Problem = {
    type: `${baseUrl}/api/reference#${code}`,
    code,
    status: statusOf(code),
    title: (await problemSentences(locale))[code],
    ...(complaints.length === 0
      ? {}
      : { errors: complaints.map(({ path, reason }) => ({ path: [...path], reason })) }),
    ...(retryAfter === null ? {} : { retryAfter }),
  };
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "content-language": locale,
      "cache-control": "no-store",
      ...(retryAfter === null ? {} : { "retry-after": String(retryAfter) }),
      ...(allow === null ? {} : { allow: allow.join(", ") }),
    },
  });
}

/** The response to any thrown error. An unexpected error is reported, and shown as a failure of ours. */
export function responseTo(
  context: Context,
  locale: Locale,
  error: unknown,
  where: Record<string, unknown>,
): Promise<Response> {
  const { baseUrl } = context.settings;
  if (error instanceof Refusal) return problemResponse(baseUrl, locale, error.code, error);
  if (error instanceof RefusedError) {
    return problemResponse(baseUrl, locale, error.code, { complaints: complaintsAbout(error) });
  }
  context.report({ what: "request failed", where, error });
  return problemResponse(baseUrl, locale, "server/failed");
}

/** The part of an answer that the rules refuse. */
function complaintsAbout({ code, detail }: RefusedError): Complaint[] {
  if (code !== "match/illegal-answer" || !isRecord(detail)) return [];
  const { path, reason, blocked } = detail as unknown as AnswerRefusal;
  return [{ path: ["value", ...path], reason: blocked ?? reason }];
}
