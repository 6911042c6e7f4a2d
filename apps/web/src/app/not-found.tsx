import { DEFAULT_LOCALE, LOCALES } from "@consigliere/languages";
import "../design/faces/faces.css";
import "../design/base.css";
import { Scene } from "../design/scene.tsx";
import { JAPANESE } from "../i18n/japanese.ts";
import { notFoundWords } from "../i18n/messages.ts";
import { HEAD_SCRIPT } from "../shell/head-script.ts";

/** The page is one file for every address, so it only finds out in the browser which language to use. */
const LANGUAGE_SCRIPT = `(function(){var d=document.documentElement,l=location.pathname.split("/")[1];if(${JSON.stringify(LOCALES)}.indexOf(l)<0)l="${DEFAULT_LOCALE}";d.lang=l;if(${JSON.stringify(JAPANESE)}.indexOf(l)>=0){var f=document.createElement("link");f.rel="stylesheet";f.href="/fonts/japanese-headings.css";document.head.append(f)}})()`;

/** Leaves the one of the parts in all languages that is in the page's. */
const ONE_LANGUAGE_SCRIPT = `document.querySelectorAll("section[lang]").forEach(function(s){s.hidden=s.lang!==document.documentElement.lang})`;

/** The page for a missing address. Without scripts it shows every language. */
export default async function NotFound() {
  const words = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, ...(await notFoundWords(locale)) })),
  );
  return (
    <html lang={DEFAULT_LOCALE} data-theme="night" suppressHydrationWarning>
      <head>
        <title>{words.map(({ title }) => title).join(" · ")}</title>
        <link rel="icon" href="/icon.svg" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: `${LANGUAGE_SCRIPT};${HEAD_SCRIPT}` }} />
      </head>
      {/* Aligned to the top, not the middle, so that the parts that load first stay in place. */}
      <body className="desk lost">
        <main className="stack" data-gap="6">
          <Scene of="door" />
          {words.map(({ locale, title, line, home }) => (
            <section key={locale} lang={locale} className="telegram" suppressHydrationWarning>
              <div className="telegram-head">
                <h1>{title}</h1>
              </div>
              <div className="telegram-lines">
                <p>{line}</p>
              </div>
              <div className="telegram-actions">
                <a href={`/${locale}/`} className="button" data-variant="ink">
                  {home}
                </a>
              </div>
            </section>
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
          <script dangerouslySetInnerHTML={{ __html: ONE_LANGUAGE_SCRIPT }} />
        </main>
      </body>
    </html>
  );
}
