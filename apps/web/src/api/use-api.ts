"use client";
import { type Client, createClient } from "@consigliere/contract/client";
import { useLocale } from "next-intl";
import { createContext, use, useMemo } from "react";
import { takeEarlyLook } from "./early-look.ts";

/** Another house than the one behind the page. A lesson has its own. */
const OtherHouse = createContext<Client | null>(null);
export const InOtherHouse = OtherHouse.Provider;

/** The service, in the language of the page. */
export function useApi(): Client {
  const locale = useLocale();
  const other = use(OtherHouse);
  const usual = useMemo(() => createClient({ locale, fetch: fetchToTheEnd }), [locale]);
  return other ?? usual;
}

/** A page's last request is sent even if the page is gone by then: it may report what was looked at. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  init?.method === "GET"
    ? (takeEarlyLook(String(input)) ?? fetch(input, { ...init, keepalive: true }))
    : fetch(input, init);
