import type { Profile } from "@consigliere/store/profiles";
import { addDevice } from "../src/account/devices.ts";
import { POINT, type TestContext } from "./context.ts";

/** The address at which the push service of tests reaches a device. */
export const endpointOf = (name: string) => `https://push.test/${name}`;

/** A subscription as the browser of a device makes it. */
export const subscription = (name: string) => ({
  endpoint: endpointOf(name),
  keys: { p256dh: POINT, auth: "A".repeat(22) },
  key: POINT,
  name,
});

const YEAR_MS = 365 * 86_400_000;

/** A user with a session that lasts. */
export async function withSession({ context, clock }: TestContext, { userId }: Profile) {
  const until = new Date(clock.now().getTime() + YEAR_MS);
  return { userId, session: await context.store.accounts.begin(`token of ${userId}`, userId, until) };
}

/** Lets a device of somebody be told by push. */
export async function giveDevice(t: TestContext, owner: Profile, name = "phone") {
  return addDevice(t.context, await withSession(t, owner), subscription(name));
}
