import { catalogue } from "@consigliere/games/catalogue";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import { DecoRule } from "../../design/paper.tsx";
import { Telegram } from "../../design/telegram.tsx";
import { type LocalePage, pageLocale } from "../../i18n/page.ts";
import { GameBill } from "../../landing/game-bill.tsx";
import { LineUp } from "../../landing/line-up.tsx";
import { TryButton } from "../../landing/try-button.tsx";
import "../../landing/landing.css";

export default async function LandingPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <>
      <Hero />
      <LineUp />
      <HowItWorks />
      <Games />
    </>
  );
}

const FIRST_GAME = "family-business";

function Hero() {
  const t = useTranslations("landing");
  const shell = useTranslations("shell");
  return (
    <section className="hero">
      {/* The back room: a lamp over a table, the city behind the glass. Decoration. */}
      {/* biome-ignore lint/performance/noImgElement: the pages are static files, nobody there makes pictures smaller */}
      <img src="/hero.svg" alt="" width={1200} height={640} fetchPriority="high" className="hero-room" />
      <div className="hero-middle">
        <div className="hero-pane">
          <h1 className="hero-name" lang="en">
            {shell("brand")}
          </h1>
          <DecoRule />
          <p className="hero-promise">{t("promise")}</p>
          <p className="hero-about">{t("about")}</p>
          <div className="row hero-ways">
            <TryButton game={FIRST_GAME} />
            <ButtonLink href="/new" variant="paper" size="large">
              {t("invite")}
            </ButtonLink>
          </div>
          <p className="hero-note small">{t("noAccount")}</p>
        </div>
      </div>
    </section>
  );
}

function HowItWorks() {
  const t = useTranslations("landing");
  const steps = ["invite", "wire", "answer"] as const;
  return (
    <section className="how">
      <h2 className="section-title">{t("how.title")}</h2>
      <DecoRule />
      <div className="how-steps">
        {steps.map((step, i) => (
          <Telegram
            key={step}
            level={3}
            heading={t(`how.${step}.title`)}
            stamp={t("how.stamp", { number: i + 1 })}
            lines={[t(`how.${step}.first`), t(`how.${step}.second`), t(`how.${step}.third`)]}
          />
        ))}
      </div>
    </section>
  );
}

function Games() {
  const t = useTranslations("landing");
  return (
    <section className="baize bills">
      <h2 className="section-title">{t("games")}</h2>
      <div className="bills-list">
        {catalogue.map(({ meta: { id, seats }, course }) => (
          <GameBill
            key={id}
            game={id}
            seats={seats}
            hasCourse={course !== undefined}
            tryIt={<TryButton game={id} />}
          />
        ))}
      </div>
    </section>
  );
}
