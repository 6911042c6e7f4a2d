"use client";
import { LazyWords } from "../i18n/lazy-words.tsx";
import { OwnData } from "./own-data.tsx";
import { Tokens } from "./tokens.tsx";

const catalogues = {
  en: () => import("../../messages/own/en.json"),
  ja: () => import("../../messages/own/ja.json"),
};

/** What few look for on their profile: tokens for scripts of their own, and their data as a file. */
export default function OwnSheets() {
  return (
    <LazyWords name="own" catalogues={catalogues}>
      <Tokens />
      <OwnData />
    </LazyWords>
  );
}
