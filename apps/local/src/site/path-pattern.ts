/** Whether the path fits one of CloudFront's path patterns; a `*` stands at the end only. */
export function matchesPath(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}
