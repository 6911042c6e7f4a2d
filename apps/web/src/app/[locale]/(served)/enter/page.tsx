import { EnterByLink } from "../../../../account/enter-by-link.tsx";
import { pageMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("enter");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <PageTitle name="enter" width="narrow">
      <MoreMessages messages={await pageMessages(locale, "enter")}>
        <EnterByLink />
      </MoreMessages>
    </PageTitle>
  );
}
