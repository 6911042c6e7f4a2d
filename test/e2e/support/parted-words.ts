/** Runs in the page: words that lie on two lines; not those of the log or of Japanese sentences, which are no names. */
export function partedWords(): string[] {
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element === null || element.closest(".stage-paper, .visually-hidden") !== null) continue;
    // A sentence may break anywhere in Japanese.
    if (text.textContent?.includes("。") === true) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const { segment, index, isWordLike } of words.segment(text.textContent ?? "")) {
      if (isWordLike !== true || segment.length < 2) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + segment.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) faults.push(`${segment} in ${text.textContent}`);
    }
  }
  return faults;
}
