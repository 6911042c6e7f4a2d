import { DeskPage } from "../../../desk/desk-page.tsx";
import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { PageTitle } from "../../../shell/page-title.tsx";

export const generateMetadata = titled("desk");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="desk" width="wide">
      <DeskPage />
    </PageTitle>
  );
}
