import { ClubPage } from "../../../../club/club-page.tsx";
import { clubMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("club");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <PageTitle name="club" width="wide">
      <MoreMessages messages={await clubMessages(locale)}>
        <ClubPage />
      </MoreMessages>
    </PageTitle>
  );
}
