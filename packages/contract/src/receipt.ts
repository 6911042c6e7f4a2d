/** Receipts, as the browsers of players keep them. */
export { fingerprint } from "@consigliere/engine/fingerprint";
export { type Receipt, readReceipt } from "@consigliere/engine/receipt";
