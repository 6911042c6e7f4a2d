"use client";
import type { ReactNode } from "react";
import { LazyWords } from "../i18n/lazy-words.tsx";

const catalogues = {
  en: () => import("../../messages/orders/en.json"),
  ja: () => import("../../messages/orders/ja.json"),
};

/** The words about standing orders. */
export function OrdersWords({ children }: { readonly children: ReactNode }) {
  return (
    <LazyWords name="orders" catalogues={catalogues}>
      {children}
    </LazyWords>
  );
}
