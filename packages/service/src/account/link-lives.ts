/** The lifetime of a link that lets its reader in. */
export const SIGN_IN_MINUTES = 20;

/** The lifetime of a link that gives an account its address. */
export const CONFIRMATION_MINUTES = 60;
