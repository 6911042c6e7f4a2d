import { createClient } from "@consigliere/store/client";
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { Config } from "./config.ts";

/** The configured table, unless there already is another connection to it. */
export function connectionOf({ table }: Pick<Config, "table">, given?: StoreConnection): StoreConnection {
  return given ?? { client: createClient(table), tableName: table.tableName };
}
