"use client";
import type { ReactNode } from "react";
import { LazyWords } from "../i18n/lazy-words.tsx";

const catalogues = {
  en: () => import("../../messages/lending/en.json"),
  ja: () => import("../../messages/lending/ja.json"),
};

/** The words about lending a seat. */
export function LendingWords({ children }: { readonly children: ReactNode }) {
  return (
    <LazyWords name="lending" catalogues={catalogues}>
      {children}
    </LazyWords>
  );
}
