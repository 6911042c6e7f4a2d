const two = (n: number) => String(n).padStart(2, "0");

/** The day by the clock of this device, in the form `2026-07-14`. */
export function localDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
