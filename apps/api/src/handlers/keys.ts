import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import type { CloudFormationCustomResourceEvent } from "aws-lambda";
import { handleKeysEvent } from "../keys/custom-resource.ts";

const client = new SecretsManagerClient({});

/** Makes the keys that are missing, when CloudFormation creates or updates the resource. */
export const handler = (event: CloudFormationCustomResourceEvent): Promise<void> =>
  handleKeysEvent(event, { client, secretId: process.env["KEYS_SECRET"] });
