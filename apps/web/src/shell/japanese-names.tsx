"use client";
import { useEffect } from "react";

/** Fetches the Japanese faces for an English page, once a character stands on it that the browser wants them for. */
export function JapaneseNames() {
  useEffect(() => {
    const look = () => {
      const isWanted = [...document.fonts].some(
        ({ family, status }) => family.includes("Kana") && status !== "unloaded",
      );
      if (!isWanted) return;
      document.fonts.removeEventListener("loading", look);
      const sheet = Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: "/fonts/ja.css",
      });
      document.head.append(sheet);
    };
    document.fonts.addEventListener("loading", look);
    look();
    return () => document.fonts.removeEventListener("loading", look);
  }, []);
  return null;
}
