/**
 * The origin in addresses that built pages must spell out, in previews and for search engines. The pages are built once
 * for every instance: whoever serves them puts the service's own origin in its place.
 */
export const PAGE_ORIGIN = "https://consigliere.invalid";
