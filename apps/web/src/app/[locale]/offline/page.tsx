import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { OfflinePage } from "../../../offline/offline-page.tsx";

export const generateMetadata = titled("offline");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return <OfflinePage />;
}
