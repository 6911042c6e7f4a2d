"use client";
import { lazyWords } from "../../i18n/lazy-words.tsx";

/** The words of the replay. */
export const ReplayWords = lazyWords("replay");
