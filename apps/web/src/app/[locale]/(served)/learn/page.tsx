import { courses } from "@consigliere/games/courses";
import { type LocalePage, pageLocale, titled } from "../../../../i18n/page.ts";
import { CourseShelf } from "../../../../lessons/course-shelf.tsx";
import { PageTitle } from "../../../../shell/page-title.tsx";

export const generateMetadata = titled("lessons");

export default async function Page({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="lessons" width="wide">
      <CourseShelf courses={courses.map(({ id, game }) => ({ id, game }))} />
    </PageTitle>
  );
}
