"use client";
import { lazyWords } from "../../i18n/lazy-words.tsx";

/** The words about corrections of the rules. */
export const CorrectionWords = lazyWords("corrections");
