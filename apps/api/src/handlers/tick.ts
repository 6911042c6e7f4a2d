import { tick } from "@consigliere/service/follow-up/tick";
import { createHouse } from "../house.ts";
import { handlerOf } from "../process.ts";

/** Does what is due; called every minute. */
export const handler = await handlerOf((config, keys, parts) => {
  const { house } = createHouse(config, keys, parts);
  return (_event: unknown, context) => tick(house, () => context.getRemainingTimeInMillis() / 1000);
});
