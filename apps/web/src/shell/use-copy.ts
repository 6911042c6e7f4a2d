import { useToast } from "../design/toast.tsx";
import { copyText } from "./copy-text.ts";

interface Said {
  readonly copied: string;
  /** Where the browser does not allow it. */
  readonly copyByHand: string;
}

/** Puts text on the clipboard, and says what became of it. */
export function useCopy({ copied, copyByHand }: Said): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) =>
    toast((await copyText(text)) ? { text: copied } : { text: copyByHand, tone: "trouble" });
}
