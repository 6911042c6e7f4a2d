"use client";
import { lazyWords } from "./lazy-words.tsx";

/** The words about messages. */
export const NotifiedWords = lazyWords("told");
