"use client";
import { useRouter as useNextRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ComponentProps, createElement, type MouseEvent, useMemo } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site, without the language. */
  readonly href: string;
};

/**
 * A link that keeps the page's language. Its target is loaded when the link is followed, not when it is seen. For this
 * alone, Next's own link would add four kilobytes to every page.
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const router = useNextRouter();
  const path = withSlash(`/${useLocale()}${href}`);
  return createElement("a", {
    ...rest,
    href: path,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      router.push(path);
    },
  });
}

/** Ends the path with a slash, as every page's address does: otherwise the visitor is redirected there first. */
function withSlash(path: string): string {
  return path.replace(/\/?(?=[?#]|$)/, "/");
}

/** The reader wants a new tab, a window or a download. */
function opensElsewhere({
  currentTarget,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  return metaKey || ctrlKey || shiftKey || altKey || (target !== "" && target !== "_self");
}

/** Goes to a path of this site in the same language; the path is without the language. */
export function useRouter(): { readonly push: (href: string) => void } {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(() => ({ push: (href) => router.push(`/${locale}${href}`) }), [router, locale]);
}
