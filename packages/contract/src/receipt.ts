/** Receipts, as the browsers of players keep them. */
export { type Receipt, readReceipt } from "@consigliere/engine/receipt";
