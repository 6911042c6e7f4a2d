import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { identitiesOf } from "../../config/sender-identities.ts";
import { hasZone, type Stage } from "../../config/stage.ts";
import { found, within } from "../aws.ts";
import type { Check } from "./check.ts";

/** Whether SES has verified an address or a domain; undefined: it does not know it. */
export async function isVerified(region: string, identity: string): Promise<boolean | undefined> {
  const read = new GetEmailIdentityCommand({ EmailIdentity: identity });
  const answer = await found(new SESv2Client(within(region)).send(read), "NotFoundException");
  return answer && answer.VerifiedForSendingStatus === true;
}

/** Without a zone the deployment does not verify the sender: SES must have verified its address or domain already. */
export const senderCheck = ({ region, domain, mail: { from } }: Stage): Check => ({
  action: "ses:GetEmailIdentity",
  what: `the sender ${from} in SES`,
  find: async () => {
    if (hasZone(domain)) return undefined;
    const identities = identitiesOf(from);
    const states = await Promise.all(identities.map((identity) => isVerified(region, identity)));
    if (states.includes(true)) return undefined;
    const waiting = identities.find((_, index) => states[index] === false);
    return waiting === undefined
      ? `SES in ${region} does not know the sender ${from}: aws sesv2 create-email-identity --region ${region} --email-identity ${from} and follow the link in the mail that comes.`
      : `SES in ${region} has not verified ${waiting} yet: follow the link in the mail that SES sent to it, or set its DKIM records (aws sesv2 get-email-identity --region ${region} --email-identity ${waiting} --query DkimAttributes).`;
  },
});

/** A new account's SES is in a sandbox: deploying works, but mail to friends does not yet. */
export const mailAccountCheck = ({ region }: Stage): Check => ({
  action: "ses:GetAccount",
  what: `the state of SES in ${region}`,
  find: async () => {
    const account = await new SESv2Client(within(region)).send(new GetAccountCommand({}));
    const note = [
      account.SendingEnabled === false &&
        `SES has paused sending in ${region} (${account.EnforcementStatus}): see its account dashboard.`,
      !account.ProductionAccessEnabled &&
        `SES is in its sandbox in ${region}: only addresses and domains verified there get mail, 200 a day. To leave it: docs/deploy.md#3-mail`,
    ].filter(Boolean);
    return note.length === 0 ? undefined : { note: note.join(" ") };
  },
});
