import { pageMessages } from "../../../i18n/messages.ts";
import { MoreMessages } from "../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { OfflinePage } from "../../../offline/offline-page.tsx";

export const generateMetadata = titled("offline");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <MoreMessages messages={await pageMessages(locale, "offline")}>
      <OfflinePage />
    </MoreMessages>
  );
}
