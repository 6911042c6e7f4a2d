import { createClient } from "@consigliere/store/client";
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { Config } from "./config.ts";

/** The table that is configured, unless another connection to it is there already. */
export function connectionOf({ table }: Pick<Config, "table">, given?: StoreConnection): StoreConnection {
  return given ?? { client: createClient(table), tableName: table.tableName };
}
