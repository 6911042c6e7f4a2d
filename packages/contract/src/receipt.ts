/** Receipts, as the browsers of players keep them. */
export { fingerprint } from "@consigliere/engine/fairness";
export { type Receipt, readReceipt } from "@consigliere/engine/receipt";
