/** The zone of the reader's device, in which times are told. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
