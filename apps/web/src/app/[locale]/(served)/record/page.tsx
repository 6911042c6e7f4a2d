import { clubMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { RecordPage } from "../../../../record/record-page.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("record");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <PageTitle name="record" width="wide">
      <MoreMessages messages={await clubMessages(locale)}>
        <RecordPage />
      </MoreMessages>
    </PageTitle>
  );
}
