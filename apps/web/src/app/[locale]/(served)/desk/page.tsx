import { DashboardPage } from "../../../../dashboard/dashboard-page.tsx";
import { sentenceMessages } from "../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("dashboard");

export default async function Page({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <PageTitle name="dashboard" width="wide">
      <MoreMessages messages={await sentenceMessages(locale)}>
        <DashboardPage />
      </MoreMessages>
    </PageTitle>
  );
}
