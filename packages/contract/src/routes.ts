import type { endpoints } from "./endpoints.ts";
import { type EndpointName, placeOf, places } from "./places.ts";

/**
 * The endpoints for callers. Their types say what goes in and comes out, but at run time only `method` and `path` are
 * there: schemas are heavy, and pages check nothing that the service says.
 */
export const routes = Object.fromEntries(
  (Object.keys(places) as EndpointName[]).map((name) => [name, placeOf(name)]),
) as unknown as typeof endpoints;
