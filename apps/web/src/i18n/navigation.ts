"use client";
import NextLink from "next/link";
import { useRouter as useNextRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ComponentProps, createElement, useMemo } from "react";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & {
  /** A path of this site, without the language. */
  readonly href: string;
};

/** A link that keeps the page's language. What it leads to is loaded when it is followed, not when it is seen. */
export function Link({ href, ...rest }: LinkProps) {
  return createElement(NextLink, { prefetch: false, ...rest, href: `/${useLocale()}${href}` });
}

/** Goes to a path of this site, without the language, which is kept. */
export function useRouter(): { readonly push: (href: string) => void } {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(() => ({ push: (href) => router.push(`/${locale}${href}`) }), [router, locale]);
}
