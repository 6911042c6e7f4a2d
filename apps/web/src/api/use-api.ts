"use client";
import { type Client, createClient } from "@consigliere/contract/client";
import { useLocale } from "next-intl";
import { createContext, use, useMemo } from "react";
import { serviceFetch } from "./service-fetch.ts";

/** Another service than the one behind the page. A lesson has its own. */
const OtherService = createContext<Client | null>(null);
export const InOtherService = OtherService.Provider;

/** The service, in the language of the page. */
export function useApi(): Client {
  const locale = useLocale();
  const other = use(OtherService);
  const usual = useMemo(() => createClient({ locale, fetch: serviceFetch }), [locale]);
  return other ?? usual;
}
