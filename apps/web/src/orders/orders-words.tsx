"use client";
import { lazyWords } from "../i18n/lazy-words.tsx";

/** The words about standing orders. */
export const OrdersWords = lazyWords("orders", {
  en: () => import("../../messages/orders/en.json"),
  ja: () => import("../../messages/orders/ja.json"),
});
