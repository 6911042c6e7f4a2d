import { useTranslations } from "next-intl";
import { Paper } from "../../../design/paper.tsx";
import { Link } from "../../../i18n/navigation.ts";
import { type LocalePage, pageLocale, titled } from "../../../i18n/page.ts";
import { GameTitle } from "../../../rules/game-title.tsx";
import { gamesWithRules } from "../../../rules/rulebook.ts";
import { PageTitle } from "../../../shell/page-title.tsx";
import "../../../rules/rules.css";

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
    <ul className="rules-list">
      {gamesWithRules.map((game) => (
        <li key={game}>
          <Paper as="article" frame="deco" stacked>
            <h2 className="rules-game">
              <Link href={`/rules/${game}`} className="rules-link quiet-link">
                <GameTitle game={game} />
              </Link>
            </h2>
            <p className="apart">{t("read")}</p>
          </Paper>
        </li>
      ))}
    </ul>
  );
}
