import type { ProblemCode } from "@consigliere/contract/problems";

/** The fault of a request's member. */
export interface Complaint {
  readonly path: readonly string[];
  readonly reason: string;
}

/** A use case says no, and has changed nothing. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly complaints: readonly Complaint[];
  /** Seconds after which to try again. */
  readonly retryAfter: number | null;
  /** The methods of HTTP that may be used instead. */
  readonly allow: readonly string[] | null;

  constructor(
    code: ProblemCode,
    more: {
      complaints?: readonly Complaint[];
      retryAfter?: number;
      allow?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.name = "Refusal";
    this.code = code;
    this.complaints = more.complaints ?? [];
    this.retryAfter = more.retryAfter ?? null;
    this.allow = more.allow ?? null;
  }
}

/** The complaints of a zod error, below `path`. */
export function complaintsOf(
  issues: readonly {
    readonly path: readonly PropertyKey[];
    readonly code?: string | undefined;
    readonly params?: Readonly<Record<string, unknown>> | undefined;
  }[],
  path: readonly string[] = [],
): Complaint[] {
  return issues.map((issue) => ({
    path: [...path, ...issue.path.map(String)],
    reason: String(issue.params?.["unfit"] ?? issue.code ?? "custom"),
  }));
}
