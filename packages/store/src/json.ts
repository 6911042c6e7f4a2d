/** Data that the store keeps without looking inside: plain JSON from the engine and the service. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
