import { GetCallerIdentityCommand } from "@aws-sdk/client-sts";
import type { Stage } from "../../config/stage.ts";
import { type AwsClients, edgeRegion } from "../aws-clients.ts";
import { isAny, isUnreachable, unexpected } from "../aws-errors.ts";
import { type Finding, failure } from "../finding.ts";

export type Caller = { readonly account: string } | { readonly finding: Finding };

const expired = ["ExpiredToken", "ExpiredTokenException", "RequestExpired", "TokenProviderError"];
const unknownKey = ["InvalidClientTokenId", "UnrecognizedClientException", "InvalidAccessKeyId"];
const wrongSignature = ["SignatureDoesNotMatch", "InvalidSignatureException", "IncompleteSignature"];

/** The owner of the credentials in the stage's region, or the fault of credentials, account or region. */
export async function identifyCaller(stage: Stage, clients: AwsClients): Promise<Caller> {
  try {
    return checkAccount(stage, await askAccount(clients, stage.region));
  } catch (error) {
    return { finding: await explain(error, stage, clients) };
  }
}

async function askAccount(clients: AwsClients, region: string): Promise<string> {
  const { Account = "" } = await clients.sts(region).send(new GetCallerIdentityCommand({}));
  return Account;
}

function checkAccount(stage: Stage, account: string): Caller {
  if (!stage.account || stage.account === account) return { account };
  return {
    finding: failure(
      `These credentials are of account ${account}, but stage ${stage.name} belongs to ${stage.account}: sign in to that account or set AWS_PROFILE.`,
    ),
  };
}

async function explain(error: unknown, stage: Stage, clients: AwsClients): Promise<Finding> {
  if (isAny(error, ...expired) || /expired/i.test(String(error))) {
    return failure("The AWS credentials have expired: sign in again (aws sso login, or get new keys).");
  }
  if (isAny(error, "CredentialsProviderError")) return explainMissing(error);
  if (isAny(error, ...wrongSignature)) {
    return failure(
      "AWS refuses the signature of these credentials: check AWS_SECRET_ACCESS_KEY and this machine's clock.",
    );
  }
  if (await isOnlyThisRegion(error, stage, clients)) return explainRegion(error, stage.region);
  if (isAny(error, ...unknownKey)) {
    return failure(
      "AWS does not know these credentials: check AWS_ACCESS_KEY_ID or the profile, and sign in.",
    );
  }
  return unexpected(error, "sts:GetCallerIdentity", "whose credentials these are");
}

function explainMissing(error: unknown): Finding {
  const profile = process.env["AWS_PROFILE"];
  if (profile) {
    const reason = error instanceof Error ? error.message : "";
    return failure(
      `No AWS credentials came from profile ${profile} (${reason}): run aws sso login --profile ${profile} or aws configure.`,
    );
  }
  return failure("No AWS credentials were found: run aws sso login or aws configure, or set AWS_PROFILE.");
}

/**
 * A region that is not enabled refuses tokens that are valid elsewhere. A region that does not exist has no address.
 */
async function isOnlyThisRegion(error: unknown, stage: Stage, clients: AwsClients): Promise<boolean> {
  const mayBeRegion = isAny(error, ...unknownKey, "RegionDisabledException") || isUnreachable(error);
  if (!mayBeRegion || stage.region === edgeRegion) return false;
  try {
    return (await askAccount(clients, edgeRegion)) !== "";
  } catch {
    return false;
  }
}

function explainRegion(error: unknown, region: string): Finding {
  if (isUnreachable(error)) {
    return failure(`There is no AWS region ${region}, or it cannot be reached: correct region in the stage.`);
  }
  return failure(
    `Region ${region} is not enabled in this account: enable it (aws account enable-region --region-name ${region}) or choose another in the stage.`,
  );
}
