/** What the store keeps without looking inside: plain JSON, as the engine and the service hand it over. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
