"use client";
import { type Client, createClient } from "@consigliere/contract/client";
import { useLocale } from "next-intl";
import { useMemo } from "react";

/** The service, speaking the language of the page. */
export function useApi(): Client {
  const locale = useLocale();
  return useMemo(() => createClient({ locale }), [locale]);
}
