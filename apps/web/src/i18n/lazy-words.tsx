"use client";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { MoreMessages } from "./more-messages.tsx";
import type { Locale } from "./routing.ts";

interface LazyWordsProps {
  /** The part of the catalogue that contains them. */
  readonly name: string;
  readonly catalogues: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;
  readonly children: ReactNode;
}

/** Words that are loaded only where they are used, so that other pages need not load them. */
export function LazyWords({ name, catalogues, children }: LazyWordsProps) {
  const locale = useLocale() as Locale;
  const { data } = useQuery({
    queryKey: ["words", name, locale],
    queryFn: async () => (await catalogues[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : <MoreMessages messages={{ [name]: data }}>{children}</MoreMessages>;
}
