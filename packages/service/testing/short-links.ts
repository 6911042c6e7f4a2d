import type { Context, Mail } from "../src/context.ts";
import { openLink } from "../src/notify/email/short-links.ts";

/** Where the short links of a mail lead now, one path a line. */
export async function pathsIn(context: Context, { text }: Pick<Mail, "text">): Promise<string> {
  const tokens = [...text.matchAll(/\/o\/#([\w.-]+)/g)].map(([, token = ""]) => token);
  const led = await Promise.all(tokens.map((token) => openLink(context, token)));
  return led.map(({ path }) => path).join("\n");
}
