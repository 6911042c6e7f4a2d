import { EnterByLink } from "../../../../account/enter-by-link.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("enter");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="enter" width="narrow">
      <EnterByLink />
    </PageTitle>
  );
}
