"use client";
import { type Client, createClient } from "@consigliere/contract/client";
import { useLocale } from "next-intl";
import { createContext, use, useMemo } from "react";
import { serviceFetch } from "./service-fetch.ts";

/** Another house than the one behind the page. A lesson has its own. */
const OtherHouse = createContext<Client | null>(null);
export const InOtherHouse = OtherHouse.Provider;

/** The service, in the language of the page. */
export function useApi(): Client {
  const locale = useLocale();
  const other = use(OtherHouse);
  const usual = useMemo(() => createClient({ locale, fetch: serviceFetch }), [locale]);
  return other ?? usual;
}
