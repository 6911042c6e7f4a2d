/** Receipts, as the browsers of players keep them. */
export { canonicalJson } from "@consigliere/engine/json";
export { type Receipt, readReceipt } from "@consigliere/engine/receipt";
