import { courseNamed, courses } from "@consigliere/games/courses";
import { notFound } from "next/navigation";
import { tableMessages, tryMessages } from "../../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale, titled } from "../../../../../i18n/page.ts";
import { LessonPage } from "../../../../../learn/lesson-page.tsx";

export const generateMetadata = titled("learn");
export const dynamicParams = false;

export function generateStaticParams() {
  return courses.map(({ id }) => ({ course: id }));
}

type LessonParams = LocalePage & { readonly params: Promise<{ locale: string; course: string }> };

export default async function Page({ params }: LessonParams) {
  const locale = await pageLocale(params);
  const entry = courseNamed((await params).course);
  if (entry === undefined) notFound();
  return (
    <MoreMessages messages={{ ...(await tableMessages(locale)), ...(await tryMessages(locale)) }}>
      <LessonPage course={entry.id} game={entry.game} />
    </MoreMessages>
  );
}
