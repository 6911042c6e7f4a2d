"use client";
import { type Client, createClient } from "@consigliere/contract/client";
import { useLocale } from "next-intl";
import { useMemo } from "react";

/** The service, speaking the language of the page. */
export function useApi(): Client {
  const locale = useLocale();
  return useMemo(() => createClient({ locale, fetch: fetchToTheEnd }), [locale]);
}

/** What a page asks last is heard although the page is gone by then: it may say what was looked at. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: init?.method === "GET" });
