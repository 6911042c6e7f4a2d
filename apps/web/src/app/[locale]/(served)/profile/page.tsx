import { ProfilePage } from "../../../../account/profile-page.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("profile");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="profile" width="wide">
      <ProfilePage />
    </PageTitle>
  );
}
