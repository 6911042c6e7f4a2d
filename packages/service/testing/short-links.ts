import type { Context, Mail } from "../src/context.ts";
import { openLink } from "../src/notify/email/short-links.ts";

/** The current targets of the short links in a mail, one path a line. */
export async function pathsIn(context: Context, { text }: Pick<Mail, "text">): Promise<string> {
  const tokens = [...text.matchAll(/\/o\/#([\w.-]+)/g)].map(([, token = ""]) => token);
  const led = await Promise.all(tokens.map((token) => openLink(context, token)));
  return led.map(({ path }) => path).join("\n");
}
