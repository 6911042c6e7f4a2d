import type { ApiPlayer } from "../e2e/support/api-player.ts";
import type { StageSight } from "./stage.ts";

/** The service that is tried, and what earlier checks have made in it for later ones. */
export interface House {
  readonly url: string;
  /** The version of the code that tries it. */
  readonly version: string;
  readonly inbox: string | null;
  /** Checks that need the credentials of a stage's account. */
  readonly stage: StageSight | null;
  /** Three guests, the host first; whoever is here is removed at the end. */
  readonly guests: ApiPlayer[];
  matchId: string;
}

/** One check. */
export interface Check {
  /** The result of a check that passes. */
  readonly name: string;
  /** The place to look at if it fails. */
  readonly look: string;
  /** The alarms of a stage that may ring if it does not, by their sections in docs/operate.md. */
  readonly alarms?: readonly string[];
  /** Absent: it applies to every house. */
  readonly applies?: (house: House) => boolean;
  /** @throws Error, whose message says in one line what is broken */
  run(house: House): Promise<void>;
}

/** Half a minute for whatever should be there in a second. */
const PATIENCE_SECONDS = 30;

/** Asks the service; whoever is slow for longer than anybody would wait is broken. */
export async function ask(
  house: Pick<House, "url">,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  try {
    return await fetch(new URL(path, house.url), {
      redirect: "manual",
      ...init,
      signal: AbortSignal.timeout(PATIENCE_SECONDS * 1000),
    });
  } catch (error) {
    throw new Error(`${path} ${whyNot(error)}`);
  }
}

/** @throws Error with what it says, unless it is so */
export function mustBe(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** Looks again, every second, until something is there. @throws Error with `otherwise` after `seconds` */
export async function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  otherwise: string,
  seconds = PATIENCE_SECONDS,
): Promise<T> {
  for (const end = Date.now() + seconds * 1000; ; ) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${otherwise} within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Why a request came to nothing, in one line. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `did not answer within ${PATIENCE_SECONDS} seconds`;
  const { cause, message } = error;
  if (message === "fetch failed" && cause instanceof Error)
    return `cannot be reached: ${(cause as NodeJS.ErrnoException).code ?? cause.message}`;
  return message.split("\n")[0] ?? message;
}
