/** Plain text for terminals: related cells are in one column. */

/** Cells wider than this in a terminal: letters of East Asian scripts. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** A table with a heading; without rows it says `none`. */
export function columns(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  none = "none",
): string {
  return rows.length === 0 ? none : aligned([heading.map((name) => name.toUpperCase()), ...rows]);
}

/** Names and their values, one pair per line. */
export function pairs(entries: readonly (readonly [string, string])[]): string {
  return aligned(entries);
}

/** Lines below a title, set in. */
export function section(title: string, body: string): string {
  return `${title}\n${body.replaceAll(/^/gm, "  ")}`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  }
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell + " ".repeat((widths[index] ?? 0) - widthOf(cell)))
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}

function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
