/** The times when a person's clocks rest. Copied from their current profile, so that no other read is needed. */
export interface SeatRest {
  /** IANA name. */
  readonly zone: string;
  /** Minutes since local midnight; null: none. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** First and last local day; absent: none. */
  readonly vacations?: readonly { readonly from: string; readonly until: string }[];
  /** Where they are then, in their own words; absent: they do not say. */
  readonly awayWord?: string;
}
