"use client";
import { lazyWords } from "../i18n/lazy-words.tsx";

/** The words about lending a seat. */
export const LendingWords = lazyWords("lending");
