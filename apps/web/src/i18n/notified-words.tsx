"use client";
import type { ReactNode } from "react";
import { LazyWords } from "./lazy-words.tsx";

const catalogues = {
  en: () => import("../../messages/told/en.json"),
  ja: () => import("../../messages/told/ja.json"),
};

/** The words about messages. */
export function NotifiedWords({ children }: { readonly children: ReactNode }) {
  return (
    <LazyWords name="told" catalogues={catalogues}>
      {children}
    </LazyWords>
  );
}
