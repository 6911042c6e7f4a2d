/** What the board calls so: a piece wherever it lies, or a place; more than one where it is drawn more than once. */
export function piecesNamed(board: HTMLElement, name: string): HTMLElement[] {
  const quoted = JSON.stringify(name);
  return [...board.querySelectorAll<HTMLElement>(`[data-piece=${quoted}], [data-site=${quoted}]`)];
}
