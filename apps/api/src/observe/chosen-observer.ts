import { type Observer, terminalObserver } from "./observer.ts";

/** The observer for the environment in `env`. */
export async function observerFor(env: Readonly<Record<string, string | undefined>>): Promise<Observer> {
  if (env["AWS_LAMBDA_FUNCTION_NAME"] === undefined) return terminalObserver;
  const { lambdaObserver } = await import("./lambda-observer.ts");
  return lambdaObserver(env);
}
