import type { Locale } from "@consigliere/languages";
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { Chance } from "../context.ts";
import type { SessionKeys } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";

export interface AccountSettings {
  /** The origin by which the request came. */
  readonly baseUrl: () => string;
  /** Sign cookies. */
  readonly keys: SessionKeys;
  /** Whether the request gets cookies for https only. */
  readonly isSecure: () => boolean;
  readonly connection: StoreConnection;
  /** The sessions that this process remembers. */
  readonly sessions: Sessions;
  readonly chance: Chance;
  /** Carries a sign-in link to its reader. */
  readonly sendSignInLink: (link: SignInLink) => Promise<void>;
}

export interface SignInLink {
  readonly email: string;
  readonly token: string;
  /** Stands for the token, to be typed. */
  readonly code: string;
  readonly locale: Locale;
  readonly next?: string;
}
