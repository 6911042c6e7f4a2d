"use client";
import { lazyWords } from "../i18n/lazy-words.tsx";

/** The words about standing orders. */
export const OrdersWords = lazyWords("orders");
