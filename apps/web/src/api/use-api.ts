"use client";
import { type Client, createClient } from "@consigliere/contract/client";
import { useLocale } from "next-intl";
import { useMemo } from "react";

/** The service, in the language of the page. */
export function useApi(): Client {
  const locale = useLocale();
  return useMemo(() => createClient({ locale, fetch: fetchToTheEnd }), [locale]);
}

/** A page's last request is sent even if the page is gone by then: it may report what was looked at. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: init?.method === "GET" });
