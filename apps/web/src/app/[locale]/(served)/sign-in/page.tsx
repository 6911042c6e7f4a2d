import { SignIn } from "../../../../account/sign-in.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("signIn");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="signIn" width="wide">
      <SignIn />
    </PageTitle>
  );
}
