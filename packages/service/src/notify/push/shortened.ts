/** As much of a text as there is room for: whole sentences. If not even one fits, whole words and complete names. */
export function shortened(
  text: string,
  most: number,
  { locale, names = [] }: { readonly locale: string; readonly names?: readonly string[] },
): string {
  if (text.length <= most) return text;
  const until = (granularity: Intl.SegmenterOptions["granularity"], room: number) =>
    [...new Intl.Segmenter(locale, { granularity }).segment(text)]
      .map(({ index, segment }) => index + segment.trimEnd().length)
      .findLast((end) => end <= room) ?? 0;
  const sentences = text.slice(0, until("sentence", most));
  if (sentences !== "") return sentences;
  const room = most - ELLIPSIS.length;
  const words = text.slice(0, outside(names, text, until("word", room))).replace(/[\s\p{P}]+$/u, "");
  return `${words === "" ? text.slice(0, until("grapheme", room)) : words}${ELLIPSIS}`;
}

/** Marks a text that was cut in the middle of a sentence. */
export const ELLIPSIS = "…";

/** The place to cut a text without cutting a name: before that name. */
function outside(names: readonly string[], text: string, at: number): number {
  const cut = names
    .map((name) => ({ name, start: text.lastIndexOf(name, at - 1) }))
    .find(({ name, start }) => start >= 0 && start < at && at < start + name.length);
  return cut?.start ?? at;
}
