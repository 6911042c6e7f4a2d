import { catalogue } from "@consigliere/games/catalogue";
import { NextIntlClientProvider } from "next-intl";
import { CheckPage } from "../../../check/check-page.tsx";
import { messagesFor, withFindings } from "../../../i18n/messages.ts";
import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { PageTitle } from "../../../shell/page-title.tsx";

export const generateMetadata = titled("check");

const gameIds = catalogue.map(({ id }) => id);

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <NextIntlClientProvider messages={withFindings(await messagesFor(locale), gameIds)}>
      <PageTitle name="check" width="narrow">
        <CheckPage />
      </PageTitle>
    </NextIntlClientProvider>
  );
}
