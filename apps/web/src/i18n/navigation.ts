"use client";
import { useRouter as useNextRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ComponentProps, createElement, type MouseEvent, useMemo } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site, without the language. */
  readonly href: string;
};

/**
 * A link that keeps the page's language. What it leads to is loaded when it is followed, not when it is seen: for that
 * alone, Next's own link would bring four kilobytes to every page.
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const router = useNextRouter();
  const path = `/${useLocale()}${href}`;
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

/** The browser is asked for a tab, a window or a download. */
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

/** Goes to a path of this site, without the language, which is kept. */
export function useRouter(): { readonly push: (href: string) => void } {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(() => ({ push: (href) => router.push(`/${locale}${href}`) }), [router, locale]);
}
