import type { Profile } from "@consigliere/store/profiles";
import type { Context, Mail } from "../../context.ts";
import { wordsIn } from "../../words.ts";
import { layoutIn } from "./layout-words.ts";

/** A mail that says that mails arrive. */
export async function trialMail({ settings }: Context, { locale }: Profile): Promise<Omit<Mail, "to">> {
  const { renderMail } = await import("./mail-layout.tsx");
  const words = await wordsIn(locale);
  const say = (key: string) => words(`mail.trial.${key}`);
  const url = `${settings.baseUrl}/${locale}/profile/#messages`;
  const rendered = renderMail({
    ...layoutIn(words, locale),
    subject: say("subject"),
    preview: say("preview"),
    parts: [
      { heading: say("heading"), lines: [say("line")], links: [{ label: say("button"), url, isMain: true }] },
    ],
    footer: [{ text: say("why"), url: null }],
  });
  return { ...rendered, headers: { "Auto-Submitted": "auto-generated" } };
}
