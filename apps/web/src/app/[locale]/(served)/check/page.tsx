import { CheckPage } from "../../../../check/check-page.tsx";
import { checkMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("check");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <MoreMessages messages={await checkMessages(locale)}>
      <PageTitle name="check" width="narrow">
        <CheckPage />
      </PageTitle>
    </MoreMessages>
  );
}
