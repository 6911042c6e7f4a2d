import { manifestOf } from "@consigliere/games/catalogue";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../../../design/button.tsx";
import { Paper } from "../../../../design/paper.tsx";
import { tableOf } from "../../../../games/registry.ts";
import { gameMetadata, type LocalePage, pageLocale } from "../../../../i18n/page.ts";
import { CardList } from "../../../../rules/card-list.tsx";
import { GameTitle } from "../../../../rules/game-title.tsx";
import { gamesWithRules, type Rulebook, readRulebook } from "../../../../rules/rulebook.ts";
import "../../../../rules/examples.css";
import { PageFrame } from "../../../../shell/page-frame.tsx";
import "../../../../rules/rules.css";

export const dynamicParams = false;

export function generateStaticParams() {
  return gamesWithRules.map((game) => ({ game }));
}

type RulebookParams = LocalePage & { readonly params: Promise<{ locale: string; game: string }> };

export async function generateMetadata({ params }: RulebookParams) {
  return gameMetadata(await pageLocale(params), "rulebook", (await params).game);
}

export default async function RulebookPage({ params }: RulebookParams) {
  const locale = await pageLocale(params);
  const { game } = await params;
  return <Book game={game} rulebook={await readRulebook(game, locale)} />;
}

function Book({ game, rulebook }: { game: string; rulebook: Rulebook }) {
  const t = useTranslations("rules");
  const hasCards = tableOf(game)?.cards !== undefined;
  return (
    <PageFrame
      title={<GameTitle game={game} />}
      aside={
        <div className="rules-ways">
          {manifestOf(game)?.course !== undefined && (
            <ButtonLink href={`/learn/${game}`}>{t("learn")}</ButtonLink>
          )}
          <ButtonLink href="/new">{t("play")}</ButtonLink>
        </div>
      }
    >
      <div className="rules-spread">
        <nav className="paper rules-chapters" aria-label={t("chapters")} data-tone="aged">
          <h2 className="rules-chapters-title">{t("chapters")}</h2>
          <ol className="small">
            {rulebook.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="quiet-link">
                  {title}
                </a>
              </li>
            ))}
            {hasCards && (
              <li>
                <a href="#cards" className="quiet-link">
                  {t("cards")}
                </a>
              </li>
            )}
          </ol>
        </nav>
        <Paper as="article">
          {/* The styles for the pictures of the examples: those of all boards, which are too much for any other page. */}
          <link rel="stylesheet" href="/examples/boards.css" precedence="default" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rulebook, made while building */}
          <div dangerouslySetInnerHTML={{ __html: rulebook.html }} />
          {hasCards && (
            <>
              <div className="prose">
                <h2 id="cards">{t("cards")}</h2>
              </div>
              <CardList game={game} />
            </>
          )}
        </Paper>
      </div>
    </PageFrame>
  );
}
