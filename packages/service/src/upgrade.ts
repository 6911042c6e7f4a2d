import type { StoreConnection } from "@consigliere/store/store-connection";
import { type Upgraded, upgradeTable } from "@consigliere/store/upgrade";
import { systemChance } from "./chance.ts";
import { linked } from "./match/link.ts";

const SALT_BYTES = 32;

/** Brings the table of 0.1 or 0.2 to today's shapes, running matches included. Null: it has them. Safe to repeat. */
export const upgrade = (connection: StoreConnection): Promise<Upgraded | null> =>
  upgradeTable(connection, { salt: () => systemChance.hex(SALT_BYTES), linked });
