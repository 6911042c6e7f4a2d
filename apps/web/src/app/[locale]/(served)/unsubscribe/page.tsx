import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { UnsubscribePage } from "../../../../links/unsubscribe-page.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("unsubscribe");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="unsubscribe" width="narrow">
      <UnsubscribePage />
    </PageTitle>
  );
}
