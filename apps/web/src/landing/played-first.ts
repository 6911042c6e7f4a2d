/** A link to a course that was followed by playing the card that its first step teaches. */

export const PLAYED_FIRST = "played=first";

/** Whether the reader came by such a link, and what they played has not been played at the table yet. */
export function isPlayedFirst(): boolean {
  return new URLSearchParams(location.search).toString() === PLAYED_FIRST;
}

/** After this the address is that of the course, which goes on where it is left. */
export function forgetPlayedFirst(): void {
  history.replaceState(null, "", location.pathname);
}
