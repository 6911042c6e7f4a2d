/**
 * The parts of a carrier's error that may be logged and kept: its name, code and status. Carriers often quote the
 * recipient in their messages.
 */
export function carrierTrouble(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, responseCode, $metadata } = error as Error & CarrierDetails;
  const status = responseCode ?? $metadata?.httpStatusCode;
  return [name, code, status].filter((part) => part !== undefined).join(" ");
}

/** The places where SMTP (`code`, `responseCode`) and SES (`$metadata`) say more. */
interface CarrierDetails {
  readonly code?: string | number;
  readonly responseCode?: number;
  readonly $metadata?: { readonly httpStatusCode?: number };
}
