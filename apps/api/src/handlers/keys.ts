import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import { handleKeysEvent } from "../keys/custom-resource.ts";
import { parameterNamed } from "../keys/parameter.ts";

const { KEYS_PARAMETER = "", AWS_REGION = "" } = process.env;
const parameter = parameterNamed(KEYS_PARAMETER, AWS_REGION);

/** Makes the keys that are missing, when CloudFormation creates or updates the resource. */
export const handler = (event: CloudFormationCustomResourceEvent): Promise<void> =>
  handleKeysEvent(event, parameter);
