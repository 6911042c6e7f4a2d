import { tick } from "@consigliere/service/due/tick";
import { handlerOf } from "../process.ts";

/** Does what is due; called every minute. */
export const handler = await handlerOf(
  ({ house }) =>
    (_event: unknown) =>
      tick(house),
);
