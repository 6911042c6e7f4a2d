import type { ReactNode } from "react";

/** Where an address begins that may be followed; what ends a sentence is none of it. */
const ADDRESS = /https?:\/\/[^\s<>"'、。，）」]+[^\s<>"'、。，）」.,;:!?)]/g;

/** A text with its web addresses as links, and nothing else of it as anything but text. */
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
