import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { NewMatchPage } from "../../../../new-match/new-match-page.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("newMatch");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="newMatch" width="wide">
      <NewMatchPage />
    </PageTitle>
  );
}
