let zone: string | undefined;

/** The reader's own time zone. Asking the browser is dear enough to be done once. */
export function localZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
