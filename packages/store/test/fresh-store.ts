import { connect, type Store } from "../src/store.ts";
import { freshTable } from "../testing/table.ts";

/** A store over a table of its own. */
export async function freshStore(now?: () => Date): Promise<Store> {
  return connect({ ...(await freshTable()), ...(now && { now }) });
}
