import type { Json } from "./json.ts";

/** Something a user is to be told with the next message. One per kind, match and key. */
export interface Notice {
  readonly userId: string;
  readonly kind: string;
  readonly matchId: string;
  /** Names the notice within kind and match, for example the prompt id. */
  readonly key: string;
  /** ISO time. */
  readonly at: string;
  readonly payload: Json;
}

export interface NoticeStore {
  /** Keeps the notice; a second one of the same kind, match and key changes nothing. Says whether it is new. */
  put(notice: Notice): Promise<boolean>;
  /** All notices of a user, oldest first. */
  list(userId: string): Promise<Notice[]>;
  delete(notice: Pick<Notice, "userId" | "kind" | "matchId" | "key">): Promise<void>;
}
