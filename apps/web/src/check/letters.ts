/** The font faces of a result. If a language does not have one, nothing is fetched. */
const FACES = [
  "400 1em Inter",
  "700 1em Inter",
  "700 1em 'Playfair Display'",
  "400 1em 'Noto Sans JP'",
  "700 1em 'Noto Sans JP'",
  "700 1em 'Shippori Mincho'",
];

/**
 * Fetches the fonts for `words`, so that they can be shown without a network. Never fails, because there are fallback
 * faces.
 */
export async function fetchLetters(words: string): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, words)));
}
