import * as endpoints from "@consigliere/contract/devices";
import { addDevice, removeDevice, shown } from "@consigliere/service/account/devices";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function deviceRoutes(route: Router, { context }: Backend): void {
  route(endpoints.readPushKey, async ({ who }) => {
    await who();
    return { key: context.pushKeys.current() };
  });

  route(endpoints.addDevice, async ({ who, profile, body }) => {
    await profile();
    const person = await who();
    const devices = await addDevice(context, person, body);
    return { devices: devices.map((device) => shown(device, person.session)) };
  });

  route(endpoints.removeDevice, async ({ who, profile, params }) => {
    const devices = await removeDevice(context, (await profile()).userId, params.id);
    const { session } = await who();
    return { devices: devices.map((device) => shown(device, session)) };
  });
}
