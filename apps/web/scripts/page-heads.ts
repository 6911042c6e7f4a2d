/**
 * After `next build`: tells search engines and messengers what the public pages are, in each language, and search
 * engines that all others are nobody's business. It is written into the finished pages, because the policy of a page
 * names its scripts by their content, and whoever serves the page changes the origin.
 */

import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PAGE_ORIGIN } from "@consigliere/contract/page-origin";
import { catalogue } from "@consigliere/games/catalogue";
import { courses } from "@consigliere/games/courses";
import { LOCALES, type Locale, languages } from "@consigliere/languages";

const out = fileURLToPath(new URL("../out/", import.meta.url));

/** The paths of public pages below their locale, with the picture that a preview shows, 1200 by 630 pixels. */
const PUBLIC = new Map([
  ["", "/og.png"],
  ["rules/", "/og.png"],
  ["learn/", "/og.png"],
  ...catalogue.map(({ meta: { id } }) => [`rules/${id}/`, posterOf(id)] as const),
  ...courses.map(({ id, game }) => [`learn/${id}/`, posterOf(game)] as const),
]);
for (const locale of LOCALES) {
  for (const page of globSync(`${locale}/**/index.html`, { cwd: out })) {
    const file = join(out, page);
    const path = page.slice(locale.length + 1, -"index.html".length);
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace("</title>", `</title>${headOf(html, locale, path)}`));
  }
}
const urls = [...PUBLIC.keys()].flatMap((path) =>
  LOCALES.map((locale) => `<url><loc>${addressOf(locale, path)}</loc></url>`),
);
writeFileSync(
  join(out, "sitemap.xml"),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
);
writeFileSync(join(out, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${PAGE_ORIGIN}/sitemap.xml\n`);
console.log(`Heads: ${urls.length} public pages`);

/** A game in development may have none. */
function posterOf(game: string): string {
  const poster = `/posters/${game}.jpg`;
  return existsSync(join(out, poster)) ? poster : "/og.png";
}

function addressOf(locale: string, path: string): string {
  return `${PAGE_ORIGIN}/${locale}/${path}`;
}

function headOf(html: string, locale: Locale, path: string): string {
  const picture = PUBLIC.get(path);
  if (picture === undefined) return '<meta name="robots" content="noindex"/>';
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const preview = {
    type: "website",
    site_name: "Consigliere",
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    url: addressOf(locale, path),
    image: PAGE_ORIGIN + picture,
    "image:width": "1200",
    "image:height": "630",
    locale: languages[locale].region,
  };
  const alternates = [
    ...LOCALES.map((one) => [one, addressOf(one, path)]),
    ["x-default", `${PAGE_ORIGIN}/${path}`],
  ];
  return [
    `<link rel="canonical" href="${addressOf(locale, path)}"/>`,
    ...alternates.map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}"/>`),
    ...Object.entries(preview).map(([name, content]) => `<meta property="og:${name}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join("");
}
