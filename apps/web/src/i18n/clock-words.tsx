"use client";
import { lazyWords } from "./lazy-words.tsx";

/** The words about time. */
export const ClockWords = lazyWords("clock");
