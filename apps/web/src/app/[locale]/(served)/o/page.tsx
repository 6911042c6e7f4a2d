import { pageMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { ShortLink } from "../../../../links/short-link.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("link");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <PageTitle name="link" width="narrow">
      <MoreMessages messages={await pageMessages(locale, "link")}>
        <ShortLink />
      </MoreMessages>
    </PageTitle>
  );
}
