import type { Endpoint } from "./endpoint.ts";

type Endpoints = Readonly<Record<string, Endpoint>>;

/** Method and path of each of some endpoints. */
export type PlacesOf<All extends Endpoints> = {
  readonly [Name in keyof All]: `${All[Name]["method"]} ${All[Name]["path"]}`;
};

/**
 * Endpoints for callers alone. Their types say what goes in and comes out, but at run time nothing of them is there
 * except `method` and `path`, by which a client calls.
 */
export function routesAt<All extends Endpoints>(places: PlacesOf<All>): All {
  return Object.fromEntries(
    Object.entries<string>(places).map(([name, place]) => {
      const [method, path] = place.split(" ");
      return [name, { method, path }];
    }),
  ) as unknown as All;
}
