/** The id of the prompt that a notified key is about: the key itself, or what a reminder or nudge adds to. */
export function decisionIn(key: string): string {
  return key.includes("@") ? key.slice(0, key.lastIndexOf("@")) : key;
}
