/** The service over a target's table, as in the functions, but without mail: nothing is sent from here. */
import { type AccountBackend, createAccountBackend } from "@consigliere/api/account-backend";
import { readConfig } from "@consigliere/api/config";
import { type Keys, newKeys } from "@consigliere/api/keys";
import type { Fault } from "@consigliere/service/context";
import { type Operations, operations } from "@consigliere/store/operations";
import { OpsError } from "./failure.ts";
import type { Shell } from "./shell.ts";
import type { Target } from "./target/target.ts";

export interface OpsContext extends Pick<AccountBackend, "context" | "accounts"> {
  /** A maintainer's view of the table. */
  readonly operations: Operations;
}

export async function openContext(shell: Shell, target: Target): Promise<OpsContext> {
  const { connection, region, baseUrl } = target;
  const keys = await keysOf(shell, target);
  // The settings of a function that sends nothing.
  const config = readConfig({
    NOTIFY_GRACE_SECONDS: shell.env["NOTIFY_GRACE_SECONDS"],
    STANDING_DELAY_SECONDS: shell.env["STANDING_DELAY_SECONDS"],
    BASE_URL: baseUrl,
    KEYS: JSON.stringify(keys),
    MAIL_FROM: "nobody@consigliere.invalid",
    AWS_REGION: region,
    TABLE_NAME: connection.tableName,
  });
  const { context, accounts } = createAccountBackend(config, keys, {
    connection,
    clock: shell.clock,
    report: (fault) => shell.terminal.err(faultLine(fault)),
    measure: () => {},
    ...(shell.games === undefined ? {} : { games: shell.games }),
  });
  return { context, accounts, operations: operations({ ...connection, now: shell.clock }) };
}

/** A table without its own keys is used with new ones: they only spread automatic answers. */
async function keysOf(shell: Shell, { keys }: Target): Promise<Keys> {
  try {
    return await keys.read();
  } catch (error) {
    if (error instanceof OpsError) return newKeys(shell.clock());
    throw error;
  }
}

/** The fault and its match. The rest of a fault may contain facts that players must not know. */
function faultLine({ what, where }: Fault): string {
  const matchId = where["matchId"];
  return typeof matchId === "string" ? `Reported: ${what} (match ${matchId})` : `Reported: ${what}`;
}
