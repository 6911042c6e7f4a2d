const UNITS = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const;

/** `2026-11-21 10:00 (3 h ago)`; a dash for no time. Times are UTC. */
export function when(iso: string | null | undefined, now: Date): string {
  if (iso == null) return "-";
  const seconds = (Date.parse(iso) - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return iso;
  const span = spanOf(Math.abs(seconds));
  return `${iso.slice(0, 16).replace("T", " ")} (${seconds > 0 ? `in ${span}` : `${span} ago`})`;
}

/** The span in its largest unit. */
function spanOf(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  return `${Math.floor(seconds / length)} ${unit}`;
}
