import "../design/fonts.css";
import "../design/base.css";
import en from "../../messages/en.json";
import ja from "../../messages/ja.json";
import { Monogram } from "../design/monogram.tsx";
import { routing } from "../i18n/routing.ts";

const WORDS = { en: en.notFound, ja: ja.notFound };

/** What is not there: one page for every address, so it speaks every language. */
export default function NotFound() {
  return (
    <html lang="en" data-theme="night">
      <head>
        <title>{`${en.notFound.title} · Consigliere`}</title>
        <link rel="icon" href="/icon.svg" />
      </head>
      <body className="desk grid min-h-dvh place-items-center p-4">
        <main className="grid w-full max-w-2xl gap-6">
          <Monogram className="mx-auto size-20" />
          {routing.locales.map((locale, i) => {
            const Heading = i === 0 ? "h1" : "h2";
            return (
              <section key={locale} lang={locale} className="telegram">
                <div className="telegram-head">
                  <Heading>{WORDS[locale].title}</Heading>
                </div>
                <div className="telegram-lines">
                  <p>{WORDS[locale].line}</p>
                </div>
                <div className="telegram-actions">
                  <a href={`/${locale}/`} className="button" data-variant="ink">
                    {WORDS[locale].home}
                  </a>
                </div>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
