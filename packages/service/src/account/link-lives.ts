/** How long a link works that lets its reader in. */
export const SIGN_IN_MINUTES = 20;

/** How long a link works that gives an account its address. */
export const CONFIRMATION_MINUTES = 60;
