import type { endpoints } from "./endpoints.ts";
import { type EndpointName, placeOf, places } from "./places.ts";

/**
 * The endpoints for callers. Their types describe input and output, but at run time only `method` and `path` exist:
 * schemas are heavy, and pages do not check the service's responses.
 */
export const routes = Object.fromEntries(
  (Object.keys(places) as EndpointName[]).map((name) => [name, placeOf(name)]),
) as unknown as typeof endpoints;
