/** The functions of the templates, as Lambda is told about them, run in the sandbox of `apps/local`. */
import { join } from "node:path";
import { createSandbox, type SandboxOptions } from "@consigliere/local/functions/sandbox";
import type { Assembly } from "../assembly/assembly.ts";
import type { Resolver } from "../assembly/resolve.ts";
import { type JsonObject, resourcesOf } from "../assembly/template.ts";

export interface FunctionSpec {
  readonly arn: string;
  readonly name: string;
  readonly roleArn: string;
  readonly region: string;
  /** The folder with the code. */
  readonly code: string;
  /** `file.export` */
  readonly handler: string;
  readonly runtime: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
}

/** Every function of the assembly that runs on Node.js. */
export function readFunctions(assembly: Assembly, resolver: Resolver): FunctionSpec[] {
  return resourcesOf(assembly.stacks, "AWS::Lambda::Function").flatMap(({ stack, id }) => {
    const properties = resolver.properties(stack, id);
    const { ref: name, attributes } = resolver.physical(stack, id);
    const code = properties["Code"] as JsonObject;
    if (!String(properties["Runtime"]).startsWith("nodejs") || code["S3Key"] === undefined) return [];
    const environment = (properties["Environment"] as JsonObject | undefined)?.["Variables"] ?? {};
    return [
      {
        arn: attributes["Arn"] ?? "",
        name,
        roleArn: String(properties["Role"]),
        region: stack.region,
        code: assembly.assetAt(String(code["S3Key"])),
        handler: String(properties["Handler"]),
        runtime: String(properties["Runtime"]),
        environment: environment as Record<string, string>,
        timeoutSeconds: Number(properties["Timeout"] ?? 3),
        memoryMegabytes: Number(properties["MemorySize"] ?? 128),
      },
    ];
  });
}

export interface CloudFunction {
  readonly spec: FunctionSpec;
  /** Its whole environment but for the folder of its code. */
  readonly variables: Readonly<Record<string, string>>;
  /** JSON in, JSON out. */
  invoke(event: unknown): Promise<unknown>;
  /** The next event meets a cold start, of the code in `folder` if given. Events in hand are finished first. */
  recycle(folder?: string): Promise<void>;
}

/** Prepares a function; it starts with its first event. */
export function prepareFunction(
  spec: FunctionSpec,
  variables: Readonly<Record<string, string>>,
  watched: Pick<SandboxOptions, "aheadMs" | "onLine" | "onWorked">,
): CloudFunction {
  const [file, exported] = spec.handler.split(".");
  if (exported !== "handler")
    throw new Error(`The harness plays handlers called handler, not ${spec.handler}.`);
  const { name, timeoutSeconds, memoryMegabytes } = spec;
  const open = (code: string) =>
    createSandbox({
      ...{ name, timeoutSeconds, memoryMegabytes, ...watched },
      bundle: join(code, `${file}.mjs`),
      env: { ...variables, LAMBDA_TASK_ROOT: code },
    });
  let { code } = spec;
  let sandbox = open(code);
  return {
    spec,
    variables,
    invoke: (event) => sandbox.invoke(event),
    recycle: async (folder = code) => {
      code = folder;
      const old = sandbox;
      sandbox = open(code);
      await old.stop();
    },
  };
}
