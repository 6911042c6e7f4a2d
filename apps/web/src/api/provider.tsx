"use client";
import { ConnectionError } from "@consigliere/contract/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cacheKeys } from "./keys.ts";
import { onChangeOfReader } from "./session.ts";

/** Asking again does not change a refusal; a lost connection may come back. */
function mayRetry(failures: number, error: Error): boolean {
  return error instanceof ConnectionError && failures < 3;
}

/** One for the page, however many of its parts ask the service. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: 1_000 },
    mutations: { retry: mayRetry },
  },
});

onChangeOfReader(() =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== cacheKeys.games[0] }),
);

/** For parts that ask the service more than who is reading. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
