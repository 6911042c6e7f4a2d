import { GetAccountCommand, GetEmailIdentityCommand, type SESv2Client } from "@aws-sdk/client-sesv2";
import { identitiesOf } from "../../config/sender-identities.ts";
import { hasZone, type Stage } from "../../config/stage.ts";
import type { AwsClients } from "../aws-clients.ts";
import { isAny, unexpected } from "../aws-errors.ts";
import { type Finding, failure, warning } from "../finding.ts";

/** Without a zone the deployment does not verify the sender: SES must have verified its address or domain already. */
export async function checkSender(stage: Stage, clients: AwsClients): Promise<Finding[]> {
  if (hasZone(stage.domain)) return [];
  const { from } = stage.mail;
  const ses = clients.ses(stage.region);
  try {
    const waiting: string[] = [];
    for (const identity of identitiesOf(from)) {
      const isVerified = await readVerified(ses, identity);
      if (isVerified) return [];
      if (isVerified === false) waiting.push(identity);
    }
    return [failure(explain(from, stage.region, waiting))];
  } catch (error) {
    return [unexpected(error, "ses:GetEmailIdentity", `the sender ${from} in SES`)];
  }
}

async function readVerified(ses: SESv2Client, identity: string): Promise<boolean | undefined> {
  try {
    const found = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
    return found.VerifiedForSendingStatus === true;
  } catch (error) {
    if (isAny(error, "NotFoundException")) return undefined;
    throw error;
  }
}

function explain(from: string, region: string, waiting: readonly string[]): string {
  const [first] = waiting;
  if (first === undefined) {
    return `SES in ${region} does not know the sender ${from}: aws sesv2 create-email-identity --region ${region} --email-identity ${from} and follow the link in the mail that comes.`;
  }
  const todo = first.includes("@")
    ? "follow the link in the mail that SES sent to it"
    : `set its DKIM records (aws sesv2 get-email-identity --region ${region} --email-identity ${first} --query DkimAttributes)`;
  return `SES in ${region} has not verified ${first} yet: ${todo}.`;
}

/** A new account's SES is in a sandbox: deploying works, but mail to friends does not yet. */
export async function checkMailAccount(stage: Stage, clients: AwsClients): Promise<Finding[]> {
  const { region } = stage;
  try {
    const account = await clients.ses(region).send(new GetAccountCommand({}));
    const paused = account.SendingEnabled === false;
    const findings = paused
      ? [
          warning(
            `SES has paused sending in ${region} (${account.EnforcementStatus}): see its account dashboard.`,
          ),
        ]
      : [];
    return account.ProductionAccessEnabled ? findings : [...findings, warning(explainSandbox(region))];
  } catch (error) {
    return [unexpected(error, "ses:GetAccount", `the state of SES in ${region}`)];
  }
}

function explainSandbox(region: string): string {
  return `SES is in its sandbox in ${region}: only addresses and domains verified there get mail, 200 a day. To leave it: aws sesv2 put-account-details --region ${region} --production-access-enabled --mail-type TRANSACTIONAL --website-url <your address> --use-case-description "turns and invitations of board games among friends"`;
}
