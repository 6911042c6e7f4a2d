"use client";

import { useTranslations } from "next-intl";
import { Paper } from "../design/paper.tsx";
import { Poster } from "../games/poster.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { Link } from "../i18n/navigation.ts";
import "./course-shelf.css";

interface CourseShelfProps {
  readonly courses: readonly { readonly id: string; readonly game: string }[];
}

/** All courses: each game's, and the one about playing over days. */
export function CourseShelf({ courses }: CourseShelfProps) {
  const t = useTranslations("lessons");
  const wordsOf = useLobbyWords();
  return (
    <ul className="course-shelf">
      {courses.map(({ id, game }) => {
        const words = wordsOf(game);
        const isOfGame = id === game;
        return (
          <li key={id} data-course={isOfGame ? undefined : "days"}>
            <Paper as="article" frame="deco" className="course-bill">
              {isOfGame ? <Poster game={game} /> : <DayAndNight />}
              <h2>
                <Link href={`/learn/${id}`}>{isOfGame ? words("title") : t("overDays")}</Link>
              </h2>
              <p>{isOfGame ? words("tagline") : t("overDaysLine", { game: words("title") ?? game })}</p>
            </Paper>
          </li>
        );
      })}
    </ul>
  );
}

/** A window between evening and morning. Decoration. */
function DayAndNight() {
  return (
    <svg viewBox="0 0 560 320" className="poster" aria-hidden="true">
      <rect width="560" height="320" className="course-sky" />
      <path d="M0 320C140 140 420 140 560 320Z" className="course-dawn" />
      <circle cx="280" cy="250" r="46" className="course-sun" />
      <path d="M132 60a44 44 0 1 0 40 66 36 36 0 0 1-40-66Z" className="course-moon" />
      <path
        d="M0 320V232h46v-34h38v58h52v-86h44v62h40v88ZM560 320V214h-52v-30h-36v60h-48v-76h-40v70h-44v82Z"
        className="course-roofs"
      />
      <path d="M280 0V320M0 160H560" className="course-bars" />
    </svg>
  );
}
