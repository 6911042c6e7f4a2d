import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { JoinPage } from "../../../../lobby/join-page.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("join");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="join" width="narrow" isQuiet>
      <JoinPage />
    </PageTitle>
  );
}
