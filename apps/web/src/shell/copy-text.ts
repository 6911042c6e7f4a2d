/** Puts text on the clipboard; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without TLS there is no clipboard for scripts.
    return copySelected(text);
  }
}

/** The way from before there was one. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  // Nothing outside of an open dialog can be selected.
  (before?.closest("dialog, [role=dialog]") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
