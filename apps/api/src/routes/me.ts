import * as accountEndpoints from "@consigliere/contract/account";
import * as dashboardEndpoints from "@consigliere/contract/dashboard";
import * as ownDataEndpoints from "@consigliere/contract/own-data";
import * as recordEndpoints from "@consigliere/contract/record";
import * as tableLinkEndpoints from "@consigliere/contract/table-link";
import * as watchedEndpoints from "@consigliere/contract/watched";
import { removeDevicesOf } from "@consigliere/service/account/devices";
import { changeProfile, noteAddress } from "@consigliere/service/account/profile";
import { listWatched, stopWatching, watchTable } from "@consigliere/service/account/watched-tables";
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

  route(recordEndpoints.readOwnRecord, async ({ who }) => {
    const { readOwnRecord } = await import("@consigliere/service/own-data/own-record");
    return readOwnRecord(context, (await who()).userId);
  });

  route(recordEndpoints.readOwnPace, async ({ profile, query }) => {
    const { readOwnPace } = await import("@consigliere/service/own-data/own-pace");
    return readOwnPace(context, await profile(), query.after);
  });

  route(watchedEndpoints.listWatched, async ({ profile }) => ({
    tables: await listWatched(context, await profile()),
  }));

  route(watchedEndpoints.watchTable, async ({ profile, params, headers }) => {
    const { userId } = await profile();
    const pass = passes.at(params.id, headers);
    await watchTable(context, userId, params.id, pass?.isForSpectators === true ? pass.word : null);
    return undefined;
  });

  route(watchedEndpoints.stopWatching, async ({ who, params }) => {
    await stopWatching(context, (await who()).userId, params.id);
    return undefined;
  });
}
