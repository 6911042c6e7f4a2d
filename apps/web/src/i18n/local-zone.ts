let zone: string | undefined;

/** The reader's own time zone. Asking the browser is slow, so it is done once. */
export function localZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
