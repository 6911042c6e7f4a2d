/**
 * Reads links as they come back from mail gateways, chat programs and people: encoded once more, with something
 * appended, or with what stood behind the link glued to it. Tokens have fixed lengths, so that nothing glued to one can
 * be taken for a part of it.
 */

const SIGNED = String.raw`[\w-]+\.[\w-]{43}`;

/** The form of the text that each kind of link carries. */
export const linkForms = {
  /** Of a link to sign in, or to confirm an address; then the way back, and who asks. */
  entry: /^(\w+\.[\w-]{22}|[A-Za-z]{23})(?![A-Za-z0-9]|%(?:25)*26)(&.*)?/s,
  /** Of a short link in a mail: its secret, and the place of what it means. */
  mail: /^([\w-]{22}(?:\.\d|[A-Za-z0-9]{1,2}))(?![A-Za-z0-9])/,
  /** Of a link to a table: the key of a message, or the short one of a link that people pass on. */
  table: new RegExp(`^(?:table=(${SIGNED})|([\\w-]{22}))(?![A-Za-z0-9])`),
  /** Of an invitation to a match or a club. */
  invitation: /^(?:join=)?([\w-]{32})/,
  /** Of an answer. */
  answer: new RegExp(`^(${SIGNED})`),
  unsubscribe: /^([\w-]{32})/,
  /** A moment of a replay, or its start; alone or behind a key to its table. */
  moment: /(?:^|&)moment=(start(?![a-z])|[0-9a-z]{1,10}-[a-z-]{1,60}-\d{1,3})/,
  /** The name of a part of a page. */
  part: /^([a-z-]+)/,
} as const;

/** How often something on the way may have encoded a link. */
const MOST_ENCODED = 3;

/** The match of this form at the beginning of a text, however often it was encoded; null: none. */
export function foundIn(text: string, form: RegExp): RegExpExecArray | null {
  let plain = text.replaceAll("&amp;", "&");
  for (let tries = 0; tries <= MOST_ENCODED; tries++) {
    const found = form.exec(plain);
    if (found !== null) return found;
    plain = decoded(plain);
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
