import { catalogue } from "@consigliere/games/catalogue";
import { tableMessages } from "../../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../../i18n/page.ts";
import { LessonPage } from "../../../../../learn/lesson-page.tsx";

export const generateMetadata = titled("learn");
export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.flatMap(({ meta, course }) => (course === undefined ? [] : [{ game: meta.id }]));
}

type LessonParams = LocalePage & { readonly params: Promise<{ locale: string; game: string }> };

export default async function Page({ params }: LessonParams) {
  const locale = await pageLocale(params);
  const { game } = await params;
  return (
    <MoreMessages messages={await tableMessages(locale)}>
      <LessonPage game={game} />
    </MoreMessages>
  );
}
