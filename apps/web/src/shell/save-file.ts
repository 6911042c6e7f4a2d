/** Saves a file to the reader's downloads. */
export function saveFile(file: File): void {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: file.name,
  });
  link.click();
  // Some browsers read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
