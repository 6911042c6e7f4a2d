/** The functions of the templates, as Lambda is told about them. */
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
  /** How many may run at once; undefined is as many as the account has. */
  readonly reserved: number | undefined;
}

/** Every function of the assembly that runs on Node.js. */
export function readFunctions(assembly: Assembly, resolver: Resolver): FunctionSpec[] {
  return resourcesOf(assembly.stacks, "AWS::Lambda::Function").flatMap(({ stack, id }) => {
    const properties = resolver.properties(stack, id);
    const { ref: name, attributes } = resolver.physical(stack, id);
    const code = properties["Code"] as JsonObject;
    if (!String(properties["Runtime"]).startsWith("nodejs") || code["S3Key"] === undefined) return [];
    const environment = (properties["Environment"] as JsonObject | undefined)?.["Variables"] ?? {};
    const reserved = properties["ReservedConcurrentExecutions"];
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
        reserved: reserved === undefined ? undefined : Number(reserved),
      },
    ];
  });
}
