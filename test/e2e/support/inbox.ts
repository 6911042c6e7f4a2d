import { setTimeout as sleep } from "node:timers/promises";

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The mails to this address so far, oldest first. */
export async function mailsTo(inboxUrl: string, address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${inboxUrl}/email`)).json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address));
}

/** Waits for a mail to this address that fits, half a minute unless `patienceMs` says otherwise. */
export async function waitForMail(
  inboxUrl: string,
  address: string,
  fits: (mail: Mail) => boolean = () => true,
  patienceMs = 30_000,
): Promise<Mail> {
  const deadline = Date.now() + patienceMs;
  let seen: Mail[] = [];
  while (Date.now() < deadline) {
    seen = await mailsTo(inboxUrl, address);
    const mail = seen.find(fits);
    if (mail) return mail;
    await sleep(200);
  }
  throw new Error(`No such mail to ${address}; there were: ${seen.map((mail) => mail.subject).join(", ")}`);
}

/** Whether a mail is about a match. Its links do not say so. */
export function isAbout(match: string): (mail: Pick<Mail, "headers">) => boolean {
  return ({ headers }) => headers["references"]?.includes(match) === true;
}

/** The links of a mail's plain text. */
export function linksOf(mail: Mail): string[] {
  return mail.text.match(/https?:\/\/[^\s<>")\]]+/g) ?? [];
}
