/**
 * What a player's own device keeps of a match's start. The house cannot change it any more, so whatever it
 * promises and mixes in later is held against it.
 */
import * as z from "zod";

const receiptSchema = z.strictObject({
  format: z.literal("consigliere-receipt/1"),
  match: z.string(),
  /** The commitment as it was shown before anything was contributed. */
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  /** What this player mixed in; null for somebody who only saw the commitment, on a page or in a mail. */
  contribution: z
    .string()
    .regex(/^([0-9a-f]{2}){16,64}$/)
    .nullable(),
  /** ISO time, by the device's clock, just before the contribution was sent. */
  at: z.iso.datetime(),
  /** What the device saw when it first found the match started. */
  start: z
    .strictObject({
      /** ISO time, by the device's clock. */
      at: z.iso.datetime(),
      /** The player's seat; null for who has none. */
      seat: z.int().min(0).max(15).nullable(),
      /** The beacon's round that the deal waits for, or waited for; null without a beacon. */
      round: z.int().min(1).nullable(),
      /** Fingerprint of the contributions in the order of joining: from now on none may change. */
      mixed: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .exactOptional(),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** Reads a receipt from a file's text; null when it is none. Never throws. */
export function readReceipt(text: string): Receipt | null {
  try {
    return receiptSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
