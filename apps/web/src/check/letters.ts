/** The faces that a result is set in; of those that a language does not have, nothing is fetched. */
const FACES = [
  "400 1em Inter",
  "700 1em Inter",
  "800 1em 'Playfair Display'",
  "400 1em 'Noto Sans JP'",
  "700 1em 'Noto Sans JP'",
  "700 1em 'Shippori Mincho'",
];

/** Fetches the letters of `words`, so that they can be shown without a network. Never fails: there are other faces. */
export async function fetchLetters(words: string): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, words)));
}
