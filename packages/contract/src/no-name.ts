/** Where the name of somebody stood whose account is gone. Readers meet a word of the catalogues in its place. */
export const NO_NAME = "—";
