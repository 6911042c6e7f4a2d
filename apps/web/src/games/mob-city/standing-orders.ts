import type { OrderUi } from "../order-ui.ts";
import { DaySettings } from "./day-settings.tsx";

/** What my seat does unasked: answers to whole topics, which hold whatever happens. */
export const mobCityOrders: OrderUi = {
  kinds: {},
  drafts: () => [],
  nameOf: () => null,
  More: DaySettings,
};
