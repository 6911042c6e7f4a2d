import { pageMessages, sentenceMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { ActPage } from "../../../../links/act-page.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("act");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const [own, sentences] = await Promise.all([pageMessages(locale, "act"), sentenceMessages(locale)]);
  return (
    <PageTitle name="act" width="narrow">
      <MoreMessages messages={{ ...own, ...sentences }}>
        <ActPage />
      </MoreMessages>
    </PageTitle>
  );
}
