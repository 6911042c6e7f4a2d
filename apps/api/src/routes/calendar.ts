import { endpoints } from "@consigliere/contract/endpoints";
import { makeCalendar } from "@consigliere/service/notify/calendar/address";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function calendarRoutes(route: Router, { context }: Backend): void {
  route(endpoints.readCalendar, async ({ params }) => {
    const { calendarFeed } = await import("@consigliere/service/notify/calendar/feed");
    return calendarFeed(context, params.token);
  });

  route(endpoints.readOwnCalendar, async ({ who }) => {
    const calendar = await context.store.calendars.get((await who()).userId);
    return { since: calendar?.since ?? null };
  });

  route(endpoints.makeCalendar, async ({ who, body }) =>
    makeCalendar(context, (await who()).userId, body.locale),
  );

  route(endpoints.endCalendar, async ({ who }) => {
    await context.store.calendars.remove((await who()).userId);
    return undefined;
  });
}
