/** The store's records and rows, with what the service keeps in them. */
import type { DashboardRow } from "@consigliere/contract/dashboard";
import type { LoggedEvent } from "@consigliere/contract/play";
import type { AddressedEvent, Told } from "@consigliere/engine/event";
import type { Snapshot } from "@consigliere/engine/snapshot";
import type { Ordered } from "@consigliere/engine/standing-orders";
import type * as matches from "@consigliere/store/matches";
import type * as memberships from "@consigliere/store/memberships";
import { connect, type Store as StoreOf } from "@consigliere/store/store";
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { Position, RecordedInput } from "./position.ts";

/** The data that a row keeps for its one-line summary, and the number of events its owner has been told. */
export type RowSummary = DashboardRow["summary"] & { readonly told: number };

export interface Contents {
  readonly input: RecordedInput;
  readonly event: AddressedEvent;
  readonly ordered: Ordered;
  readonly told: Told;
  readonly position: Position;
  readonly snapshot: Snapshot;
  readonly summary: RowSummary;
  readonly lead: LoggedEvent;
}

export type Store = StoreOf<Contents>;
export type MatchRecord = matches.MatchRecord<Contents>;
export type HeadRecord = matches.HeadRecord<Contents>;
export type LogRecord = matches.LogRecord<Contents>;
export type LoadedMatch = matches.LoadedMatch<Contents>;
export type Membership = memberships.Membership<Contents>;
export type RowChange = memberships.RowChange<Contents>;
export type MembershipProjection = memberships.MembershipProjection<Contents>;

/** The store of the service; cheap, but meant to be opened once per process. */
export const openStore = (connection: StoreConnection): Store => connect<Contents>(connection);
