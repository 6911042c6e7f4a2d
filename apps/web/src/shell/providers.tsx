"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ApiProvider } from "../api/provider.tsx";
import { ToastProvider } from "../design/toast.tsx";

export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <ApiProvider>
      <ToastProvider closeLabel={t("close")}>{children}</ToastProvider>
    </ApiProvider>
  );
}
