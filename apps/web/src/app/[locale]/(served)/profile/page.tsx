import { ProfilePage } from "../../../../account/profile-page.tsx";
import { pageMessages, portraitMessages, zoneMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { words } from "../../../../i18n/words.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("profile");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const [own, portrait, zones, told] = await Promise.all([
    pageMessages(locale, "profile"),
    portraitMessages(locale),
    zoneMessages(locale),
    words(locale, "told"),
  ]);
  return (
    <MoreMessages messages={{ ...own, ...portrait, ...zones, told }}>
      <PageTitle name="profile" width="wide">
        <ProfilePage />
      </PageTitle>
    </MoreMessages>
  );
}
