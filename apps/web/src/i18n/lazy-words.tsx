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
  return (props: WithWordsProps) => <LazyWords part={part} {...props} />;
}

interface WithWordsProps {
  readonly children: ReactNode;
  /** Holds the place until the words are there. */
  readonly instead?: ReactNode;
}

interface LazyWordsProps extends WithWordsProps {
  readonly part: string;
}

function LazyWords({ part, children, instead = null }: LazyWordsProps) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ["words", part, locale],
    queryFn: () => words(locale, part),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? instead : <MoreMessages messages={{ [part]: data }}>{children}</MoreMessages>;
}
