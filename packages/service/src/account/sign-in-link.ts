import type { Locale } from "@consigliere/languages";

/** A link that signs its reader in. */
export interface SignInLink {
  readonly email: string;
  readonly token: string;
  /** Stands for the token, to be typed. */
  readonly code: string;
  readonly locale: Locale;
  /** The path to which it leads. */
  readonly next?: string;
}
