/**
 * What is known about mail to an address. Only times and codes: the address itself is nowhere in it, and it is
 * found by a hash of it.
 */
type AddressStatus = "ok" | "bounced" | "complained";

export interface AddressState {
  /** `bounced`: mail does not arrive. `complained`: its reader called our mail spam. */
  readonly status: AddressStatus;
  /** ISO time since which it is so; null for an address that nothing was ever heard of. */
  readonly since: string | null;
  /** Why, as a short code of the carrier: `Permanent/NoEmail`. Empty when all is well. */
  readonly reason: string;
  /** ISO time at which mail to it last proved to arrive. */
  readonly provenAt: string | null;
  /** ISO times of bounces that may pass, since it was proven, oldest first. */
  readonly passingBounces: readonly string[];
  /** Ids of what was heard, newest last, so that hearing it twice is hearing it once. */
  readonly heard: readonly string[];
}

/** An address that nothing is known about. */
export const unheardOf: AddressState = {
  status: "ok",
  since: null,
  reason: "",
  provenAt: null,
  passingBounces: [],
  heard: [],
};

export interface AddressStore {
  /** What is known, {@link unheardOf} if nothing. Upper and lower case are the same address. */
  get(email: string): Promise<AddressState>;
  /**
   * Replaces what is known by what `next` makes of it, again if somebody else was faster; nothing is written
   * when it gives back the very state it was given. A complaint is kept for good, everything else for 90
   * days. @throws StoreError `store/conflict`
   */
  change(email: string, next: (state: AddressState) => AddressState): Promise<Changed>;
  forget(email: string): Promise<void>;
}

/** What {@link AddressStore.change} changed. */
interface Changed {
  readonly before: AddressState;
  readonly after: AddressState;
}
