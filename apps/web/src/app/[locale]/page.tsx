import { catalogue } from "@consigliere/games/catalogue";
import { useTranslations } from "next-intl";
import { DecoRule } from "../../design/paper.tsx";
import { Telegram } from "../../design/telegram.tsx";
import { tryMessages } from "../../i18n/messages.ts";
import { MoreMessages } from "../../i18n/more-messages.tsx";
import { type LocalePage, pageLocale } from "../../i18n/page.ts";
import { BackRoom } from "../../landing/back-room.tsx";
import { GameBill } from "../../landing/game-bill.tsx";
import { TryButton } from "../../landing/try-button.tsx";
import "../../landing/landing.css";

export default async function LandingPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <MoreMessages messages={await tryMessages(locale)}>
      <BackRoom locale={locale} />
      <HowItWorks />
      <Games />
    </MoreMessages>
  );
}

function HowItWorks() {
  const t = useTranslations("landing");
  const steps = ["invite", "wire", "answer"] as const;
  return (
    <section className="how-it-works">
      <h2>{t("how.title")}</h2>
      <DecoRule />
      <div className="how-it-works-wires">
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
    <section className="bills baize">
      <h2>{t("games")}</h2>
      <div className="bills-shown">
        {catalogue.map(({ meta: { id, seats }, course }) => (
          <GameBill
            key={id}
            game={id}
            seats={seats}
            hasLessons={course !== undefined}
            tryIt={<TryButton game={id} />}
          />
        ))}
      </div>
    </section>
  );
}
