"use client";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { MoreMessages } from "./more-messages.tsx";
import type { Locale } from "./routing.ts";

type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly default: object }>>>;

/**
 * Makes a component that gives its children words, which are loaded only where they are used. `name`: the part of the
 * catalogue that contains them.
 */
export function lazyWords(name: string, catalogues: Catalogues) {
  return ({ children }: { readonly children: ReactNode }) => (
    <LazyWords name={name} catalogues={catalogues}>
      {children}
    </LazyWords>
  );
}

interface LazyWordsProps {
  readonly name: string;
  readonly catalogues: Catalogues;
  readonly children: ReactNode;
}

function LazyWords({ name, catalogues, children }: LazyWordsProps) {
  const locale = useLocale() as Locale;
  const { data } = useQuery({
    queryKey: ["words", name, locale],
    queryFn: async () => (await catalogues[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : <MoreMessages messages={{ [name]: data }}>{children}</MoreMessages>;
}
