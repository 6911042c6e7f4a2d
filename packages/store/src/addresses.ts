/**
 * Knowledge about mail to an address: only times and codes. The address itself is not in it; it is found by a hash of
 * it.
 */
type AddressStatus = "ok" | "bounced" | "complained";

export interface AddressState {
  /** `bounced`: mail does not arrive. `complained`: its reader called our mail spam. */
  readonly status: AddressStatus;
  /** ISO time since when this has been so; null for an address without any notice. */
  readonly since: string | null;
  /** Why, as a short code of the carrier: `Permanent/NoEmail`. Empty when all is well. */
  readonly reason: string;
  /** ISO time at which mail to it last proved to arrive. */
  readonly provenAt: string | null;
  /** ISO times of temporary bounces since it was proven, oldest first. */
  readonly passingBounces: readonly string[];
  /** Ids of the notices received, newest last, so that a repeated notice counts once. */
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
  /** The knowledge about an address, {@link unheardOf} if there is none. Upper and lower case are the same address. */
  get(email: string): Promise<AddressState>;
  /**
   * Replaces the knowledge with the result of `next`, and calls `next` again if somebody else was faster. If it returns
   * the state it was given, nothing is written. A complaint is kept for good, everything else for 90 days. @throws
   * StoreError `store/conflict`
   */
  change(email: string, next: (state: AddressState) => AddressState): Promise<Changed>;
  forget(email: string): Promise<void>;
}

/** The change that {@link AddressStore.change} made. */
interface Changed {
  readonly before: AddressState;
  readonly after: AddressState;
}
