import { catalogue } from "@consigliere/games/catalogue";
import { useTranslations } from "next-intl";
import { ButtonLink } from "../../design/button.tsx";
import { DecoRule } from "../../design/paper.tsx";
import { Telegram } from "../../design/telegram.tsx";
import { type LocalePage, pageLocale } from "../../i18n/page.ts";
import { GameBill } from "../../landing/game-bill.tsx";
import { LineUp } from "../../landing/line-up.tsx";
import { TryButton } from "../../landing/try-button.tsx";

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
    <section className="relative isolate overflow-hidden bg-mahogany text-on-mahogany">
      {/* The back room: a lamp over a table, the city behind the glass. Decoration. */}
      {/* biome-ignore lint/performance/noImgElement: the pages are static files, nobody there makes pictures smaller */}
      <img
        src="/hero.svg"
        alt=""
        width={1200}
        height={640}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-bottom"
      />
      <div className="mx-auto flex min-h-[36rem] max-w-6xl flex-col items-center px-4 pt-48 pb-44 text-center sm:min-h-[44rem] sm:pt-52">
        <div className="rounded-sm bg-pane/72 px-5 py-6 backdrop-blur-[2px] sm:px-12 sm:py-8">
          <h1 className="font-name text-[clamp(2.5rem,10vw,5.5rem)] leading-none text-brass-lit" lang="en">
            {shell("brand")}
          </h1>
          <DecoRule className="mx-auto my-4 max-w-sm" />
          <p className="mx-auto max-w-2xl font-headline text-xl font-bold text-balance sm:text-3xl">
            {t("promise")}
          </p>
          <p className="mx-auto mt-3 max-w-xl text-on-mahogany-quiet">{t("about")}</p>
          <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
            <TryButton game={FIRST_GAME} />
            <ButtonLink href="/new" variant="paper" size="large">
              {t("invite")}
            </ButtonLink>
          </div>
          <p className="mt-3 text-sm text-on-mahogany-quiet">{t("noAccount")}</p>
        </div>
      </div>
    </section>
  );
}

function HowItWorks() {
  const t = useTranslations("landing");
  const steps = ["invite", "wire", "answer"] as const;
  return (
    <section className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h2 className="text-center text-3xl sm:text-4xl">{t("how.title")}</h2>
      <DecoRule className="mx-auto my-4 max-w-xs" />
      <div className="mt-8 grid gap-6 md:grid-cols-3">
        {steps.map((step, i) => (
          <Telegram
            key={step}
            level={3}
            className={["md:-rotate-1", "md:rotate-[0.6deg] md:translate-y-3", "md:rotate-1"][i] ?? ""}
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
    <section className="baize mx-auto mb-14 max-w-6xl rounded-md px-4 py-8 sm:mx-6 sm:px-8 sm:py-10 xl:mx-auto">
      <h2 className="text-3xl sm:text-4xl">{t("games")}</h2>
      <div className="mt-6 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
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
