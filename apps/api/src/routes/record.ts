import { endpoints } from "@consigliere/contract/endpoints";
import { listWatched, stopWatching, watchTable } from "@consigliere/service/account/watched-tables";
import { readOwnPace } from "@consigliere/service/own-data/own-pace";
import { readMemberRecord, readOwnRecord } from "@consigliere/service/own-data/own-record";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

/** What somebody has played, and what they watch. */
export function recordRoutes(route: Router, { context, passes }: Backend): void {
  route(endpoints.readOwnRecord, async ({ who }) => readOwnRecord(context, (await who()).userId));

  route(endpoints.readOwnPace, async ({ profile, query }) =>
    readOwnPace(context, await profile(), query.after),
  );

  route(endpoints.readMemberRecord, async ({ who, params }) =>
    readMemberRecord(context, (await who()).userId, params.id, params.member),
  );

  route(endpoints.listWatched, async ({ profile }) => ({
    tables: await listWatched(context, await profile()),
  }));

  route(endpoints.watchTable, async ({ profile, params, headers }) => {
    const { userId } = await profile();
    const pass = passes.at(params.id, headers);
    await watchTable(context, userId, params.id, pass?.isForSpectators === true ? pass.word : null);
    return undefined;
  });

  route(endpoints.stopWatching, async ({ who, params }) => {
    await stopWatching(context, (await who()).userId, params.id);
    return undefined;
  });
}
