import type { Words } from "../../words.ts";
import type { MailLayout } from "./mail-layout.tsx";

/** The words that every mail contains in a language. */
export function layoutIn(words: Words, locale: string): Pick<MailLayout, "locale" | "telegram" | "words"> {
  return {
    locale,
    telegram: words("mail.telegram"),
    words: {
      stop: words("mail.stop"),
      since: words("mail.since"),
      now: words("mail.now"),
      letters: words("mail.letters"),
      replies: words("mail.replies"),
      yours: (name) => words("mail.yours", { name }),
    },
  };
}
