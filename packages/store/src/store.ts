import type { AccessTokenStore } from "./access-tokens.ts";
import type { AccountStore } from "./accounts.ts";
import type { AddressStore } from "./addresses.ts";
import type { CalendarStore } from "./calendars.ts";
import type { ClubStore } from "./clubs.ts";
import type { Contents, JsonContents } from "./contents.ts";
import type { DueStore } from "./due.ts";
import { dynamoAccessTokenStore } from "./dynamo/access-token-store.ts";
import { dynamoAccountStore } from "./dynamo/account-store.ts";
import { dynamoAddressStore } from "./dynamo/address-store.ts";
import { dynamoCalendarStore } from "./dynamo/calendar-store.ts";
import { dynamoClubStore } from "./dynamo/club-store.ts";
import { dynamoQueue } from "./dynamo/due-queue.ts";
import { dynamoDueStore } from "./dynamo/due-store.ts";
import { dynamoHeartbeat } from "./dynamo/heartbeat-store.ts";
import { dynamoLetterStore } from "./dynamo/letter-store.ts";
import { dynamoLiveStore } from "./dynamo/live-store.ts";
import { dynamoMatchStore } from "./dynamo/match-store.ts";
import { dynamoMembershipStore } from "./dynamo/membership-store.ts";
import { dynamoNoteStore } from "./dynamo/note-store.ts";
import { dynamoNotificationStore } from "./dynamo/notification-store.ts";
import { dynamoOutbox } from "./dynamo/outbox.ts";
import { dynamoProfileStore } from "./dynamo/profile-store.ts";
import { dynamoRateStore } from "./dynamo/rate-store.ts";
import { dynamoReachedStore } from "./dynamo/reached-store.ts";
import { dynamoWebhookStore } from "./dynamo/webhook-store.ts";
import type { Heartbeat } from "./heartbeat.ts";
import type { LetterStore } from "./letters.ts";
import type { LiveStore } from "./live.ts";
import type { MatchStore } from "./matches.ts";
import type { MembershipStore } from "./memberships.ts";
import type { NoteStore } from "./notes.ts";
import type { NotificationStore } from "./notifications.ts";
import type { Outbox } from "./outbox.ts";
import type { ProfileStore } from "./profiles.ts";
import type { Queue } from "./queue.ts";
import type { RateStore } from "./rates.ts";
import type { ReachedStore } from "./reached.ts";
import type { StoreConnection } from "./store-connection.ts";
import type { WebhookStore } from "./webhooks.ts";

/** Everything that is kept, by concept. */
export interface Store<C extends Contents = JsonContents> {
  readonly matches: MatchStore<C>;
  readonly memberships: MembershipStore<C>;
  readonly profiles: ProfileStore;
  readonly calendars: CalendarStore<C>;
  readonly clubs: ClubStore;
  readonly due: DueStore;
  readonly queue: Queue;
  readonly heartbeat: Heartbeat;
  readonly letters: LetterStore;
  readonly notes: NoteStore;
  readonly notifications: NotificationStore;
  readonly outbox: Outbox;
  readonly reached: ReachedStore;
  readonly rates: RateStore;
  readonly accessTokens: AccessTokenStore;
  readonly addresses: AddressStore;
  readonly accounts: AccountStore;
  readonly live: LiveStore;
  readonly webhooks: WebhookStore;
}

/**
 * The repositories over one table; cheap, but meant to be made once per process. `C` says what records contain: here it is
 * believed, once.
 */
export function connect<C extends Contents = JsonContents>({
  now = () => new Date(),
  ...table
}: StoreConnection): Store<C> {
  const connection = { ...table, now };
  return {
    matches: dynamoMatchStore(connection) as unknown as MatchStore<C>,
    memberships: dynamoMembershipStore(connection) as unknown as MembershipStore<C>,
    profiles: dynamoProfileStore(connection),
    calendars: dynamoCalendarStore(connection) as unknown as CalendarStore<C>,
    clubs: dynamoClubStore(connection),
    due: dynamoDueStore(connection),
    queue: dynamoQueue(connection),
    heartbeat: dynamoHeartbeat(connection),
    letters: dynamoLetterStore(connection),
    notes: dynamoNoteStore(connection),
    notifications: dynamoNotificationStore(connection),
    outbox: dynamoOutbox(connection),
    reached: dynamoReachedStore(connection),
    rates: dynamoRateStore(connection),
    accessTokens: dynamoAccessTokenStore(connection),
    addresses: dynamoAddressStore(connection),
    accounts: dynamoAccountStore(connection),
    live: dynamoLiveStore(connection),
    webhooks: dynamoWebhookStore(connection),
  };
}
