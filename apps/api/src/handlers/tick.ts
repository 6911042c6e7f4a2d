import { tick } from "@consigliere/service/due/tick";
import { sharedBackend } from "../backend.ts";

const { house } = sharedBackend();

/** Does what is due; called every minute. */
export async function handler(): Promise<void> {
  await tick(house);
}
