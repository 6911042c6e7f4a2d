import * as endpoints from "@consigliere/contract/devices";
import { addDevice, removeDevice, shown } from "@consigliere/service/account/devices";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function deviceRoutes(route: Router, { context }: Backend): void {
  route(endpoints.readPushKey, async ({ who }) => {
    await who();
    return { key: context.pushKeys.current() };
  });

  route(endpoints.addDevice, async ({ profile, body }) => {
    const devices = await addDevice(context, (await profile()).userId, body);
    return { devices: devices.map(shown) };
  });

  route(endpoints.removeDevice, async ({ profile, params }) => {
    const devices = await removeDevice(context, (await profile()).userId, params.id);
    return { devices: devices.map(shown) };
  });
}
