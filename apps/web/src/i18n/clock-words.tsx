"use client";
import type { ReactNode } from "react";
import { LazyWords } from "./lazy-words.tsx";

const catalogues = {
  en: () => import("../../messages/clock/en.json"),
  ja: () => import("../../messages/clock/ja.json"),
};

/** The words about time. */
export function ClockWords({ children }: { readonly children: ReactNode }) {
  return (
    <LazyWords name="clock" catalogues={catalogues}>
      {children}
    </LazyWords>
  );
}
