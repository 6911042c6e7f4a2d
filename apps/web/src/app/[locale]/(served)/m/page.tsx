import { tableMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { MatchPage } from "../../../../match/match-page.tsx";

export const generateMetadata = titled("match");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <MoreMessages messages={await tableMessages(locale)}>
      <MatchPage />
    </MoreMessages>
  );
}
