/**
 * Ids of matches are 16 letters, digits, `_` and `-`, and one in 64 begins with a dash. They are marked while commander
 * reads the arguments, so that it does not take them for options.
 */
const DASHED_ID = /^-[\w-]{15}$/;
const MARK = "id:";

/** An argument as commander may see it. */
export function markId(arg: string): string {
  return DASHED_ID.test(arg) ? MARK + arg : arg;
}

/** The argument as it was given. */
export function unmarkId(arg: string): string {
  return arg.startsWith(`${MARK}-`) ? arg.slice(MARK.length) : arg;
}
