"use client";
import { ProblemError } from "@consigliere/contract/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** A refusal will not change by asking again; a lost connection may. */
function mayRetry(failures: number, error: Error): boolean {
  return !(error instanceof ProblemError) && failures < 3;
}

export function ApiProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: mayRetry, staleTime: 1_000 },
          mutations: { retry: mayRetry },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
