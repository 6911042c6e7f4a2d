/** What CloudFront keeps of errors, which no cache policy forbids: each viewer of the path gets the first one's. */

/** The errors that it may keep by itself. It keeps some only when the origin wants it; here it always does. */
const kept = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

/** Where the distribution says nothing. */
const usualSeconds = 10;

export interface ErrorRule {
  readonly ErrorCode: number;
  readonly ErrorCachingMinTTL?: number;
  readonly ResponseCode?: number;
  readonly ResponsePagePath?: string;
}

interface Kept {
  readonly until: number;
  readonly response: Response;
}

/** Answers from what it keeps, or asks the origin. Only answers to GET and HEAD are kept. */
export type ErrorCache = (
  key: string,
  request: Request,
  ask: (request: Request) => Promise<Response>,
) => Promise<Response>;

export function createErrorCache(rules: readonly ErrorRule[]): ErrorCache {
  const errors = new Map<string, Kept>();
  const secondsFor = (status: number): number => {
    if (!kept.includes(status)) return 0;
    return rules.find(({ ErrorCode }) => ErrorCode === status)?.ErrorCachingMinTTL ?? usualSeconds;
  };
  return async (key, request, ask) => {
    if (!["GET", "HEAD"].includes(request.method)) return ask(request);
    const before = errors.get(key);
    if (before !== undefined && Date.now() < before.until) return before.response.clone();
    const response = await ask(request);
    const seconds = secondsFor(response.status);
    if (seconds > 0) errors.set(key, { until: Date.now() + seconds * 1000, response: response.clone() });
    return response;
  };
}
