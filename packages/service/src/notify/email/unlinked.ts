/**
 * Text by people in mails, changed so that no mail program makes a link of it. Every link in a mail is the service's own.
 */

/** The places that make a text an address: the dot of a host, after a scheme, the sign of a mailbox. */
const JOINTS =
  /(?<=[\p{L}\p{N}-])[.．](?=[\p{L}-])|(?<=[a-z\d])[。｡](?=[a-z])|(?<=[\p{L}\d]):(?=\/\/)|(?<=\S)[@＠](?=\S)/giu;

/** An invisible character at which an address ends. */
const BREAK = "\u200c";

/** These are links or seeds of pictures, not people's words. */
const kept: readonly string[] = ["url", "svg", "portrait"];

/** Breaks up addresses in all texts of `said`; the targets of links stay. */
export function unlinked<T>(said: T): T {
  return brokenUp(said) as T;
}

function brokenUp(said: unknown): unknown {
  if (typeof said === "string") return said.replaceAll(JOINTS, `$&${BREAK}`);
  if (Array.isArray(said)) return said.map(brokenUp);
  if (typeof said !== "object" || said === null) return said;
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, kept.includes(key) ? value : brokenUp(value)]),
  );
}
