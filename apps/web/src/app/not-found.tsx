import { DEFAULT_LOCALE, LOCALES } from "@consigliere/languages";
import "../design/faces/faces.css";
import "../design/base.css";
import en from "../../messages/en.json";
import ja from "../../messages/ja.json";
import { Scene } from "../design/scene.tsx";
import { HEAD_SCRIPT } from "../shell/head-script.ts";

const WORDS = { en: en.notFound, ja: ja.notFound };

/** The page is one file for every address, so it only finds out in the browser which language to use. */
const LANGUAGE_SCRIPT = `(function(){var d=document.documentElement,l=location.pathname.split("/")[1];if(${JSON.stringify(LOCALES)}.indexOf(l)<0)l="${DEFAULT_LOCALE}";d.lang=l;d.dataset.only=l;if(l==="ja"){var f=document.createElement("link");f.rel="stylesheet";f.href="/fonts/japanese-headings.css";document.head.append(f)}})()`;

/** The page for a missing address. Without scripts it shows every language. */
export default function NotFound() {
  return (
    <html lang="en" data-theme="night" suppressHydrationWarning>
      <head>
        <title>{LOCALES.map((locale) => WORDS[locale].title).join(" · ")}</title>
        <link rel="icon" href="/icon.svg" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: `${LANGUAGE_SCRIPT};${HEAD_SCRIPT}` }} />
      </head>
      {/* Aligned to the top, not the middle, so that the parts that load first stay in place. */}
      <body className="desk lost">
        <main className="stack" data-gap="6">
          <Scene of="door" />
          {LOCALES.map((locale) => (
            <section key={locale} lang={locale} className="one-language telegram">
              <div className="telegram-head">
                <h1>{WORDS[locale].title}</h1>
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
          ))}
        </main>
      </body>
    </html>
  );
}
