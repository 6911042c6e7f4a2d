import type { UnsubscribeScope } from "@consigliere/contract/preferences";
import type { Profile } from "@consigliere/store/profiles";
import { withoutChannel } from "../../account/preferences.ts";
import type { Context } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import { originFor } from "../links.ts";

/** The person whose mails an unsubscribe link would stop. @throws Refusal `link/invalid` */
export async function unsubscribing(context: Context, token: string): Promise<Profile> {
  const profile = await context.store.profiles.findByUnsubscribeToken(token);
  if (profile === undefined) throw new Refusal("link/invalid");
  return profile;
}

/** Stops mails about one thing, or all. @throws Refusal `link/invalid` */
export async function unsubscribe(context: Context, token: string, scope: UnsubscribeScope): Promise<void> {
  const { userId } = await unsubscribing(context, token);
  const changed = await context.store.profiles.change(userId, (profile) => ({
    ...profile,
    preferences: withoutChannel(profile.preferences, "email", scope),
  }));
  if (changed === undefined) throw new Refusal("link/invalid");
}

/** The headers that give mail programs their own unsubscribe button (RFC 8058), and a name to sort by (RFC 2919). */
export function unsubscribeHeaders(
  context: Context,
  profile: Profile,
  scope: UnsubscribeScope,
): Record<string, string> {
  const baseUrl = originFor(context, profile);
  return {
    "List-Unsubscribe": `<${baseUrl}/api/unsubscribe?token=${profile.unsubscribeToken}&scope=${scope}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "List-Id": `Consigliere <messages.${new URL(context.settings.baseUrl).hostname}>`,
    "Auto-Submitted": "auto-generated",
  };
}

/** The path of the page where a reader can stop these mails. */
export function pathToUnsubscribe(profile: Profile, scope: UnsubscribeScope): string {
  return `/${profile.locale}/unsubscribe/?token=${profile.unsubscribeToken}&scope=${scope}`;
}
