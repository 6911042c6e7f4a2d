/**
 * What of a carrier's error may be logged and kept: its name, code and status. Carriers like to quote the
 * recipient in their messages.
 */
export function carrierTrouble(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, responseCode, $metadata } = error as Error & CarrierDetails;
  const status = responseCode ?? $metadata?.httpStatusCode;
  return [name, code, status].filter((part) => part !== undefined).join(" ");
}

/** Where SMTP (`code`, `responseCode`) and SES (`$metadata`) say more. */
interface CarrierDetails {
  readonly code?: string | number;
  readonly responseCode?: number;
  readonly $metadata?: { readonly httpStatusCode?: number };
}
