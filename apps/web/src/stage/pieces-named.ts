/**
 * The elements with this name on the board: a piece wherever it is, or a place; several if it is drawn more than once.
 */
export function piecesNamed(board: HTMLElement, name: string): HTMLElement[] {
  const quoted = JSON.stringify(name);
  return [...board.querySelectorAll<HTMLElement>(`[data-piece=${quoted}], [data-site=${quoted}]`)];
}
