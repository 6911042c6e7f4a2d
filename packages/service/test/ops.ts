import { createClient } from "@consigliere/store/client";
import { type Operations, operations } from "@consigliere/store/operations";
import { inject } from "vitest";
import type { TestHouse } from "../testing/house.ts";

/** A maintainer's view of a house's table. */
export function opsOf({ tableName, clock }: Pick<TestHouse, "tableName" | "clock">): Operations {
  const client = createClient({ region: "us-east-1", endpoint: inject("endpoint") });
  return operations({ client, tableName, now: clock.now });
}
