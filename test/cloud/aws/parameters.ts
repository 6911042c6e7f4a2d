/** Systems Manager's parameters in memory. */
import type { JsonObject } from "../assembly/template.ts";
import { AwsError } from "./refusal.ts";

export interface Parameters {
  /** Answers a request of the API. */
  act(operation: string, body: JsonObject): JsonObject;
  get(name: string): string | undefined;
  put(name: string, value: string): void;
}

export function createParameters(): Parameters {
  const values = new Map<string, string>();
  const heldBy = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new AwsError("ParameterNotFound", "");
    return value;
  };
  return {
    get: (name) => values.get(name),
    put: (name, value) => void values.set(name, value),
    act: (operation, { Name, Value, Type, WithDecryption, Overwrite }) => {
      const name = String(Name);
      switch (operation) {
        case "GetParameter": {
          const value = heldBy(name);
          return {
            Parameter: { Name: name, Type: "SecureString", Value: WithDecryption ? value : "encrypted" },
          };
        }
        case "PutParameter":
          if (Type !== "SecureString") throw new AwsError("UnsupportedParameterType", "Keys in the clear.");
          if (values.has(name) && Overwrite !== true) throw new AwsError("ParameterAlreadyExists", "");
          values.set(name, String(Value));
          return { Version: 1 };
        case "DeleteParameter":
          heldBy(name);
          values.delete(name);
          return {};
        default:
          throw new AwsError("UnknownOperationException", `The harness does not know ${operation} of SSM.`);
      }
    },
  };
}
