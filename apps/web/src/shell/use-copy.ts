import { useToast } from "../design/toast.tsx";
import { copyText } from "./copy-text.ts";

interface Said {
  readonly copied: string;
  /** The text for browsers that do not allow it. */
  readonly copyByHand: string;
}

/** Puts text on the clipboard, and reports the result. */
export function useCopy({ copied, copyByHand }: Said): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) =>
    toast((await copyText(text)) ? { text: copied } : { text: copyByHand, tone: "trouble" });
}
