import * as accountEndpoints from "@consigliere/contract/account";
import * as dashboardEndpoints from "@consigliere/contract/dashboard";
import * as ownDataEndpoints from "@consigliere/contract/own-data";
import * as tableLinkEndpoints from "@consigliere/contract/table-link";
import { removeDevicesOf } from "@consigliere/service/account/devices";
import { changeProfile, noteAddress } from "@consigliere/service/account/profile";
import { readDashboard } from "@consigliere/service/lobby/dashboard";
import { meView } from "@consigliere/service/notify/email/address";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function meRoutes(route: Router, { context, sessions, passes }: Backend): void {
  route(accountEndpoints.readMe, async ({ whoIfAny, profile }) => {
    const who = await whoIfAny();
    if (who === null) return { me: null };
    const mine = await profile();
    await noteAddress(context, mine);
    return { me: await meView(context, mine, who) };
  });

  route(accountEndpoints.changeProfile, async ({ who, profile, body }) => {
    const changed = await changeProfile(context, await profile(), body);
    return { me: await meView(context, changed, await who()) };
  });

  route(accountEndpoints.signOut, async ({ whoIfAny, headers, setCookies }) => {
    const who = await whoIfAny();
    if (who !== null) await removeDevicesOf(context, who);
    setCookies([...(await sessions.signOut(headers)), ...passes.allClosed(headers)]);
    return undefined;
  });

  route(tableLinkEndpoints.revokeTableLinks, async ({ who }) => {
    await passes.revoke((await who()).userId);
    return undefined;
  });

  route(ownDataEndpoints.readOwnData, async ({ who, profile, query }) => {
    const { readOwnData } = await import("@consigliere/service/own-data/own-data");
    return readOwnData(context, await who(), await profile(), query.after);
  });

  route(dashboardEndpoints.readDashboard, async ({ who }) => ({
    rows: await readDashboard(context, (await who()).userId),
  }));
}
