import { DashboardPage } from "../../../../dashboard/dashboard-page.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("dashboard");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="dashboard" width="wide">
      <DashboardPage />
    </PageTitle>
  );
}
