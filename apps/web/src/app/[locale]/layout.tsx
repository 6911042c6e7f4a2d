import { LOCALES, languages } from "@consigliere/languages";
import "../../design/faces/faces.css";
import "../../design/base.css";
import type { Metadata, Viewport } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ToastProvider } from "../../design/toast.tsx";
import { sharedMessages } from "../../i18n/messages.ts";
import { type LocalePage, pageLocale } from "../../i18n/page.ts";
import { ConnectionNotice } from "../../offline/connection-notice.tsx";
import { FaultLine } from "../../shell/fault-line.tsx";
import { HEAD_SCRIPT } from "../../shell/head-script.ts";
import { Footer, Header } from "../../shell/header.tsx";
import { Shell } from "../../shell/shell.tsx";
import { SkipLink } from "../../shell/skip-link.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: "#2a1a14",
};

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "titles" });
  return {
    title: { default: t("site"), template: t("template", { page: "%s" }) },
    description: t("description"),
    manifest: `/manifest-${locale}.json`,
    icons: { icon: "/icon.svg", apple: "/icons/icon-192.png" },
  };
}

export default async function LocaleLayout({ params, children }: LocalePage & { children: ReactNode }) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "shell" });
  return (
    <html lang={locale} data-theme="night" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        {languages[locale].script === "japanese" && (
          <link rel="stylesheet" href="/fonts/japanese-headings.css" precedence="fonts" />
        )}
      </head>
      <body className="desk" suppressHydrationWarning>
        <NextIntlClientProvider messages={await sharedMessages(locale)}>
          <ToastProvider closeLabel={t("close")}>
            <FaultLine>
              <SkipLink />
              <Shell header={<Header />} footer={<Footer />}>
                {children}
              </Shell>
              <ConnectionNotice />
            </FaultLine>
            <noscript>
              <p className="wire-down">{t("noScript")}</p>
            </noscript>
          </ToastProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
