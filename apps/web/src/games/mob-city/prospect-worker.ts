/** A worker that plays the rules ahead, so that the page stays responsive. */
import { type Inquiry, type Prospect, prospectOf } from "@consigliere/games/mob-city/prospect";

/** `n` tells answers to inquiries apart. */
export type Order = Inquiry & { readonly n: number };

export type Report = { readonly n: number; readonly prospect: Prospect | null };

addEventListener("message", ({ data: { n, ...inquiry } }: MessageEvent<Order>) => {
  try {
    postMessage({ n, prospect: prospectOf(inquiry) } satisfies Report);
  } catch {
    postMessage({ n, prospect: null } satisfies Report);
  }
});
