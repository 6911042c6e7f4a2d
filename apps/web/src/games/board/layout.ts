/** The place of everything on a board, by the size of the board's own region. `board.css` chooses by it; nothing is measured. */
import type { CSSProperties } from "react";

/** Narrower than 520, 860 and 1200 pixels, and wider. */
export const SIZES = ["phone", "tablet", "desk", "wide"] as const;
export type Size = (typeof SIZES)[number];

export interface Arrangement {
  /** The areas above my own row, with rows and columns, as a `grid-template`. What grows has a row of `1fr`. */
  readonly grid: string;
  /** Whether the areas share the region's height; otherwise they take what they need, and the board scrolls. */
  readonly fits?: true;
  /** Whether rivals whom nothing concerns are one line each. */
  readonly folds?: boolean;
  /** The heights of one of my pieces, of a rival's piece, and of a rival's folded line. */
  readonly mine?: string;
  readonly rival: string;
  readonly line?: string;
}

/** The arrangement of each size, and how it differs where the region is lower than 520 pixels. */
export type BoardLayout = Readonly<Record<Size, Arrangement & { readonly low?: Partial<Arrangement> }>>;

/** The heights of a board's pieces at each size, whatever lies where. */
export type Heights = Readonly<
  Record<Size, Pick<Arrangement, "mine" | "rival" | "line"> & Pick<BoardLayout[Size], "low">>
>;

/** A layout of one column that fills the region, with the same `rows` at every size, except on a phone. */
export function columnOf(heights: Heights, rows: string, onPhone = rows): BoardLayout {
  const at = (size: Size): BoardLayout[Size] => ({
    ...heights[size],
    grid: `${size === "phone" ? onPhone : rows} / minmax(0, 1fr)`,
    fits: true,
  });
  return { phone: at("phone"), tablet: at("tablet"), desk: at("desk"), wide: at("wide") };
}

/** A layout as the properties from which the kit's style sheet chooses. */
export function layoutStyle(layout: BoardLayout): CSSProperties {
  const entries = SIZES.flatMap((size) => {
    const { low, ...tall } = layout[size];
    return [...propertiesOf(size, tall), ...propertiesOf(`${size}-low`, { ...tall, ...low })];
  });
  return Object.fromEntries(entries) as CSSProperties;
}

function propertiesOf(
  name: string,
  { grid, fits, folds, mine = "auto", rival, line = "auto" }: Arrangement,
): string[][] {
  return [
    [`--${name}-grid`, grid],
    [`--${name}-flex`, fits ? "1 1 0" : "1 0 auto"],
    [`--${name}-mine`, mine],
    [`--${name}-rival`, rival],
    [`--${name}-line`, line],
    [`--${name}-folded`, folds ? "grid" : "none"],
    [`--${name}-unfolded`, folds ? "none" : "grid"],
    [`--${name}-rest`, folds ? "none" : "inline"],
  ];
}
