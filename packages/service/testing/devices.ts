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

/** Lets a device of somebody be told by push. */
export function giveDevice({ context }: TestContext, { userId }: Profile, name = "phone") {
  return addDevice(context, { userId }, subscription(name));
}
