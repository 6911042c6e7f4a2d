/** Calls `look` when the next picture is laid out, before it is seen. To measure `area` and what is in it costs nothing then. */
export function onceLaidOut(area: Element, look: () => void): void {
  // An observer tells first of the size that there is.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    look();
  });
  observer.observe(area);
}
