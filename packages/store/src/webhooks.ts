/** Where news of a match are sent, and how far they were told. */
export interface Webhook {
  /** Another one for every address that is given. */
  readonly id: string;
  /** Whoever knows it can write there: shown to nobody. */
  readonly address: string;
  /** Id of the user who has given it. */
  readonly owner: string;
  /** Named by the service. */
  readonly kind: string;
  readonly locale: "en" | "ja";
  /** Signs what is sent; absent where the address itself is the secret. */
  readonly secret?: string;
  /** ISO time at which the address was given. */
  readonly since: string;
  /** How many events that everybody was told are told there, and which decisions. */
  readonly told: number;
  readonly asked: readonly string[];
  /** How often it was tried to tell; names the next attempt. */
  readonly count: number;
  /** ISO time. */
  readonly lastSentAt?: string;
  /** Why nothing is sent any more, in a word. */
  readonly off?: string;
  /** The last test; without `sentAt` and `trouble` it is on its way. ISO times. */
  readonly test?: { readonly askedAt: string; readonly sentAt?: string; readonly trouble?: string };
}

/** Webhooks, one of each match. */
export interface WebhookStore {
  get(matchId: string): Promise<Webhook | undefined>;
  /** In the place of the one before. */
  put(matchId: string, webhook: Webhook): Promise<void>;
  /**
   * Changes the webhook `id` by `next`, which may be called again on what somebody else wrote meanwhile. One that is gone
   * stays gone: undefined.
   */
  change(matchId: string, id: string, next: (webhook: Webhook) => Webhook): Promise<Webhook | undefined>;
  remove(matchId: string): Promise<void>;
}
