import { useTranslations } from "next-intl";
import { Paper } from "../../../design/paper.tsx";
import { Link } from "../../../i18n/navigation.ts";
import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { GameTitle } from "../../../rules/game-title.tsx";
import { gamesWithRules } from "../../../rules/rulebook.ts";
import { PageTitle } from "../../../shell/page-title.tsx";

export const generateMetadata = titled("rules");

export default async function RulesPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <PageTitle name="rules" width="wide">
      <Shelf />
    </PageTitle>
  );
}

function Shelf() {
  const t = useTranslations("rules");
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {gamesWithRules.map((game) => (
        <li key={game}>
          <Paper as="article" frame="deco" stacked className="h-full text-center">
            <h2 className="text-3xl [font-family:var(--font-name)]">
              <Link href={`/rules/${game}`} className="after:absolute after:inset-0 hover:underline">
                <GameTitle game={game} />
              </Link>
            </h2>
            <p className="mt-3">{t("read")}</p>
          </Paper>
        </li>
      ))}
    </ul>
  );
}
