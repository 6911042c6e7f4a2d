import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { DueStore } from "./due.ts";
import type { MatchStore } from "./matches.ts";
import type { MembershipStore } from "./memberships.ts";
import type { NoticeStore } from "./notices.ts";
import type { Outbox } from "./outbox.ts";
import type { ProfileStore } from "./profiles.ts";
import type { RateStore } from "./rates.ts";

/** Everything that is kept, by concept. */
export interface Store {
  readonly matches: MatchStore;
  readonly memberships: MembershipStore;
  readonly profiles: ProfileStore;
  readonly due: DueStore;
  readonly notices: NoticeStore;
  readonly outbox: Outbox;
  readonly rates: RateStore;
}

/** A table and how to reach it. */
export interface StoreConnection {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  /** The clock; the real one unless a test says otherwise. */
  readonly now?: () => Date;
}
