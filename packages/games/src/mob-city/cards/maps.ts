/** The city maps (spec 2.3): the places of the tiles in resolution order, for each number of blocks. */
export type District = "north" | "south" | "east" | "west";

interface PlaceOnMap {
  readonly districts: readonly District[];
  /** The position of the drawn tile, in tile widths from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

const NORTH_WEST = ["north", "west"] as const;
const NORTH_EAST = ["north", "east"] as const;
const SOUTH_WEST = ["south", "west"] as const;
const SOUTH_EAST = ["south", "east"] as const;

export const MAPS = {
  2: {
    n: { districts: ["north"], x: 0, y: 0 },
    s: { districts: ["south"], x: 0, y: 1 },
  },
  3: {
    nw: { districts: NORTH_WEST, x: 0, y: 0 },
    ne: { districts: NORTH_EAST, x: 1, y: 0 },
    sw: { districts: SOUTH_WEST, x: 0, y: 1 },
  },
  4: {
    nw: { districts: NORTH_WEST, x: 0, y: 0 },
    ne: { districts: NORTH_EAST, x: 1, y: 0 },
    sw: { districts: SOUTH_WEST, x: 0, y: 1 },
    se: { districts: SOUTH_EAST, x: 1, y: 1 },
  },
  5: {
    nw: { districts: NORTH_WEST, x: 0, y: 0 },
    nc: { districts: ["north"], x: 1, y: 0 },
    ne: { districts: NORTH_EAST, x: 2, y: 0 },
    sw: { districts: SOUTH_WEST, x: 0, y: 1 },
    se: { districts: SOUTH_EAST, x: 2, y: 1 },
  },
  6: {
    nw: { districts: NORTH_WEST, x: 0, y: 0 },
    nc: { districts: ["north"], x: 1, y: 0 },
    ne: { districts: NORTH_EAST, x: 2, y: 0 },
    sw: { districts: SOUTH_WEST, x: 0, y: 1 },
    sc: { districts: ["south"], x: 1, y: 1 },
    se: { districts: SOUTH_EAST, x: 2, y: 1 },
  },
  7: {
    nw: { districts: NORTH_WEST, x: 0, y: 0 },
    nnw: { districts: NORTH_WEST, x: 1, y: 0 },
    nne: { districts: NORTH_EAST, x: 2, y: 0 },
    ne: { districts: NORTH_EAST, x: 3, y: 0 },
    sw: { districts: SOUTH_WEST, x: 0, y: 1 },
    sc: { districts: ["south"], x: 1.5, y: 1 },
    se: { districts: SOUTH_EAST, x: 3, y: 1 },
  },
  8: {
    nw: { districts: NORTH_WEST, x: 0, y: 0 },
    nnw: { districts: NORTH_WEST, x: 1, y: 0 },
    nne: { districts: NORTH_EAST, x: 2, y: 0 },
    ne: { districts: NORTH_EAST, x: 3, y: 0 },
    sw: { districts: SOUTH_WEST, x: 0, y: 1 },
    ssw: { districts: SOUTH_WEST, x: 1, y: 1 },
    sse: { districts: SOUTH_EAST, x: 2, y: 1 },
    se: { districts: SOUTH_EAST, x: 3, y: 1 },
  },
} as const satisfies Record<number, Record<string, PlaceOnMap>>;

export type BlockCount = keyof typeof MAPS;
type PositionOf<K extends BlockCount> = K extends BlockCount ? keyof (typeof MAPS)[K] : never;
export type MapPosition = PositionOf<BlockCount>;

export interface MapPlace extends PlaceOnMap {
  readonly position: MapPosition;
}

/** The places of the map with `count` blocks, in resolution order. */
export function placesOf(count: BlockCount): MapPlace[] {
  const map: Readonly<Record<string, PlaceOnMap>> = MAPS[count];
  return Object.entries(map).map(([position, place]) => ({ position: position as MapPosition, ...place }));
}
