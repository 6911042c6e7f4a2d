"use client";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { MoreMessages } from "./more-messages.tsx";
import { words } from "./words.ts";

/**
 * Makes a component that gives its children words, which are loaded only where they are used. `part`: the name of their
 * catalogue, and of their place among all words.
 */
export function lazyWords(part: string) {
  return ({ children }: { readonly children: ReactNode }) => <LazyWords part={part}>{children}</LazyWords>;
}

interface LazyWordsProps {
  readonly part: string;
  readonly children: ReactNode;
}

function LazyWords({ part, children }: LazyWordsProps) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ["words", part, locale],
    queryFn: () => words(locale, part),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : <MoreMessages messages={{ [part]: data }}>{children}</MoreMessages>;
}
