"use client";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { MoreMessages } from "./more-messages.tsx";

const catalogues = {
  en: () => import("../../messages/clock/en.json"),
  ja: () => import("../../messages/clock/ja.json"),
};

/** What is said about time: loaded where it is, so that a first visit to a table need not bring it. */
export function ClockWords({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ["words", "clock", locale],
    queryFn: async () => (await catalogues[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? null : <MoreMessages messages={{ clock: data }}>{children}</MoreMessages>;
}
