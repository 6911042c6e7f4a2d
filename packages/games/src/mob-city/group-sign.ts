const ROMAN = ["I", "II", "III", "IV"];

/** The number of a group, as it stands on its token. */
export function groupSign(group: number): string {
  return ROMAN[group - 1] ?? String(group);
}
