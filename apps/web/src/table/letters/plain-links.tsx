import type { ReactNode } from "react";

/** The start of an address that may be followed. Punctuation at the end of a sentence does not belong to it. */
const ADDRESS = /https?:\/\/[^\s<>"'、。，）」]+[^\s<>"'、。，）」.,;:!?)]/g;

/** A text with its web addresses as links. Everything else stays plain text. */
export function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const [address] = found;
    parts.push(
      text.slice(end, found.index),
      <a key={found.index} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {address}
      </a>,
    );
    end = found.index + address.length;
  }
  return [...parts, text.slice(end)];
}
