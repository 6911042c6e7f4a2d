import { NextIntlClientProvider } from "next-intl";
import { messagesFor } from "../../../i18n/messages.ts";
import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { MatchPage } from "../../../match/match-page.tsx";

export const generateMetadata = titled("match");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <NextIntlClientProvider messages={await messagesFor(locale)}>
      <MatchPage />
    </NextIntlClientProvider>
  );
}
