import { courseNamed, courses, OVER_DAYS } from "@consigliere/games/courses";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { tableMessages, tryMessages } from "../../../../../i18n/messages.ts";
import { MoreMessages } from "../../../../../i18n/more-messages.tsx";
import { gameMetadata, type LocalePage, pageLocale } from "../../../../../i18n/page.ts";
import { LessonPage } from "../../../../../lessons/lesson-page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return courses.map(({ id }) => ({ course: id }));
}

type LessonParams = LocalePage & { readonly params: Promise<{ locale: string; course: string }> };

export async function generateMetadata({ params }: LessonParams) {
  const locale = await pageLocale(params);
  const { course } = await params;
  const entry = courseNamed(course);
  if (entry === undefined) return {};
  const metadata = await gameMetadata(locale, "lesson", entry.game);
  if (course !== OVER_DAYS) return metadata;
  const t = await getTranslations({ locale, namespace: "lessons" });
  return { title: t("overDays"), description: t("overDaysHead") };
}

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
