/** A function with its environments: a free one takes the event, else a new one is started. */
import {
  type Environment,
  type EnvironmentSettings,
  FunctionError,
  startEnvironment,
} from "./environment.ts";
import type { FunctionSpec } from "./functions.ts";

/** A line of a function's output. */
export interface LogLine {
  readonly functionName: string;
  readonly line: string;
}

export interface LambdaSettings {
  readonly spec: FunctionSpec;
  /** What Lambda adds to the variables of the template. */
  readonly lambdaVariables: Readonly<Record<string, string>>;
  readonly clockAheadMs: () => number;
  readonly log: (line: LogLine) => void;
  /** How long the processor worked for an event, in milliseconds. */
  readonly worked: (milliseconds: number) => void;
}

export interface LambdaFunction {
  readonly spec: FunctionSpec;
  /** The whole environment of its processes but for the Runtime API's address. */
  readonly variables: Readonly<Record<string, string>>;
  /** JSON in, JSON out. Throws {@link FunctionError}. */
  invoke(event: unknown): Promise<unknown>;
  /** Ends all environments: the next event meets a cold start. */
  recycle(): Promise<void>;
  /** Runs other code from now on, as a deployment does: what is in hand is finished by the code that began it. */
  replaceCode(folder: string): Promise<void>;
  /** Milliseconds that each start took. */
  readonly starts: readonly number[];
}

export function createLambda(lambda: LambdaSettings): LambdaFunction {
  const { spec, lambdaVariables, clockAheadMs, log, worked } = lambda;
  const free: Environment[] = [];
  const busy = new Map<Environment, Promise<unknown>>();
  const starts: number[] = [];
  const variables = { ...spec.environment, ...lambdaVariables };
  let { code } = spec;
  let generation = 0;

  const start = async (): Promise<Environment> => {
    const settings: EnvironmentSettings = {
      functionArn: spec.arn,
      code,
      variables: { ...variables, LAMBDA_TASK_ROOT: code },
      timeoutSeconds: spec.timeoutSeconds,
      clockAheadMs,
      onOutput: (line) => log({ functionName: spec.name, line }),
      worked,
    };
    const environment = await startEnvironment(settings);
    void environment.ready.then(
      (took) => starts.push(took),
      () => {},
    );
    return environment;
  };
  const freeOne = () => {
    for (let one = free.pop(); one; one = free.pop()) if (one.isAlive()) return one;
    return undefined;
  };

  const invoke = async (event: unknown): Promise<unknown> => {
    if (spec.reserved !== undefined && busy.size >= spec.reserved) {
      throw new FunctionError("thrown", "TooManyRequestsException: Rate Exceeded.");
    }
    const born = generation;
    const environment = freeOne() ?? (await start());
    const result = environment.invoke(JSON.stringify(event));
    busy.set(environment, result);
    try {
      return JSON.parse(await result) as unknown;
    } finally {
      busy.delete(environment);
      if (born === generation && environment.isAlive()) free.push(environment);
      else await environment.stop();
    }
  };
  const recycle = async () => {
    generation += 1;
    const idle = free.splice(0);
    await Promise.all(idle.map((environment) => environment.stop()));
    await Promise.allSettled([...busy.values()]);
  };
  return {
    spec,
    variables,
    invoke,
    recycle,
    starts,
    replaceCode: async (folder) => {
      code = folder;
      await recycle();
    },
  };
}
